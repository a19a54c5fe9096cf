import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnsemble } from './ensemble.ts';
import type { Ensemble } from './ensemble.ts';
import type { Source } from './options.ts';

/** The file that `npm run fit -- --choice` writes. */
export const CHOICE_FILE = join(import.meta.dirname, 'choice.trees');

/** Reads what is fitted for rules, labels and sentences in this order: parts that are set apart by an empty line, each under a name. Lines with # are remarks. */
export function readChoice(text: string): Readonly<Record<Source, Ensemble>> {
  const parts = text
    .replaceAll(/^#.*\n/gm, '')
    .trim()
    .split(/\n{2,}/)
    .map((part) => part.slice(part.indexOf('\n') + 1));
  const [rules = '0', label = '0', clause = '0'] = parts;
  return { rules: readEnsemble(rules), label: readEnsemble(label), clause: readEnsemble(clause) };
}

let fitted: Readonly<Record<Source, Ensemble>> | undefined;

/** What the values of each source are weighed by. */
export const choice = (): Readonly<Record<Source, Ensemble>> =>
  (fitted ??= readChoice(readFileSync(CHOICE_FILE, 'utf8')));
