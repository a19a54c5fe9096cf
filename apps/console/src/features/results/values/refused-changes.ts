import type { Changes } from '#features/results/values/changes.ts';

const refused = new WeakSet<Changes>();

/** Whether the changes could not be saved: there is nothing of them to undo. */
export const wasRefused = (changes: Changes): boolean => refused.has(changes);

/** Says that the changes could not be saved. */
export const setRefused = (changes: Changes): void => void refused.add(changes);
