import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Segment } from '../../layout/layout.ts';
import { memoize } from '../../memoize.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';

/** Whom a letter is written to, as people ask for it. */
const ASKED =
  /\b(?:candidate|applicant|addressee|new (?:employee|hire|starter))\b|\baddressed to\b|\bwritten to\b|\bletter (?:is )?(?:to|for)\b|\bwho (?:is|was|has been) (?:being )?(?:offered|appointed|hired|invited)\b|\b(?:person|who) (?:gets|receives|got|received) (?:the|this) (?:letter|offer)\b/i;
/** Whom a paper that greets somebody is for, as other papers label it. */
const FOR = /\b(?:guest|customer|client|patient|policy ?holder|member|insured|traveller)\b/i;
/** What the addressee is only one side of. */
const ANOTHER = /\breports? to\b|\baddress of\b|\bphone\b|\bposition\b|\bjob title\b|\bcompany\b/i;
const SALUTATION =
  /^(?:Dear|Hello|Hi) (?:(?:Mr|Ms|Mrs|Miss|Dr|Prof)\.? )?(?<name>\p{Lu}[\p{L}'’ -]+?)[,:]?$/u;
const NAME = /^(?:(?:Mr|Ms|Mrs|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;
/** Lines over a salutation in which the address begins. */
const REACH = 14;
const ADDRESSED = 0.76;

/** The person whom a letter greets: the name over the address that has the salutation's name in it. */
export function greeted({ kind, asked }: FieldQuery, view: DocumentView): Candidate[] {
  if ((kind !== 'person' && kind !== 'text') || ANOTHER.test(asked)) return [];
  if (ASKED.test(asked)) return greetedNames(view);
  return kind === 'person' && FOR.test(asked) ? greetedInFull(view) : [];
}

const greetedNames = memoize((view: DocumentView): Candidate[] =>
  view.pages.flatMap(({ segments, rows }) =>
    segments.flatMap((salutation) => {
      const name = SALUTATION.exec(salutation.text.trim())?.groups?.name;
      if (name === undefined) return [];
      const above = rows
        .slice(Math.max(0, salutation.row - REACH), salutation.row)
        .flatMap((row) => row.segments);
      const full = above.find((line) => isNameWith(name, line));
      const range = full && trimRange({ segment: full, from: 0, to: full.text.length });
      if (!range) return [];
      return [{ value: cleanText([range]), ranges: [range], score: ADDRESSED, doubt: 'WEAK_LABEL' as const }];
    }),
  ),
);

/** "Naomi" greets Naomi Fairweather, "Mr Brannigan" Mr Fergal Brannigan. */
const isNameWith = (name: string, { text }: Segment): boolean =>
  NAME.test(text.trim()) && ` ${text.trim()} `.includes(` ${name} `);

/** "Dear Ms. Amelia Thornbury,": the name is in the greeting where no line over it has it. */
const greetedInFull = memoize((view: DocumentView): Candidate[] =>
  view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const name = FULL.exec(segment.text.trim())?.groups?.name;
      const from = segment.text.indexOf(name ?? '');
      const range = { segment, from, to: from + (name?.length ?? 0) };
      return name === undefined || !NAME.test(name)
        ? []
        : [{ value: cleanText([range]), ranges: [range], score: GREETED, doubt: 'WEAK_LABEL' as const }];
    }),
  ),
);

const GREETED = 0.7;
const FULL =
  /^(?:Dear|Hello|Hi) (?<name>(?!(?:Mr|Ms|Mrs|Miss|Dr|Prof)\.? \S+$)(?:(?:Mr|Ms|Mrs|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)+)[,:]?$/u;
