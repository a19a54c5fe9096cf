import { detectEngine } from '../engine-choice.ts';

/** The engines of this machine: a page must be readable by each. */
export async function availableEngines(): Promise<('embedded' | 'native')[]> {
  const native = await detectEngine('native').then(
    () => true,
    () => false,
  );
  return native ? ['embedded', 'native'] : ['embedded'];
}

/**
 * Whether to try an engine on steps before any engine reads: a page's own text, kinds of pixels, light and skew. One is enough; `npm run
 * test:full` tries all.
 */
export const isTriedOnPictures = (engine: 'embedded' | 'native', all: readonly string[]): boolean =>
  process.env['TESTS'] === 'full' || engine === all.at(-1);
