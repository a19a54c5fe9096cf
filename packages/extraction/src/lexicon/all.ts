import { CONCEPTS } from './concepts.ts';
import type { ConceptId, Lexicon, Terms } from './concepts.ts';
import { ENGLISH_MONEY } from './en/money.ts';
import { ENGLISH_DOCUMENTS } from './en/documents.ts';
import { ENGLISH_PARTIES } from './en/parties.ts';
import { ENGLISH_SERVICES } from './en/services.ts';
import { ENGLISH_RECORDS } from './en/records.ts';
import { ENGLISH_TRANSPORT } from './en/transport.ts';
import { ENGLISH_EVERYDAY } from './en/everyday.ts';
import { JAPANESE_EVERYDAY } from './ja/everyday.ts';
import { EUROPEAN } from './europe.ts';
import { JAPANESE_MONEY } from './ja/money.ts';
import { JAPANESE_DOCUMENTS } from './ja/documents.ts';
import { JAPANESE_PARTIES } from './ja/parties.ts';
import { JAPANESE_SERVICES } from './ja/services.ts';
import { JAPANESE_RECORDS } from './ja/records.ts';
import { JAPANESE_TRANSPORT } from './ja/transport.ts';
import { JAPANESE_LETTERS } from './ja/letters.ts';

/** Every word list, in the order in which they are asked. */
const LEXICONS: readonly Lexicon[] = [
  ENGLISH_DOCUMENTS,
  ENGLISH_MONEY,
  ENGLISH_PARTIES,
  JAPANESE_DOCUMENTS,
  JAPANESE_MONEY,
  JAPANESE_PARTIES,
  EUROPEAN,
  ENGLISH_RECORDS,
  ENGLISH_TRANSPORT,
  JAPANESE_RECORDS,
  JAPANESE_TRANSPORT,
  ENGLISH_SERVICES,
  JAPANESE_SERVICES,
  ENGLISH_EVERYDAY,
  JAPANESE_EVERYDAY,
  JAPANESE_LETTERS,
];

const isConcept = (key: string): key is ConceptId => Object.hasOwn(CONCEPTS, key);

/** Every concept's terms in every word list. */
export const TERMS: readonly { readonly concept: ConceptId; readonly terms: Terms }[] = LEXICONS.flatMap(
  (lexicon) =>
    Object.entries(lexicon).flatMap(([concept, terms]) => (isConcept(concept) ? [{ concept, terms }] : [])),
);
