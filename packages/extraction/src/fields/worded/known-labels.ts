import { fold } from '../../text/fold.ts';
import { wordingsOf } from '../../wordings/index.ts';

/** The wordings of a printed label, with and without what is in brackets or numbers it: 1. 差引過不足（▲は返金）. */
export function wordingsOfText(text: string): readonly number[] {
  const bare = text.replace(/[(（][^)）]*[)）]/gu, '').replace(/^\s*\d{1,2}[.)]\s*/, '');
  return [...new Set([fold(text), fold(bare)])].flatMap((label) => wordingsOf(label));
}
