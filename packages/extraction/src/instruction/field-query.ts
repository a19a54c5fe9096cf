import type { ConceptId, Kind } from '../lexicon/index.ts';
import type { ValueFormat } from '../values/format.ts';

/** Where the value is, seen from a text that the instruction names. */
export type Relation = 'beside' | 'right' | 'left' | 'below' | 'above';

/** A text that the instruction names as by the value. */
export interface Anchor {
  readonly text: string;
  readonly relation: Relation;
  /** 1 for a text in quotes or named as a label; less where it is only likely. */
  readonly weight: number;
}

/** The letters that a value begins and ends with. */
export interface ValueEdges {
  readonly start?: string;
  readonly end?: string;
}

export type Party = 'issuer' | 'customer' | 'ship_to';

/** An instruction understood: what to look for, where, and what not to take. */
export interface FieldQuery {
  readonly name: string;
  readonly kind: Kind;
  /** The kind that the instruction asks for by itself, whatever the field is called. */
  readonly kindAsked: Kind;
  readonly concept: ConceptId | undefined;
  /** Folded instruction, to compare with labels that no lexicon knows. */
  readonly folded: string;
  /** The same without its article and the words for a place on the page: what is asked for where it is a printed label. */
  readonly foldedLabel: string;
  readonly foldedName: string;
  /** The words of the instruction, or of the name where it is empty, without what is not wanted. */
  readonly asked: string;
  /** The instruction is a label of its concept and says nothing else: where no such label is printed, the value is not there. */
  readonly isPlain: boolean;
  readonly anchors: readonly Anchor[];
  readonly avoided: readonly ConceptId[];
  readonly avoidedTexts: readonly string[];
  readonly party: Party | undefined;
  /** Whether the party is asked for as the one who sells or who buys; on an order the buyer is the author. */
  readonly trade: 'seller' | 'buyer' | undefined;
  readonly top: boolean;
  readonly bottom: boolean;
  readonly left: boolean;
  readonly right: boolean;
  readonly page: 'first' | 'last' | undefined;
  readonly pick: 'first' | 'last' | 'largest' | 'smallest' | undefined;
  /** A tax rate in percent that the value belongs to. */
  readonly rate: string | undefined;
  /** Whether the amount is asked with or without tax, where the instruction says so. */
  readonly tax: 'included' | 'excluded' | undefined;
  /** An honorific (御中, 様) that follows the value. */
  readonly honorific: string | undefined;
  /** What the value begins or ends with, where the instruction says so: 「店」で終わる. */
  readonly edges: ValueEdges;
  /** A sum is asked for without the minus that it may be printed with. */
  readonly isUnsigned: boolean;
  /** What its template says of the value. */
  readonly format?: ValueFormat | undefined;
}

/** A query with nothing but what is given, for looking up something without an instruction. */
export function emptyQuery(given: Partial<FieldQuery> & Pick<FieldQuery, 'kind' | 'concept'>): FieldQuery {
  return {
    name: '',
    kindAsked: given.kind,
    folded: '',
    foldedLabel: '',
    foldedName: '',
    asked: '',
    isPlain: false,
    anchors: [],
    avoided: [],
    avoidedTexts: [],
    party: undefined,
    trade: undefined,
    top: false,
    bottom: false,
    left: false,
    right: false,
    page: undefined,
    pick: undefined,
    rate: undefined,
    tax: undefined,
    honorific: undefined,
    edges: {},
    isUnsigned: false,
    ...given,
  };
}
