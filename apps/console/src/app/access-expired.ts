/** Whether the Access Expired dialog is open: any refused call may open it. */
let isOpen = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  isOpen = value;
  for (const listener of listeners) listener();
}

export const openAccessExpired = (): void => set(true);
export const closeAccessExpired = (): void => set(false);
export const readAccessExpired = (): boolean => isOpen;
export function subscribeAccessExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
