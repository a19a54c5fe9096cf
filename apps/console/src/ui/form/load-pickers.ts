import { useSyncExternalStore } from 'react';

type Pickers = typeof import('#ui/form/date-pickers.tsx');
let loaded: Pickers | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches the calendars, which weigh more than most pages. Where that fails, the next touch tries again: days can be typed without them. */
export async function loadPickers(): Promise<void> {
  if (loaded) return;
  try {
    loaded = await import('#ui/form/date-pickers.tsx');
    for (const listener of listeners) listener();
  } catch {
    // Not to be had now.
  }
}

/** The calendars, once they have been fetched. */
export function usePickers(): Pickers | undefined {
  return useSyncExternalStore(subscribe, () => loaded);
}
