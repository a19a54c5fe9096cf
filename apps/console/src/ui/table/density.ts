import { useSyncExternalStore } from 'react';

/** How high table rows are: 40 or 36 pixels, as the user likes it, on every list. */
export type Density = 'comfortable' | 'compact';

const key = 'density';
const listeners = new Set<() => void>();

function read(): Density {
  return localStorage.getItem(key) === 'compact' ? 'compact' : 'comfortable';
}

function save(density: Density): void {
  localStorage.setItem(key, density);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Height of a list's rows, kept in this browser. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  return [useSyncExternalStore(subscribe, read), save];
}
