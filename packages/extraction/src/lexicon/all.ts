import type { Lexicon } from './concepts.ts';
import { ENGLISH_MONEY } from './en/money.ts';
import { ENGLISH_DOCUMENTS } from './en/documents.ts';
import { ENGLISH_PARTIES } from './en/parties.ts';
import { ENGLISH_RECORDS } from './en/records.ts';
import { ENGLISH_TRANSPORT } from './en/transport.ts';
import { EUROPEAN } from './europe.ts';
import { JAPANESE_MONEY } from './ja/money.ts';
import { JAPANESE_DOCUMENTS } from './ja/documents.ts';
import { JAPANESE_PARTIES } from './ja/parties.ts';
import { JAPANESE_RECORDS } from './ja/records.ts';
import { JAPANESE_TRANSPORT } from './ja/transport.ts';

/** Every word list, in the order in which they are asked. */
export const LEXICONS: readonly Lexicon[] = [
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
];
