import type { Language } from '../../types.ts';
import type { Role, Scene, TableContent, Wordings } from '../types.ts';
import { both } from '../words/lists.ts';

/** How a kind of document is set: see `page/` for each. */
export type Form = 'sheet' | 'grid' | 'letter' | 'slip' | 'card' | 'certificate';

export interface FactGroup {
  readonly heading: Wordings;
  /** Concept ids separated by spaces; an id ending in `?` is on some families only. */
  readonly facts: string;
}

/** A kind of document: what it states, and in which forms it comes. */
export interface Kind {
  readonly id: string;
  /** How often families take it, relative to the others. */
  readonly weight: number;
  readonly languages: readonly Language[];
  /** No family for fitting takes it. */
  readonly judgingOnly: boolean;
  readonly titles: Wordings;
  readonly forms: readonly Form[];
  readonly issuer: Role;
  readonly recipient: Role | undefined;
  /** Second words of the issuer's name (Hotel, Bank) in place of a trading company's. */
  readonly trade: Wordings | undefined;
  readonly head: string;
  readonly groups: readonly FactGroup[];
  /** Shown large, or at the top. */
  readonly highlight: string;
  readonly sums: string;
  readonly foot: string;
  readonly greetings: Wordings;
  readonly notes: Wordings;
  /** Fills `scene.amounts` and gives the tables. */
  readonly tables: ((scene: Scene) => TableContent[]) | undefined;
}

export const role = (
  id: string,
  nounsJa: string,
  nounsEn: string,
  headingsJa: string,
  headingsEn: string,
  natural = false,
): Role => ({
  id,
  natural,
  nouns: both(nounsJa, nounsEn),
  headings: both(headingsJa, headingsEn),
});

const seller = role(
  'issuer',
  '発行元|請求元|発行した会社|差出人',
  'supplier|issuing company|seller|company that issued it',
  '発行元|請求元|',
  'From|Seller|Supplier|',
);
export const client = role(
  'customer',
  '宛先|請求先|受け取る側の会社|宛名',
  'customer|recipient|client|company it is addressed to',
  '請求先|宛先|お客様|',
  'Bill to|Customer|To|Sold to|Invoice to|',
);
export const buyer = role(
  'buyer',
  '発注元|注文した会社|買い手|発注した側',
  'buyer|ordering company|purchaser|customer who orders',
  '発注元|注文者|',
  'Buyer|Ordered by|Purchaser|From',
);
export const vendor = role(
  'supplier',
  '発注先|仕入先|注文を受ける会社|受注側',
  'vendor|supplier|company that gets the order|seller',
  '発注先|仕入先|',
  'Vendor|Supplier|To|Order to',
);
export const person = role(
  'customer',
  '宛先|宛名の人|お客様|契約者',
  'customer|addressee|person it is addressed to|client',
  'お客様|ご契約者|',
  'Customer|To|Account of|',
  true,
);

type Sketch = Partial<Omit<Kind, 'id' | 'titles'>>;

const nothing: Wordings = { ja: [], en: [] };

/** A kind from what sets it apart. Titles in both languages, separated by bars; no titles, no documents in that language. */
export function kind(id: string, titlesJa: string, titlesEn: string, sketch: Sketch): Kind {
  const titles = both(titlesJa, titlesEn);
  const languages = (['ja', 'en'] as const).filter((language) => titles[language].length > 0);
  return {
    id,
    titles,
    weight: 2,
    languages,
    judgingOnly: false,
    forms: ['sheet'],
    issuer: seller,
    recipient: client,
    trade: undefined,
    head: '',
    groups: [],
    highlight: '',
    sums: '',
    foot: '',
    greetings: nothing,
    notes: nothing,
    tables: undefined,
    ...sketch,
  };
}
