import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Segment } from '../../layout/layout.ts';
import { memoize } from '../../memoize.ts';
import { paragraphsOf } from './paragraphs.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate, TextRange } from '../candidate.ts';

/** 株式会社丸山（以下「甲」という。）: what a contract calls a party, behind its name. */
const DEFINED_JA =
  /(?<name>[^、。（()）「」\s][^、。（()）「」]{1,39})[（(](?:以下、?)?[「『"“](?<term>[^」』"”]{1,12})[」』"”](?:と(?:いう|する|称する)。?)?[)）]/gu;
/** Joins two parties: the name behind it is the second. */
const JOINS_JA = /^(?:と|及び|および|並びに)/u;
/** What a deed says before its parties. */
const BEFORE_EN = /^(?:(?:BETWEEN|Between|AND|And|PARTIES|Parties) )+/u;
/** Harbour Estates Limited ("the Landlord"), Jane Moore (hereinafter called the "Tenant"). */
const DEFINED_EN =
  /(?<name>\p{Lu}[\p{L}\d&'’.-]*(?: (?:(?:\p{Lu}|\d)[\p{L}\d&'’.-]*|of|and|the|&)){0,7}) ?(?:\((?:company|registered|registration)[^()]{3,40}\) ?)?\((?:hereinafter |hereafter )?(?:(?:called|referred to as) )?(?:the )?["“'‘](?:the )?(?<term>[\p{L} ]{2,24})["”'’]\)/gu;
/** 甲（貸主）: the role of a party, where the parties sign. */
const ROLE = /^\s*(?<term>[甲乙丙丁])\s?[（(](?<role>[^)）]{1,12})[)）]/u;
/** What any definition has. */
const MAY_DEFINE = /[（(][^（()）]*[「『"“'‘]/u;
const SCORE = 0.86;

interface Term {
  readonly term: string;
  readonly ranges: readonly TextRange[];
}

const termsOf = memoize((view: DocumentView): Term[] =>
  [
    ...view.pages.flatMap(({ segments }) => segments.flatMap(termsIn)),
    ...paragraphsOf(view)
      .filter(({ text }) => MAY_DEFINE.test(text))
      .flatMap(({ text, rangesOf }) =>
        [...text.matchAll(DEFINED_EN)].map((match) => {
          const { name = '', term = '' } = match.groups ?? {};
          const skipped = BEFORE_EN.exec(name)?.[0].length ?? 0;
          return {
            term: term.trim().toLowerCase(),
            ranges: rangesOf(match.index + skipped, match.index + name.length),
          };
        }),
      ),
  ].filter(({ ranges }) => ranges.length > 0),
);

function termsIn(segment: Segment): Term[] {
  if (!MAY_DEFINE.test(segment.text)) return [];
  return [DEFINED_JA, DEFINED_EN].flatMap((pattern) =>
    [...segment.text.matchAll(pattern)].flatMap((match) => {
      const { name = '', term = '' } = match.groups ?? {};
      const joins = ((match.index > 0 ? JOINS_JA.exec(name) : null) ?? BEFORE_EN.exec(name))?.[0].length ?? 0;
      const at = match.index + joins;
      const range = trimRange({ segment, from: at, to: match.index + name.length });
      return range && name.length - joins > 1 ? [{ term: term.trim().toLowerCase(), ranges: [range] }] : [];
    }),
  );
}

const rolesOf = memoize((view: DocumentView): ReadonlyMap<string, string> => {
  const roles = new Map<string, string>();
  for (const { segments } of view.pages)
    for (const { text } of segments) {
      const { term, role } = ROLE.exec(text)?.groups ?? {};
      if (term !== undefined && role !== undefined) roles.set(role, term);
    }
  return roles;
});

/** The party of a contract by what the contract calls it, or by the role that it has there. */
export function definedTerms({ kind, asked }: FieldQuery, view: DocumentView): Candidate[] {
  if (kind !== 'company' && kind !== 'person' && kind !== 'text') return [];
  const lower = asked.toLowerCase();
  const wanted = termsOf(view).filter(({ term }) => asksForTerm(lower, term, view));
  return wanted.slice(0, 1).map(({ ranges }) => ({ value: cleanText(ranges), ranges, score: SCORE }));
}

function asksForTerm(asked: string, term: string, view: DocumentView): boolean {
  const roles = [...rolesOf(view)].filter(([, own]) => own === term).map(([role]) => role);
  const plain = asked.replace(/[（(][^)）]*[)）]/gu, '').trim();
  if (
    roles.some((role) =>
      new RegExp(`^${escape(role)}(?:は誰か|の?(?:会社)?(?:名|名称|名前|氏名))?$`, 'u').test(plain),
    )
  )
    return true;
  if (/^[甲乙丙丁]$/u.test(term))
    return new RegExp(`^${term}(?:は誰か|は誰ですか|の?(?:会社)?(?:名|名称|名前|氏名))?$`, 'u').test(plain);
  return new RegExp(
    String.raw`^(?:(?:full )?name of )?(?:the )?${escape(term)}(?:'s (?:full )?name| \(?name\)?)?$|^who is the ${escape(term)}$`,
    'u',
  ).test(plain);
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
