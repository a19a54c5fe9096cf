import { detectEngine } from '../engine-choice.ts';

/** The engines of this machine: what is read by one is to be read by the other. */
export async function availableEngines(): Promise<('embedded' | 'native')[]> {
  const native = await detectEngine('native').then(
    () => true,
    () => false,
  );
  return native ? ['embedded', 'native'] : ['embedded'];
}
