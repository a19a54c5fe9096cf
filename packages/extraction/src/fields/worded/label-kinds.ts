import type { Kind } from '../../lexicon/index.ts';

/** What a printed Japanese label has behind it, by its last letters. */
const ENDS: readonly (readonly [Kind, RegExp])[] = [
  ['date', /(?:日|期限|期日|締切)$/u],
  ['code', /(?:番号|コード|no\.?|記号)$/iu],
  ['person', /(?:者|主|人|氏名|先|元|師|担当)名?$/u],
  ['number', /(?:数|量|数量)$/u],
  ['amount', /(?:額|料|料金|費|費用|代|金|税|価格|単価|残高|手当)$/u],
];
/** Which of them a question that leaves its kind open may ask for. */
const OPEN: Readonly<Partial<Record<Kind, RegExp>>> = {
  date: /いつ|期/u,
  code: /番|号|記号|コード|どこ/u,
  person: /誰|人|者|先|会社|どこ|相手|担当|名/u,
  number: /数|量|何|いくつ|どれだけ|どのくらい|さ$/u,
  amount: /額|金|料|費|いくら|代|税|残/u,
};

/** Whether a label is of another kind than a question that leaves its kind open. */
export function isOfOtherEnd(label: string, kind: Kind, asked: string): boolean {
  if (kind !== 'text') return false;
  const end = ENDS.find(([, pattern]) => pattern.test(label.trim()))?.[0];
  return end !== undefined && OPEN[end]?.test(asked) === false;
}
