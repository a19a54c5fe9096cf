/** Short messages after an action. The host is loaded with the first one. */
export interface ToastLink {
  readonly label: string;
  readonly to: string;
}
export interface Toast {
  readonly id: number;
  readonly tone: 'good' | 'bad' | 'info';
  readonly text: string;
  readonly link?: ToastLink;
  /** It needs an action: it stays until it is closed. */
  readonly stays?: boolean;
}

let toasts: readonly Toast[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The messages shown at the moment, oldest first. */
export const readToasts = (): readonly Toast[] => toasts;
/** Calls the listener at each change; returns how to stop. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** Takes a message away before its time. */
export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

function show(tone: Toast['tone'], text: string, link?: ToastLink, stays = false): void {
  counter += 1;
  // A repeated message replaces the older one. At most four are shown.
  const others = toasts.filter((toast) => toast.text !== text || toast.link?.to !== link?.to);
  set([...others, { id: counter, tone, text, ...(link ? { link } : {}), stays }].slice(-4));
}

export const toast = {
  success: (text: string, link?: ToastLink): void => show('good', text, link),
  failure: (text: string, link?: ToastLink): void => show('bad', text, link),
  info: (text: string, link?: ToastLink): void => show('info', text, link),
  /** Says what has to be read to the end. */
  notice: (text: string): void => show('info', text, undefined, true),
};
