import type { DocumentView } from '../document.ts';
import { heightOf, middleX, unite } from '../layout/geometry.ts';
import type { PageLayout, Segment } from '../layout/layout.ts';
import { segmentsLeft, segmentsRight } from '../layout/neighbours.ts';
import { memoize } from '../memoize.ts';
import { fold } from '../text/fold.ts';
import { isContactLine, isLegalForm, isNameEnd, isTitle, rateAddress, rateCompany } from '../values/names.ts';
import { repairName } from '../values/repair.ts';
import { isAligned, linesUnder } from './blocks/lines-under.ts';
import { cleanText, trimRange } from './candidate.ts';
import type { Candidate, TextRange } from './candidate.ts';

/**
 * Names that may be the issuer's, found without a label: a company's form, contact lines or an address under it, its
 * own web domain, a place at the top, large print. `taken` are names that belong to the addressee.
 */
export function issuerNames(view: DocumentView, taken: readonly Segment[]): Candidate[] {
  return ratedNames(view).flatMap(({ segment, ranges, value, merged, rating }) => {
    if (taken.includes(segment)) return [];
    const near = taken.some((other) => isNear(other, segment)) ? 0.25 : 0;
    const score = Math.min(0.96, rating - near + (merged ? 0.06 : 0));
    if (score <= 0.3) return [];
    return [{ value, ranges, score, doubt: score < 0.6 ? ('WEAK_LABEL' as const) : undefined }];
  });
}

/** Words of a letterhead are at most this many letter heights apart. */
const MAX_WORD_GAP = 3;
/** Letterheads and parties are among the first parts of a page. */
const MAX_SEGMENTS = 600;

interface RatedName {
  readonly segment: Segment;
  readonly ranges: readonly TextRange[];
  readonly value: string;
  /** Set over two lines. */
  readonly merged: boolean;
  readonly rating: number;
}

const ratedNames = memoize((view: DocumentView): RatedName[] => {
  const first = view.pages[0];
  const domains = findDomains(view);
  return (first?.segments ?? []).slice(0, MAX_SEGMENTS).flatMap((segment) => {
    const range = nameIn(segment);
    if (!first || !range || isSetApart(segment)) return [];
    const line = [range, ...endSetApart(segment)];
    const text = repairName(cleanText(line));
    const company = rateCompany(text);
    if (company < 0.3) return [];
    const rating = rateIssuer({ segment, text, company, first, domains, view });
    const merged = withLineAbove(segment, line);
    const value = merged ? repairName(cleanText(merged)) : text;
    return [{ segment, ranges: merged ?? line, value, merged: merged !== null, rating }];
  });
});

/** The legal form of a name in the same row, further away than the next word would be: letterheads are set wide. */
function endSetApart(segment: Segment): TextRange[] {
  const end: TextRange[] = [];
  for (const next of segmentsRight(segment)) {
    if (!isSetApart(next)) break;
    end.push({ segment: next, from: 0, to: next.text.length });
  }
  return end;
}

/** Whether a segment is but the legal form of the name on its left: "SDN BHD", or the country in it, "(M)". */
function isSetApart(segment: Segment): boolean {
  const before = segmentsLeft(segment)[0];
  if (!before || segment.rect.left - before.rect.right > MAX_WORD_GAP * heightOf(segment.rect)) return false;
  return /^\([A-Z]{1,3}\)$/.test(segment.text.trim()) || isLegalForm(repairName(segment.text));
}

/** A name set over two lines of one size, of which the second is only its end. */
function withLineAbove(segment: Segment, end: readonly TextRange[]): TextRange[] | null {
  if (!isNameEnd(repairName(cleanText(end)))) return null;
  const line = { ...segment, rect: unite(end.map((range) => range.segment.rect)) };
  const above = segment.layout.rows[segment.row - 1]?.segments.find((other) => isAligned(other, line));
  if (!above || segment.rect.top - above.rect.bottom > heightOf(segment.rect)) return null;
  const ratio = heightOf(above.rect) / heightOf(segment.rect);
  const start = trimRange({ segment: above, from: 0, to: above.text.length });
  return start && ratio > 0.6 && ratio < 1.7 && rateCompany(cleanText([start])) >= 0.3
    ? [start, ...end]
    : null;
}

/** A name without the registration number or label set beside it. */
function nameIn(segment: Segment): TextRange | null {
  const text = segment.text;
  const registered =
    /\s*[([]?\s*(?:Co\.? ?(?:Reg)?\.? ?No\.?:?|Reg\.? ?No\.?:?)?\s*\(?(?:\d{4,}\s?[-~–—]?\s?[A-Z]|\d{6,})\)?\s*[)\]]?\s*$/iu.exec(
      text,
    );
  return trimRange({
    segment,
    from: 0,
    to: registered && registered.index > 3 ? registered.index : endOfSender(text),
  });
}

/** "Muster GmbH · Hauptstr. 1 · 12345 Stadt": in a sender's line the name ends at the first stroke. */
function endOfSender(text: string): number {
  const name = /^(.{3,50}?)\s+[·•∙|]\s+\p{L}[^·•∙|]*\d/u.exec(text)?.[1];
  return name !== undefined && rateCompany(name) >= 0.9 ? name.length : text.length;
}

interface Evidence {
  readonly segment: Segment;
  readonly text: string;
  readonly company: number;
  readonly first: PageLayout;
  readonly domains: readonly string[];
  readonly view: DocumentView;
}

function rateIssuer({ segment, text, company, first, domains, view }: Evidence): number {
  const under = linesUnder(segment, 5);
  const texts = under.map((line) => line.text);
  let score = 0.05 + 0.4 * company;
  if (texts.slice(0, 3).some((line) => rateAddress(line) >= 0.6)) score += 0.15;
  if (texts.some((line) => isContactLine(line))) score += 0.15;
  if (texts.some((line) => /登録番号|T\d{13}|GST|VAT|Reg/i.test(line))) score += 0.08;
  if (matchesDomain(text, domains)) score += 0.3;
  score += 0.16 * Math.max(0, 1 - rankFromTop(segment, first) / 6);
  if (heightOf(segment.rect) > 1.25 * first.lineHeight) score += 0.08;
  // Names are at the top, or at the foot with an address and ways to reach them.
  if (segment.rect.top > 0.6 * first.page.height && !isReachable([...texts, ...textAbove(segment)]))
    score -= 0.25;
  if (appearsAgain(segment, text, view)) score += 0.1;
  if (view.labelsIn.get(segment)?.some((hit) => hit.from <= 1 && hit.quality > 0.8)) score -= 0.25;
  // A name that nothing else speaks for is shown, doubted.
  return score < LETTERHEAD && isLetterhead(segment, text, first)
    ? Math.min(LETTERHEAD, score + 0.14)
    : score;
}

/** What a name by itself at the head of a page counts at most. */
const LETTERHEAD = 0.58;

/** Nothing but a paper's title is beside or over the name, which is written as names are. */
function isLetterhead(segment: Segment, text: string, first: PageLayout): boolean {
  const before = namedSegments(first).filter(({ row }) => row <= segment.row);
  const isName =
    /^(?:\p{Lu}[\p{L}\d.'’&-]*|&|and|of|the|de|van)(?: (?:\p{Lu}[\p{L}\d.'’&-]*|&|and|of|the|de|van)){1,5}$/u.test(
      text,
    );
  return (
    before.length === 1 &&
    before[0] === segment &&
    isName &&
    rateAddress(text) < 0.45 &&
    !KIND_OF_PAPER.test(text)
  );
}

/** What papers that no list of titles contains are called. */
const KIND_OF_PAPER =
  /\b(?:note|summary|list|form|sheet|card|record|declaration|order|letter|memo|review|renewal|registration|application|request|log|return|plan|pass|details|account|offer|detail|document|information|list)$/iu;

/** The line over a name in its column: its address may end there. */
const textAbove = (segment: Segment): string[] =>
  (segment.layout.rows[segment.row - 1]?.segments ?? [])
    .filter((other) => isAligned(other, segment))
    .map((other) => other.text);

/** Whether the lines by a name say where it is and how it is reached. */
function isReachable(under: readonly string[]): boolean {
  return (
    under.filter((line) => isContactLine(line)).length > 0 && under.some((line) => rateAddress(line) >= 0.6)
  );
}

/** Segments of a page that say something, titles left out. */
const namedSegments = memoize((page: PageLayout): Segment[] =>
  page.segments.filter((segment) => /\p{L}{3}/u.test(segment.text) && !isTitle(segment.text)),
);

/** How many lines with text are above it, in about its column. */
function rankFromTop(segment: Segment, page: PageLayout): number {
  const rows = new Set<number>();
  for (const other of namedSegments(page)) {
    if (other.row >= segment.row || rows.size > 6) break;
    if (Math.abs(middleX(other.rect) - middleX(segment.rect)) < page.page.width * 0.35) rows.add(other.row);
  }
  return rows.size;
}

/** "www.name.com", "@name.com", and "name.com" by itself among the contacts of a letterhead. */
const DOMAIN =
  /(?:@|https?:\/\/|www\.)(?:www\.)?([\w-]{3,})\.|(?<=^|[\s·|•])([a-z][\w-]{3,})\.(?:com|net|org|co|biz|info|jp|uk|de|fr|eu|ca|au|nz|ie)(?=$|[\s·|•/.])/gi;

function findDomains(view: DocumentView): string[] {
  const domains: string[] = [];
  for (const page of view.pages) {
    for (const segment of page.segments) {
      for (const match of segment.text.matchAll(DOMAIN)) domains.push(fold(match[1] ?? match[2] ?? ''));
    }
  }
  return domains;
}

function matchesDomain(text: string, domains: readonly string[]): boolean {
  const name = fold(text);
  return (
    name.length >= 4 &&
    domains.some((domain) => domain.length >= 4 && (domain.includes(name) || name.startsWith(domain)))
  );
}

function appearsAgain(segment: Segment, text: string, view: DocumentView): boolean {
  const name = fold(text);
  if (name.length < 5) return false;
  return view.pages.some((page) =>
    page.segments.some(
      (other) => other !== segment && other.folded.text.includes(name) && rateAddress(other.text) < 0.45,
    ),
  );
}

/** In the addressee's own block. */
function isNear(party: Segment, segment: Segment): boolean {
  if (party.layout !== segment.layout) return false;
  const height = party.layout.lineHeight;
  const down = segment.rect.top - party.rect.bottom;
  return down > -height && down < 5 * height && Math.abs(party.rect.left - segment.rect.left) < 3 * height;
}
