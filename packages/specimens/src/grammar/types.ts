import type { Typeface, Weight } from '../draw/sheet.ts';
import type { Random } from '../random.ts';
import type { Day, Language } from '../types.ts';

export type ValueType = 'text' | 'date' | 'amount';

/** A text in both languages; each language has its own list. */
export interface Wordings {
  readonly ja: readonly string[];
  readonly en: readonly string[];
}

/** A value of a document: normalised (dates ISO, amounts plain) and as printed. */
export interface Printed {
  readonly value: string;
  readonly printed: string;
}

/** Something that documents state and users ask for, whatever it is called on the page. */
export interface Concept {
  /** Unique; becomes the field's name in a manifest. */
  readonly id: string;
  readonly type: ValueType;
  /** What documents print before the value. */
  readonly labels: Wordings;
  /** How users call it who do not repeat the label. */
  readonly asks: Wordings;
  /** Concepts of one group answer each other's questions: none of them is asked for as absent where another is printed. */
  readonly group: string;
  readonly make: (scene: Scene) => Printed;
}

/** A decision of a family: the same name gives the same choice in every document of the family. */
export interface Choices {
  pick<T>(name: string, list: readonly T[]): T;
  chance(name: string, probability: number): boolean;
  int(name: string, min: number, max: number): number;
}

/** What all documents of one layout share. Everything else follows from the seed by `choices`. */
export interface LayoutFamily {
  readonly seed: number;
  /** `g` and the seed. */
  readonly id: string;
  readonly language: Language;
  /** Name of the kind of document. */
  readonly kind: string;
  /** Families for judging know every wording; those for fitting go without some, so that judging meets words never fitted. */
  readonly judging: boolean;
  readonly choices: Choices;
  /** Decisions made so far, by name: what a report on weaknesses groups by. */
  readonly traits: ReadonlyMap<string, string>;
}

/** A document in the making: who writes it, when, with which numbers. */
export interface Scene {
  readonly family: LayoutFamily;
  readonly random: Random;
  readonly day: Day;
  /** Amounts that belong together, in whole units of the currency's smallest coin, by the concept's id. */
  readonly amounts: Map<string, number>;
}

export interface PartyContent {
  readonly role: Role;
  readonly name: string;
  readonly department: string;
  readonly person: string;
  readonly postcode: string;
  readonly address: readonly string[];
  readonly tel: string;
  readonly fax: string;
  readonly email: string;
  readonly url: string;
  readonly registration: string;
}

/** The part that a party plays on a kind of document. */
export interface Role {
  readonly id: string;
  readonly nouns: Wordings;
  readonly headings: Wordings;
  /** A natural person rather than a company. */
  readonly natural: boolean;
}

/** One stated value: what it is, what it is called here, what is printed. */
export interface Fact {
  /** Field name in the manifest. */
  readonly name: string;
  readonly concept: Concept;
  readonly label: string;
  readonly value: string;
  readonly printed: string;
  /** Printed with the value but no part of it: 様, 也, "only". */
  readonly before: string;
  readonly after: string;
}

export interface TableColumn {
  readonly key: string;
  readonly header: string;
  readonly align: 'left' | 'center' | 'right';
  /** Share of the table's width, before all shares are brought to one. */
  readonly share: number;
}

export type TableLine =
  | { readonly cells: Readonly<Record<string, string>>; readonly small?: string }
  | { readonly section: string }
  | { readonly sum: string; readonly amount: string };

export interface TableContent {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly lines: readonly TableLine[];
}

/** What a document says, before it is laid out. */
export interface Content {
  readonly title: string;
  readonly parties: readonly PartyContent[];
  readonly head: readonly Fact[];
  /** Groups of facts with an optional heading. */
  readonly groups: readonly { readonly heading: string; readonly facts: readonly Fact[] }[];
  readonly highlight: Fact | undefined;
  readonly greeting: string;
  readonly tables: readonly TableContent[];
  readonly sums: readonly Fact[];
  readonly foot: readonly Fact[];
  readonly prose: readonly ProseLine[];
  readonly notes: readonly string[];
}

/** A sentence with a value inside. */
export interface ProseLine {
  readonly before: string;
  readonly fact: Fact;
  readonly after: string;
}

/** A rectangle in points, from the page's top left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  /** Left edge, and the middle of the line. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Typeface;
  readonly weight: Weight;
  readonly color: string;
}

export type Mark =
  | TextMark
  | {
      readonly kind: 'rule';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly line: number;
      readonly color: string;
      readonly dash?: number;
    }
  | {
      readonly kind: 'box';
      readonly area: Area;
      readonly fill?: string;
      readonly stroke?: string;
      readonly line?: number;
      readonly radius?: number;
    }
  | {
      readonly kind: 'seal';
      readonly name: string;
      readonly x: number;
      readonly y: number;
      readonly side: number;
    }
  | {
      readonly kind: 'logo';
      readonly x: number;
      readonly y: number;
      readonly side: number;
      readonly color: string;
      readonly shape: number;
    }
  | { readonly kind: 'bars'; readonly area: Area; readonly seed: number };

/** One page, drawn. */
export interface PageSketch {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Where a value is: pages count from 1, boxes in fractions of the page. */
export interface Place {
  readonly page: number;
  readonly box: Area;
}

export interface FieldTruth extends Printed {
  readonly name: string;
  readonly concept: string;
  readonly label: string;
  readonly instruction: string;
  readonly type: ValueType;
  /** Every place where the value is, the first one asked for. */
  readonly places: readonly Place[];
}

export interface AbsentTruth {
  readonly name: string;
  readonly instruction: string;
  readonly type: ValueType;
}

export interface TableTruth {
  readonly page: number;
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface GrammarDocument {
  readonly id: string;
  readonly family: LayoutFamily;
  readonly seed: number;
  readonly day: Day;
  readonly pages: readonly PageSketch[];
  readonly fields: readonly FieldTruth[];
  readonly absent: readonly AbsentTruth[];
  readonly tables: readonly TableTruth[];
}
