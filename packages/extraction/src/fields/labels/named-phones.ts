import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';

/** What every telephone number is called, and says nothing of whose it is. */
const COMMON =
  /電話|番号|連絡先?|tel|phone|fax|number|かける|とき|場合|受付|お問い?合わせ|先|\bthe\b|\bfor\b|\bto\b/giu;
/** What a number counts whose own line says nothing of what is asked, where another one's does. */
const OTHERS = 0.6;

/** Of several telephone numbers the one whose own line says what for: 事故受付（24時間）：0120-… for 事故のときの電話番号. */
export function preferNamedPhone(candidates: readonly Candidate[], { kind, asked }: FieldQuery): Candidate[] {
  const words = asked.replace(COMMON, ' ').match(/[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu) ?? [];
  if (kind !== 'phone' || words.length === 0) return [...candidates];
  const isNamed = ({ ranges: [range] }: Candidate): boolean =>
    range !== undefined && words.some((word) => range.segment.text.slice(0, range.from).includes(word));
  if (!candidates.some(isNamed)) return [...candidates];
  const best = Math.max(...candidates.map(({ score }) => score));
  return candidates.map((one) => ({ ...one, score: isNamed(one) ? best : one.score * OTHERS }));
}
