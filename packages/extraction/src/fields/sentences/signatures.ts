import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Segment } from '../../layout/layout.ts';
import { isContactLine, isTitle, rateAddress, rateCompany } from '../../values/names.ts';
import { isAligned, linesUnder } from '../blocks/lines-under.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';

const ASKED =
  /\bsign(?:s|ed|er|ing|atory|ature)?\b|\bwho (?:wrote|writes|prepared|issued|sent|made|quotes)\b|\b(?:written|prepared) by\b|\bauthor\b|\b(?:yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) regards)\b|署名|記名|差出人|書いた人|作成した人/iu;
/** What is over a signature: "Yours sincerely", "For and on behalf of the seller". */
const OVER =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) regards|sincerely|regards|respectfully|(?:signed )?for and on behalf of\b.*|signed(?: by)?|敬具|草々|以上)[,.:：]?$/iu;
/** What is under the name of who signs: what they do. */
const DOES =
  /(?:^|\b)(?:manager|director|officer|estimator|engineer|secretary|president|partner|principal|administrator|coordinator|controller|clerk|surveyor|consultant|executive|head of|chief|treasurer|registrar|headteacher|solicitor|accountant|assistant|supervisor|lead|owner|chair(?:man|woman|person)?)\b/iu;
/** A name asked for by the line that it is over or under. */
const BY_PLACE = /\bname (?:above|over|before) the (?:job )?(?:title|position|role)\b/i;
const NAMED_BY_PLACE = 0.8;
const NAME = /^(?:(?:Mr|Ms|Mrs|Dr|Prof)\.? )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;
const LINES = 4;
/** How far under closing words a name is at most, in line heights. */
const ROOM = 8;
const UNDER_CLOSING = 0.66;
const OVER_POSITION = 0.6;

/** Who signs a letter: the name under its closing words, or over what its writer does. */
export function signatures({ kind, asked, folded }: FieldQuery, view: DocumentView): Candidate[] {
  if (kind !== 'person' && kind !== 'text') return [];
  const isByPlace = BY_PLACE.test(asked);
  if (!ASKED.test(asked) && !isByPlace) return byRole(folded, view);
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const under = !isByPlace && isOver(segment, view) ? nameUnder(segment) : undefined;
      if (under) return signed(under, UNDER_CLOSING);
      const [next] = isName(segment) ? linesUnder(segment, 1) : [];
      return next && DOES.test(next.text) && next.text.length < 40
        ? signed(segment, isByPlace ? NAMED_BY_PLACE : OVER_POSITION)
        : [];
    }),
  );
}

/** "Claims consultant": the name over the line that says what its bearer does, word for word as it is asked. */
function byRole(folded: string, view: DocumentView): Candidate[] {
  if (folded.length < MIN_ROLE) return [];
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      if (!isName(segment)) return [];
      const [next] = linesUnder(segment, 1);
      return next && next.folded.text === folded ? signed(segment, NAMED_BY_PLACE) : [];
    }),
  );
}
/** Letters of the shortest role. */
const MIN_ROLE = 5;

/** The first name in the lines below, with room for a signature between. */
function nameUnder(over: Segment): Segment | undefined {
  const { layout, row, rect } = over;
  return layout.rows
    .slice(row + 1, row + 1 + LINES)
    .filter((one) => one.rect.top - rect.bottom < ROOM * layout.lineHeight)
    .flatMap(({ segments }) => segments)
    .find((one) => isAligned(over, one) && isName(one));
}

/** Closing words, or "For" and the name of a company that is printed elsewhere by itself. */
function isOver({ text }: Segment, view: DocumentView): boolean {
  if (OVER.test(text.trim())) return true;
  const company = FOR.exec(text.trim())?.[1];
  return (
    company !== undefined &&
    view.pages.some(({ segments }) => segments.some((one) => one.text.trim() === company))
  );
}

const FOR = /^for (\p{Lu}.{3,60}?)[,.]?$/iu;

const isName = ({ text }: Segment): boolean =>
  NAME.test(text.trim()) &&
  !isTitle(text) &&
  !isContactLine(text) &&
  !DOES.test(text) &&
  rateCompany(text) < 0.6 &&
  rateAddress(text) < 0.5;

function signed(segment: Segment, score: number): Candidate[] {
  const range = trimRange({ segment, from: 0, to: segment.text.length });
  return range ? [{ value: cleanText([range]), ranges: [range], score, doubt: 'WEAK_LABEL' }] : [];
}
