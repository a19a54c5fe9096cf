import type { Random } from '../../random.ts';
import { addDays } from '../../content/calendar.ts';
import type { Day } from '../../types.ts';
import { coinsOf } from '../values.ts';
import type { LayoutFamily, Scene, TableColumn } from '../types.ts';
import { wordingsOf } from '../wording.ts';
import { both } from '../words/lists.ts';

/** A column that a table may have: how often, and what it is called. */
export interface ColumnPlan {
  readonly key: string;
  readonly ja: string;
  readonly en: string;
  readonly align: TableColumn['align'];
  readonly share: number;
  /** Probability that a family's table has it; 1 by default. */
  readonly chance?: number;
}

/** The columns of a family's table, with their headers. */
export function planColumns(
  family: LayoutFamily,
  table: string,
  plans: readonly ColumnPlan[],
): TableColumn[] {
  const { choices } = family;
  const spaced = family.language === 'ja' && choices.chance('table.spacedHeaders', 0.15);
  return plans
    .filter(
      ({ key, chance = 1, ...plan }) =>
        plan[family.language] !== '' && choices.chance(`${table}.has.${key}`, chance),
    )
    .map(({ key, ja, en, align, share }) => {
      const header = choices.pick(`${table}.header.${key}`, wordingsOf(family, both(ja, en)));
      const wide = spaced && /^\p{Script=Han}{2}$/u.test(header) ? Array.from(header).join(' ') : header;
      const upper = choices.chance('table.upperHeaders', 0.25) ? wide.toUpperCase() : wide;
      return { key, header: upper, align, share };
    });
}

/** How many rows: a family's usual number, some more or fewer. */
export function rowCount({ family, random }: Scene, least: number, most: number): number {
  const usual = family.choices.int('table.usualRows', least, most);
  return Math.max(least, usual + random.int(-2, 2));
}

/** Groups of three digits: 1,234,567. */
export const withCommas = (value: number): string => value.toLocaleString('en-US');

/** Splits a sum into so many random parts, all above zero. */
export function splitSum(random: Random, sum: number, parts: number): number[] {
  const weights = Array.from({ length: parts }, () => 0.2 + random.next());
  const total = weights.reduce((all, weight) => all + weight, 0);
  const shares = weights.slice(1).map((weight) => Math.max(1, Math.floor((sum * weight) / total)));
  return [sum - shares.reduce((all, share) => all + share, 0), ...shares];
}

/** An amount of no odd yen. */
export const roundly = (scene: Scene, amount: number): number =>
  coinsOf(scene.family) === 1 ? Math.round(amount / 10) * 10 : amount;

/** So many days within a span before the document's day, the earliest first. */
export function daysBefore({ random, day }: Scene, count: number, span: number): Day[] {
  const offsets = Array.from({ length: count }, () => random.int(1, span)).sort((a, b) => b - a);
  return offsets.map((offset) => addDays(day, -offset));
}
