import type { DocumentView } from '../document.ts';
import { heightOf, middleX, overlapX } from '../layout/geometry.ts';
import type { Segment } from '../layout/layout.ts';
import { segmentsLeft, segmentsRight } from '../layout/neighbours.ts';
import { isSentence, isTitle, rateAddress, rateCompany } from '../values/names.ts';
import type { Candidate, TextRange } from './candidate.ts';
import { cleanText, trimRange } from './candidate.ts';

const AT_END = /^(.*?)[\s\u3000]*(御中|様|殿|さま)\s*[)）]?\s*$/u;
/** What 様 is read as on pictures: behind a company's name it is nothing else. */
const MISREAD_AT_END = /^(.*?)[\s\u3000]*[欄樣橡]\s*$/u;
const NOT_A_NAME =
  /^(?:お客|皆|各位|お得意|貴社|ご担当者|担当者|上|神|仏|王|模|仕|多|同|異|一)$|(?:お客|皆|ご担当者|の|仕|模)$/u;

/** Names followed by 御中, 様 or 殿: the party that a Japanese document is addressed to. */
export function honorificNames(view: DocumentView): Candidate[] {
  const found: Candidate[] = [];
  for (const page of view.pages) {
    for (const segment of page.segments) {
      const name = nameBefore(segment) ?? nameLeftOf(segment);
      if (!name) {
        const over = ROLE.test(segment.text) ? organisationOver(segment) : undefined;
        if (over) found.push(asCandidate(over, OVER_ROLE));
        continue;
      }
      const family = familyName(name);
      if (family) {
        found.push({
          ...asCandidate(name, 0.92),
          value: cleanText([family, name]),
          ranges: [family, name],
        });
        continue;
      }
      const honorific = AT_END.exec(segment.text)?.[2] ?? '御中';
      const division = /(?:部|課|室|係|担当)$/u.test(cleanText([name]));
      found.push(asCandidate(name, division ? 0.6 : honorific === '御中' ? 0.97 : 0.92));
    }
  }
  return found.map((one) => (one.ranges.length > 1 ? one : withFormAbove(one)));
}

function nameBefore(segment: Segment): TextRange | null {
  const text = AT_END.exec(segment.text)?.[1] ?? misreadName(segment) ?? '';
  if (text.trim().length < 2 || NOT_A_NAME.test(text.trim()) || !isCjkOrLatin(text)) return null;
  const label = /^(?:.{0,8}?(?:宛名|宛先|請求先|お客様名|得意先|納品先|氏名|お名前|顧客名)\s*[:：\s])/u.exec(
    text,
  );
  return trimRange({ segment, from: label?.[0].length ?? 0, to: text.length });
}

function misreadName({ text, layout }: Segment): string | undefined {
  const name = layout.page.source === 'text' ? undefined : MISREAD_AT_END.exec(text)?.[1];
  return name !== undefined && rateCompany(name) >= 0.7 ? name : undefined;
}

/** 村上 and 和也, then 様, with wide spaces between them: the family name, set apart from the given one by a wide space. */
function familyName(name: TextRange): TextRange | null {
  const given = cleanText([name]);
  const left = segmentsLeft(name.segment)[0];
  if (!left || name.from > 0 || !/^[\p{L}]{1,4}$/u.test(given) || !/^[\p{L}]{1,4}$/u.test(left.text))
    return null;
  if (name.segment.rect.left - left.rect.right > 2.5 * heightOf(left.rect)) return null;
  return trimRange({ segment: left, from: 0, to: left.text.length });
}

/** 御中 set apart at the end of a ruled line: the name is to its left. */
function nameLeftOf(segment: Segment): TextRange | null {
  if (!/^(?:御中|様|殿)$/u.test(segment.text.trim())) return null;
  const row = segment.layout.rows[segment.row];
  const left = row?.segments.filter((other) => segmentsRight(other)[0] === segment).at(-1);
  if (left && !NOT_A_NAME.test(left.text.trim()))
    return trimRange({ segment: left, from: 0, to: left.text.length });
  const above = segment.layout.rows[segment.row - 1]?.segments.find(
    (other) =>
      segment.rect.left - other.rect.right < 4 * heightOf(segment.rect) &&
      segment.rect.top - other.rect.bottom < heightOf(segment.rect) &&
      overlapX(segment.rect, other.rect) > -4 * heightOf(segment.rect),
  );
  return above ? trimRange({ segment: above, from: 0, to: above.text.length }) : null;
}

function isCjkOrLatin(text: string): boolean {
  return /[A-Za-z\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text) && !/[。、]/.test(text);
}

/** "山田太郎 様" under a company's line: the company is the addressee. */
function withFormAbove(candidate: Candidate): Candidate {
  const segment = candidate.ranges[0]?.segment;
  if (!segment || rateCompany(candidate.value) >= 0.7) return candidate;
  const over = ROLE.test(segment.text) ? organisationOver(segment) : undefined;
  if (over) return asCandidate(over, OVER_ROLE);
  // 購買部長 | 前川 哲 様: the line begins with what the person is.
  const [head] = segmentsLeft(segment);
  const start = head && /[部課室係長役員]$/u.test(head.text.trim()) ? head.rect.left : segment.rect.left;
  for (const row of segment.layout.rows.slice(Math.max(0, segment.row - 2), segment.row).toReversed()) {
    const above = row.segments.find(
      (other) =>
        (Math.abs(other.rect.left - start) < 3 * heightOf(segment.rect) ||
          Math.abs(other.rect.right - segment.rect.right) < heightOf(segment.rect) ||
          Math.abs(middleX(other.rect) - middleX(segment.rect)) < heightOf(segment.rect)) &&
        rateCompany(other.text) === 1,
    );
    const range = above && trimRange({ segment: above, from: 0, to: above.text.length });
    if (range && segment.rect.top - range.segment.rect.bottom < 3 * heightOf(segment.rect))
      return asCandidate(range, 0.85);
  }
  return candidate;
}

/** 院長 桐生 佳奈 様, 経理ご担当者様: somebody by what they are where they work. */
const ROLE =
  /^\s*(?:代表(?:者|取締役(?:社長)?|社員)?|院長|店長|店主|所長|園長|校長|理事長|社長|会長|組合長|支配人|施設長)[ 　]\S.*[様殿]\s*$|^\s*\p{Script=Han}{0,4}ご?担当(?:者|の方)?[ 　]?[様殿]\s*$/u;
/** How surely the line over such a person is where they work. */
const OVER_ROLE = 0.9;
/** How far over the person that line is at most, in heights of its letters. */
const NEAR = 1.6;
/** Rows in which it is looked for: what is beside them has rows of its own. */
const ROWS = 3;

/** The name in the line over somebody who is addressed, set at the same edge: where they work. */
function organisationOver({ layout, row, rect }: Segment): TextRange | undefined {
  const above = layout.rows
    .slice(Math.max(0, row - ROWS), row)
    .toReversed()
    .flatMap(({ segments }) => segments)
    .find(
      (one) =>
        Math.abs(one.rect.left - rect.left) < 2.5 * heightOf(rect) &&
        rect.top - one.rect.bottom < NEAR * heightOf(rect),
    );
  const isName =
    above !== undefined &&
    /^[^\d:：。、]{2,30}$/u.test(above.text) &&
    !AT_END.test(above.text) &&
    !isSentence(above.text) &&
    !isTitle(above.text) &&
    rateAddress(above.text) < 0.5;
  return isName ? (trimRange({ segment: above, from: 0, to: above.text.length }) ?? undefined) : undefined;
}

function asCandidate(range: TextRange, score: number): Candidate {
  return { value: cleanText([range]), ranges: [range], score };
}
