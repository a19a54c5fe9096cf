import type { LayoutFamily, Wordings } from './types.ts';

/** The wordings that a family may use: those for fitting go without every fourth of a long list. */
export function wordingsOf(family: LayoutFamily, { ja, en }: Wordings): readonly string[] {
  const list = family.language === 'ja' ? ja : en;
  return family.judging || list.length < 4 ? list : list.filter((_, index) => index % 4 !== 3);
}

/** The family's choice of a wording; empty where the language has none. */
export function pickWording(family: LayoutFamily, name: string, wordings: Wordings): string {
  const list = wordingsOf(family, wordings);
  return list.length === 0 ? '' : family.choices.pick(name, list);
}
