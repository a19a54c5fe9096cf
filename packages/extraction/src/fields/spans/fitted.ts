import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnsemble } from './ensemble.ts';
import type { Ensemble } from './ensemble.ts';

/** The file that `npm run fit -- --ranking` writes. */
export const RANKING_FILE = join(import.meta.dirname, 'ranking.trees');

let fitted: Ensemble | undefined;

/** The trees that spans are ranked by; read when the first question needs them. */
export const ranking = (): Ensemble => (fitted ??= readEnsemble(readFileSync(RANKING_FILE, 'utf8')));
