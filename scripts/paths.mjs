import path from 'node:path';

/** The checkout's folder. */
export const root = path.dirname(import.meta.dirname);
/** Locks, instances, compiled code: all of it may be deleted while nothing runs. */
export const cache = path.join(root, '.cache');

/** A path inside the checkout. */
export const inRoot = (...parts) => path.join(root, ...parts);
