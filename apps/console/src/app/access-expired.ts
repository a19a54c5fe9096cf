/** Whether the Access Expired dialog is open: any refused call may open it. */
let isOpen = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  isOpen = value;
  for (const listener of listeners) listener();
}

/** Shows the dialog that access has expired. */
export const openAccessExpired = (): void => set(true);
/** Puts the dialog away until the next refusal. */
export const closeAccessExpired = (): void => set(false);
/** Whether the dialog is open, for `useSyncExternalStore`. */
export const readAccessExpired = (): boolean => isOpen;
/** Calls the listener at each change; returns how to stop. */
export function subscribeAccessExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
