import type { DocumentView } from '../../document.ts';
import type { FieldQuery, Party } from '../../instruction/field-query.ts';
import type { Segment } from '../../layout/layout.ts';
import { isContactLine, isTitle, rateAddress, rateCompany } from '../../values/names.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate, TextRange } from '../candidate.ts';
import { namesOf } from '../parties.ts';
import { linesUnder } from './lines-under.ts';
import { partyOfLines } from './party-blocks.ts';

/** Lines looked at under a party's name: department, person, and an address between them. */
const LINES = 6;
const PART = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{1,4}`;
const NAME_JA = new RegExp(
  String.raw`^(?:(?<head>[^\s]{0,12}(?:部|課|室|係|グループ|チーム|センター|担当|店長|部長|課長|係長|主任))[\s\u3000:：]+)?(?<name>${PART}[\s\u3000]+${PART}|[\p{Script=Han}々]{3,5}(?=[\s\u3000]*様))(?:[\s\u3000]*(?<honorific>様|殿|さま))?$`,
  'u',
);
const NAME_EN =
  /^(?:(?:c\/o|fao|attn|attention|att|contact|z\.? ?hd)\.?:?\s+)?(?<name>(?:(?:Mr|Ms|Mrs|Dr)\.?\s)?\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'’-]+){1,2})$/iu;
const DEPARTMENT =
  /^(?<name>(?:Accounts (?:Payable|Receivable|Department)|Accounting|Purchasing|Procurement|Finance|Human Resources|Personnel|Payroll|Quality (?:Assurance|Control)|Logistics|Warehouse|Goods[- ]In|Customer (?:Care|Service|Services|Support)|Sales|Marketing|Legal|Operations|Facilities|Administration|Engineering|Production|Maintenance|Research(?: and Development)?|IT|Information Technology|Dispatch|Shipping|Reception|Treasury)(?: (?:Department|Dept\.?|Team|Office|Division))?|\p{Lu}[\p{L}& ]{2,30} (?:Department|Dept\.?|Team|Division)|[^\s\d]{1,14}(?:事業部|本部|部門|部|課|室|グループ|チーム))(?:[\s\u3000]*(?:御中)?)$/u;

/** The person or the department named under a party's name, where no label says so. */
export function peopleOfParty(query: FieldQuery, view: DocumentView): Candidate[] {
  const { concept } = query;
  const pattern =
    concept === 'department' ? [DEPARTMENT] : PERSONS.has(concept ?? '') ? [NAME_JA, NAME_EN] : [];
  if (pattern.length === 0) return [];
  const side: Party = query.party ? asHeaded(query, view) : concept === 'attention' ? 'customer' : 'issuer';
  return linesOf(side, view).flatMap((line) => {
    const range = pattern.map((one) => named(line, one)).find((one) => one !== undefined);
    if (!range) return [];
    const score = query.party ? 0.74 : concept === 'attention' ? 0.66 : 0.5;
    return [{ value: cleanText([range]), ranges: [range], score, doubt: 'WEAK_LABEL' as const }];
  });
}

const PERSONS: ReadonlySet<string> = new Set(['contact', 'attention']);

/** On an order the buyer is its author, whose name is found as the issuer's elsewhere. */
function asHeaded(query: FieldQuery, view: DocumentView): Party {
  if (!view.isOrder || query.trade === undefined) return query.party === 'issuer' ? 'issuer' : 'customer';
  return query.trade === 'buyer' ? 'customer' : 'issuer';
}

/** The lines of a party's block: under its heading, or under its name. */
function linesOf(party: Party, view: DocumentView): Segment[] {
  const headed = [...partyOfLines(view)].filter(([, own]) => own === party).map(([line]) => line);
  if (headed.length > 0) return headed;
  const [best] = namesOf(party, view).toSorted((a, b) => b.score - a.score);
  const name = best && best.score > 0.5 ? best.ranges[0]?.segment : undefined;
  return name ? [name, ...linesUnder(name, LINES)] : [];
}

function named(line: Segment, pattern: RegExp): TextRange | undefined {
  const match = pattern.exec(line.text.trim());
  const name = match?.groups?.name;
  if (name === undefined || isTitle(name) || isContactLine(line.text)) return undefined;
  if (pattern !== DEPARTMENT && (rateCompany(name) >= 0.6 || rateAddress(name) >= 0.3)) return undefined;
  const from = line.text.indexOf(name);
  return trimRange({ segment: line, from, to: from + name.length }) ?? undefined;
}
