import { createRandom } from '../random.ts';
import { kindOf, kindsFor } from './kinds/index.ts';
import type { Choices, LayoutFamily } from './types.ts';

/** Families from this seed on are for judging; nothing may be fitted on them. */
export const FIRST_JUDGING_SEED = 900_000;

/**
 * A layout family: a kind of document, a language, and every choice of arrangement, wording and style, all from the seed.
 * Choices are drawn by name, so that a new decision leaves the others as they were.
 */
export function makeLayoutFamily(seed: number): LayoutFamily {
  const traits = new Map<string, string>();
  const choices = choicesOf(seed, traits);
  const judging = seed >= FIRST_JUDGING_SEED;
  const language = choices.chance('language', 0.55) ? 'ja' : 'en';
  const kind = choices.pick(
    'kind',
    kindsFor(language, judging).flatMap((id) => Array.from({ length: kindOf(id).weight }, () => id)),
  );
  return { seed, id: `g${seed}`, language, kind, judging, choices, traits };
}

function choicesOf(seed: number, traits: Map<string, string>): Choices {
  const drawn = (name: string) => createRandom(`family ${seed} ${name}`);
  const keep = <T>(name: string, value: T): T => {
    if (typeof value !== 'object') traits.set(name, String(value));
    return value;
  };
  return {
    pick: (name, list) => keep(name, drawn(name).pick(list)),
    chance: (name, probability) => keep(name, drawn(name).chance(probability)),
    int: (name, min, max) => keep(name, drawn(name).int(min, max)),
  };
}
