import type { Kind } from '../lexicon/index.ts';

/** A value that documents print: of which kind it is, by which labels it is printed, and in which words people ask for it. */
interface Wording {
  readonly kind: Kind;
  readonly labels: readonly string[];
  readonly asks: readonly string[];
}

/** The kinds of the lists as kinds of values: of an hour and of a span of time all that is printed is wanted. */
const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['amount', 'amount'],
  ['date', 'date'],
  ['time', 'text'],
  ['period', 'text'],
  ['number', 'number'],
  ['percent', 'percent'],
  ['code', 'code'],
  ['text', 'text'],
  ['person', 'person'],
  ['company', 'company'],
  ['address', 'address'],
  ['phone', 'phone'],
  ['email', 'email'],
  ['url', 'url'],
  ['account', 'account'],
]);

/** The kinds of values that lists have. */
export const LISTED_KINDS: readonly Kind[] = [...new Set(KINDS.values())];

/**
 * The wordings of a list. Each line is one: `kind | label; label | ask; ask`, labels as they are printed, asks as people word
 * what they want where they do not say the label.
 * @throws where a line has another form; the lists are part of the program.
 */
export function parseWordings(list: string): Wording[] {
  return list
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [kind = '', labels = '', asks = '', ...rest] = line.split('|').map((part) => part.trim());
      const known = KINDS.get(kind);
      if (known === undefined || labels === '' || asks === '' || rest.length > 0)
        throw new Error(`This is no wording: ${line}`);
      return { kind: known, labels: partsOf(labels), asks: partsOf(asks) };
    });
}

const partsOf = (text: string): string[] => text.split(/;\s*/).filter((part) => part !== '');
