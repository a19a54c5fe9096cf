import { meaningsOf } from '../lexicon/index.ts';
import type { ConceptId, Kind } from '../lexicon/index.ts';
import type { Anchor, Relation } from './field-query.ts';
import { isEdge } from './asked-form.ts';
import { isUnit } from './stated/units.ts';

const QUOTED = /"([^"]{1,60})"|'([^']{2,60})'|「([^」]{1,60})」|『([^』]{1,60})』|【([^】]{1,60})】/g;
const SIDES_EN: readonly (readonly [RegExp, Relation])[] = [
  [/(?:to |on )?(?:the )?right (?:side )?(?:of|from)/, 'right'],
  [/(?:to |on )?(?:the )?left (?:side )?(?:of|from)/, 'left'],
  [
    /(?:printed |written |shown |found |standing )?(?:directly |just |right )?(?:below|under(?:neath)?|beneath)/,
    'below',
  ],
  [/(?:printed |written |shown |found )?(?:directly |just |right )?(?:above|over)/, 'above'],
  [
    /(?:printed |written |shown |comes? |standing |directly |just )*(?:next to|beside|after|following|behind|follows|by the words?|with the label|labell?ed(?: as)?|marked(?: as| with)?|headed|called|named|titled|in the (?:box|field|cell|line) (?:called|named|labell?ed|of))/,
    'beside',
  ],
];
const TARGET_EN =
  /\s+(?:the )?((?:words? |label |heading |title |text |sign |line |field |caption |box |term |mark )*)([^,;.()]{1,50}?\.?)(?=\s*(?:[,;()]|\.\s|\.?$)|\s+(?:on|at|in|of|and|but|as) )/;
const JAPANESE =
  /([^\s、。（）()「」]{1,20}?)(?:の|と書かれた|と記載された)?(?:すぐ|真)?(右側?|左側?|横|隣|となり|下|上|後ろ?|あと|次|欄|項目|ラベル)(?:の|に|で|$|、|。|\))/g;
const JA_RELATION: Readonly<Record<string, Relation>> = { 右: 'right', 左: 'left', 下: 'below', 上: 'above' };
/** Words that are places or other things, never labels. */
const NOT_A_LABEL =
  /^(?:the )?(?:page|document|table|receipt|invoice|top|bottom|tax|taxes|vat|deductions|rounding|gst|discount|it|this|that|date|shop name|company name|name|seller|buyer|header|logo|ページ|書類|表|一番|右|左|紙|最|それ|店名|会社名|社名|名前|屋号|タイトル|ロゴ|住所|明細|帳票)$/i;

/** Texts that the instruction names as beside the value, and the instruction without them. */
export function findAnchors(text: string): { anchors: Anchor[]; rest: string } {
  const anchors: Anchor[] = [];
  let rest = text;
  for (const match of text.matchAll(QUOTED)) {
    const quoted = match.slice(1).find((part) => part !== undefined) ?? '';
    if (/^(?:御中|様|殿)$/.test(quoted) || isEdge(text, match)) continue;
    anchors.push({
      text: quoted,
      weight: 1,
      relation: relationAround(text, match.index, match.index + match[0].length),
    });
    rest = rest.replace(match[0], ' ');
  }
  rest = takeParentheses(rest, anchors);
  rest = takeEnglishSides(rest, anchors);
  takeJapaneseSides(rest, anchors);
  return { anchors, rest: rest.replace(/\s+/g, ' ').trim() || text };
}

function relationAround(text: string, from: number, to: number): Relation {
  const before = text.slice(Math.max(0, from - 40), from).toLowerCase();
  for (const [pattern, relation] of SIDES_EN) {
    if (new RegExp(`${pattern.source}\\s*(?:the )?(?:words? |label |heading |title )*$`).test(before))
      return relation;
  }
  const after = /^(?:の|と書かれた|と記載された)?(?:文字の|欄の|すぐ|真)?(右|左|下|上)/.exec(
    text.slice(to),
  )?.[1];
  return (after && JA_RELATION[after]) || 'beside';
}

/** Brackets enclose the printed label ("Factuurnummer"), a side ("before 御中"), a unit, or a remark that names nothing. */
function takeParentheses(text: string, anchors: Anchor[]): string {
  return text.replace(/[（(]([^（）()]{2,60})[）)]/g, (_, inner: string) => {
    if (isUnit(inner)) return ' ';
    const remark =
      /の[前後右左上下横]|一番|始まる|税[込抜]|含|除|御中|様|桁|\b(?:before|after|under|below|above|top|bottom|starting|if|e\.?g|for example|or|and|including|excluding|in |with|without|as |printed)\b|^\d|例|など|形式/i.test(
        inner,
      );
    if (!remark) anchors.push({ text: inner, weight: 0.97, relation: 'beside' });
    return remark ? ` ${inner} ` : ' ';
  });
}

function takeEnglishSides(text: string, anchors: Anchor[]): string {
  let rest = text;
  for (const [side, relation] of SIDES_EN) {
    const match = new RegExp(`\\b${side.source}${TARGET_EN.source}`, 'i').exec(rest);
    const target = match?.[2]
      ?.trim()
      .replace(/[:：]$/, '')
      .trim();
    if (!match || !target) continue;
    const named = match[1] !== '';
    if (named || (!NOT_A_LABEL.test(target) && !/^(?:the )?\w+ (?:name|amount|date|address)$/.test(target))) {
      anchors.push({ text: target, weight: named ? 1 : 0.98, relation });
      rest = rest.replace(match[0], ' ');
    }
  }
  return rest;
}

function takeJapaneseSides(text: string, anchors: Anchor[]): void {
  for (const match of text.matchAll(JAPANESE)) {
    const target = (match[1] ?? '').replace(/^(?:の|は|で|に|を)/, '').replace(/(?:の|と)$/, '');
    if (target.length < 2 || NOT_A_LABEL.test(target)) continue;
    const side = match[2]?.[0] ?? '';
    anchors.push({ text: target, weight: 0.98, relation: JA_RELATION[side] ?? 'beside' });
  }
}

/** An instruction that is a label itself means the label that is printed so; sums have too many that begin alike. */
export function asPrinted(request: string, kind: Kind): Anchor[] {
  const known = kind !== 'amount' && kind !== 'number' && meaningsOf(request) !== undefined;
  return known ? [{ text: request, weight: 0.97, relation: 'beside' }] : [];
}

/** "Tax, below the subtotal": where a known label of another thing only says where the value is. */
export function isOnlyPlace(anchor: Anchor, concept: ConceptId | undefined): boolean {
  if (anchor.weight === 1 || concept === undefined) return false;
  const meanings = meaningsOf(anchor.text);
  return meanings !== undefined && !meanings.has(concept);
}
