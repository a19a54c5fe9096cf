import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { VALUE_PATTERNS } from '../../lexicon/value-patterns.ts';
import { heightOf } from '../../layout/geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { segmentsRight } from '../../layout/neighbours.ts';
import { isContactLine, isTitle, rateAddress, rateCompany } from '../../values/names.ts';
import { cleanText, trimRange } from '../candidate.ts';
import { ROLE_BEFORE } from '../read-kind.ts';
import type { Candidate } from '../candidate.ts';

/** A labelled text cut down to the name in it: the bank alone of 三井住友銀行 三軒茶屋支店 普通 4471182. */
export function cutToPattern(candidate: Candidate, query: FieldQuery): Candidate {
  const pattern = query.concept && CUT.has(query.concept) ? VALUE_PATTERNS[query.concept] : undefined;
  const range = candidate.ranges[0];
  if (!pattern || !range) return candidate;
  const text = range.segment.text.slice(range.from, range.to);
  const match = pattern.exec(text);
  if (!match) {
    const other =
      (query.concept === 'closing_day' && query.kind !== 'date') ||
      /\d{5}|^(?:plc|ltd|limited|inc)\.?$/i.test(text);
    return other ? { ...candidate, score: candidate.score * 0.4 } : candidate;
  }
  const from = range.from + match.index;
  const cut = { ...range, from, to: from + match[0].length };
  return { ...candidate, value: cleanText([cut]), ranges: [cut] };
}

const CUT: ReadonlySet<ConceptId> = new Set(['bank', 'branch', 'account_type', 'closing_day']);

/** Names without a label: banks, branches, job titles, departments and, on cards, the person. */
export function unlabelledNames(query: FieldQuery, view: DocumentView): Candidate[] {
  const pattern = query.concept && VALUE_PATTERNS[query.concept];
  if (query.concept === 'contact') return contactsOfDepartments(view);
  if (query.concept && ADDRESSED.has(query.concept)) return personsAddressed(query, view);
  if (!pattern && query.concept !== 'person') return [];
  const found: Candidate[] = [];
  for (const segment of view.pages[0]?.segments ?? []) {
    const candidate = pattern ? matchPattern(segment, pattern) : matchPerson(segment);
    if (candidate) found.push(candidate);
  }
  return found;
}

/** Whom a document is written to, as a rule: by title and name, where no label says who it is. */
const ADDRESSED: ReadonlySet<ConceptId> = new Set([
  'guest',
  'patient',
  'insured',
  'student',
  'member',
  'holder',
  'employee',
  'applicant',
  'attention',
]);

/** "Mr Haruki Delacroix-Ito" or 大槻 美帆 様, alone on its line in the upper part of the first page. */
function personsAddressed({ avoidedTexts }: FieldQuery, { pages: [first] }: DocumentView): Candidate[] {
  const isBare = avoidedTexts.some((text) =>
    /^(?:mr|mrs|ms|miss|dr|prof|titles?|salutation|honorific)/.test(text),
  );
  return (first?.segments ?? []).flatMap((segment) => {
    const match = /^((?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\.?\s+.+)$|^(.+?)[\s\u3000]*(?:様|殿|さま|さん)$/u.exec(
      segment.text.trim(),
    );
    const titled = match?.[1]?.replace(isBare ? /^\p{L}+\.?\s+/u : /^/, '');
    const name = titled ?? match?.[2];
    if (name === undefined || segment.rect.top > ADDRESSED_UNTIL * segment.layout.page.height) return [];
    if (!ADDRESSED_NAME.test(name) && !LATIN_NAME.test(name) && !JAPANESE_NAME.test(name)) return [];
    if (isTitle(name) || rateCompany(name) >= 0.6) return [];
    const from = segment.text.indexOf(name);
    const ranges = [{ segment, from, to: from + name.length }];
    return [{ value: cleanText(ranges), ranges, score: 0.5, doubt: 'WEAK_LABEL' as const }];
  });
}

/** A name with its title, which is printed as part of it. */
const ADDRESSED_NAME =
  /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\.?\s+(?:\p{Lu}\.?\s+)?(?:\p{Lu}[\p{L}'’-]+\s+)*\p{Lu}[\p{L}'’-]+$/u;

/** Share of the page's height below which a name is no addressee's. */
const ADDRESSED_UNTIL = 0.45;

/** 経理部 佐伯 健吾: a person named with a department is whom to turn to, where no label says who is. */
function contactsOfDepartments(view: DocumentView): Candidate[] {
  return (view.pages[0]?.segments ?? []).flatMap((segment) => {
    const match = DEPARTMENT_BEFORE.exec(segment.text);
    if (!match || /(?:様|殿|御中)\s*$/u.test(segment.text)) return [];
    const range = trimRange({ segment, from: match[0].length, to: segment.text.length });
    const name = range ? cleanText([range]) : '';
    if (!range || !JAPANESE_NAME.test(name) || isTitle(name)) return [];
    return [{ value: name, ranges: [range], score: 0.56, doubt: 'WEAK_LABEL' as const }];
  });
}

const DEPARTMENT_BEFORE = /^[^\s]{1,12}(?:部|課|室|係|グループ|チーム|センター)[\s\u3000]+/u;

function matchPattern(segment: Segment, pattern: RegExp): Candidate | null {
  const match = pattern.exec(segment.text);
  if (!match || isTitle(segment.text)) return null;
  const to = match.index + match[0].length;
  const range = trimRange({
    segment,
    from: match.index,
    to: isField(segment.text.slice(to)) ? segment.text.length : to,
  });
  if (!range) return null;
  const share = (range.to - range.from) / segment.text.length;
  return { value: cleanText([range]), ranges: [range], score: 0.5 + 0.2 * share, doubt: 'WEAK_LABEL' };
}

/** ", Slope Stability" behind what somebody is at work: for what, and neither a degree nor a company. */
const isField = (rest: string): boolean =>
  /^, \p{Lu}[\p{L}&' -]{3,40}$/u.test(rest) && !DEGREES.test(rest) && rateCompany(rest.slice(2)) < 0.7;

const LATIN_NAME =
  /^(?:(?:Mr|Ms|Mrs|Dr|Prof)\.?\s+)?\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}\.?)?(?:\s+\p{Lu}[\p{L}'-]+){1,2}$/u;
const JAPANESE_PART = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{1,4}`;
const JAPANESE_NAME = new RegExp(`^${JAPANESE_PART}[\\s\\u3000]+${JAPANESE_PART}$`, 'u');
const PART_OF_NAME = new RegExp(`^${JAPANESE_PART}$`, 'u');

/**
 * Two or three capitalised words, or a family and a given name in Japanese, set larger than the rest; a title may
 * precede, and on cards the two names are far apart.
 */
function matchPerson(segment: Segment): Candidate | null {
  const title = ROLE_BEFORE.exec(segment.text)?.[0].length ?? titleBefore(segment.text);
  const romaji = /(?<=\p{Script=Han}.*)[\s\u3000]+\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?\s*$/u.exec(
    segment.text,
  );
  const end = romaji?.index ?? DEGREES.exec(segment.text)?.index ?? segment.text.length;
  const first = trimRange({ segment, from: title, to: end });
  if (!first) return null;
  const given = givenNameBeside(segment);
  const ranges = given ? [first, { segment: given, from: 0, to: given.text.length }] : [first];
  const text = cleanText(ranges);
  // 加茂誠 Kamo: the letters behind it say that it is a name, however close it is set.
  const read =
    romaji !== null && /^[\p{Script=Han}々\p{Script=Hiragana}\p{Script=Katakana}]{2,6}$/u.test(text);
  if (!LATIN_NAME.test(text) && !JAPANESE_NAME.test(text) && !read) return null;
  if (isTitle(text) || isContactLine(text) || rateCompany(text) >= 0.6 || rateAddress(text) >= 0.3)
    return null;
  if (VALUE_PATTERNS.job_title?.test(text) || VALUE_PATTERNS.department?.test(text)) return null;
  const large = heightOf(segment.rect) / segment.layout.lineHeight;
  return { value: text, ranges, score: Math.min(0.8, 0.5 + 0.2 * (large - 1)), doubt: 'WEAK_LABEL' };
}

/** What people have behind their names: ", P.Eng.", ", MBA, PhD". */
const DEGREES = /(?:,\s*(?:\p{Lu}\p{Ll}{0,2}\.?){2,5})+\s*$/u;

/** The second half of a name set wide: of the same size, less than two letters away. */
function givenNameBeside(segment: Segment): Segment | undefined {
  const [next] = segmentsRight(segment);
  if (!next || !PART_OF_NAME.test(segment.text.trim()) || !PART_OF_NAME.test(next.text.trim()))
    return undefined;
  const height = heightOf(segment.rect);
  const near = next.rect.left - segment.rect.right < 2 * height;
  return near && Math.abs(heightOf(next.rect) - height) < 0.2 * height ? next : undefined;
}

/** How many letters of a text are a title in front of a name: 主任 木村 さゆり. */
function titleBefore(text: string): number {
  const match = VALUE_PATTERNS.job_title?.exec(text);
  return match?.index === 0 && /^[\s\u3000]/u.test(text.slice(match[0].length)) ? match[0].length : 0;
}
