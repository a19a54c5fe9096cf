import type { ConceptId } from '../lexicon/index.ts';

/** A kind of document that templates are made for, by what it calls itself and by what only it states. */
export interface DocumentKind {
  readonly id: string;
  /** Its titles, in folded text: printed large on a document, and in the names of templates. */
  readonly titles: RegExp;
  /** Titles that are recognised with letters misread. */
  readonly usual?: readonly string[];
  /** What its labels speak of that few others do, and how much each says. */
  readonly signs: Readonly<Partial<Record<ConceptId, number>>>;
  /** Words that it prints outside labels, in folded text; each of them counts, up to a few. */
  readonly words?: RegExp;
  /** The kind whose template reads it where none is made for its own. */
  readonly within?: string;
  /** A title of another kind that such documents carry, too: a till's receipt is often headed "tax invoice". */
  readonly headedAs?: string;
}
