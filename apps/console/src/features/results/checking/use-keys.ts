import { useEffect, useRef } from 'react';

export type ViewerKey =
  | 'nextPage'
  | 'previousPage'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'help'
  | 'firstDoubt'
  | 'nextDoubt'
  | 'openNext';

const byKey: Readonly<Record<string, ViewerKey>> = {
  '[': 'previousPage',
  ']': 'nextPage',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
  '?': 'help',
  n: 'openNext',
};
/** With Alt some systems give other characters, so the key's place counts there. */
const byPlace: Readonly<Record<string, ViewerKey>> = {
  BracketLeft: 'previousPage',
  BracketRight: 'nextPage',
  Equal: 'zoomIn',
  NumpadAdd: 'zoomIn',
  Minus: 'zoomOut',
  NumpadSubtract: 'zoomOut',
  Digit0: 'fit',
  Numpad0: 'fit',
  Slash: 'help',
  KeyN: 'openNext',
};

/** Where the focus is: `start` is where one arrives, `skip` the link that skips to the content, `body` is nowhere. */
type Focus = 'page' | 'textField' | 'start' | 'skip' | 'body';
type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** What a key means to the viewer. In a text field only keys with Alt do, the others are typed. */
export function readViewerKey(press: KeyPress, place: Focus): ViewerKey | undefined {
  if (press.ctrlKey || press.metaKey) return undefined;
  if (press.altKey) return byKey[press.key] ?? byPlace[press.code];
  if (place === 'textField') return undefined;
  // From the place where a user arrives, Tab moves straight to the work, and from outside back to it; otherwise it has its usual effect.
  if (press.key === 'Tab') {
    if (press.shiftKey) return undefined;
    return place === 'start' || place === 'skip' ? 'firstDoubt' : place === 'body' ? 'nextDoubt' : undefined;
  }
  return byKey[press.key];
}

function placeOf(target: EventTarget | null): Focus {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target === document.body) return 'body';
  if (target instanceof HTMLAnchorElement && target.hash === '#content') return 'skip';
  if (target.id === 'content' || target.tagName === 'H1') return 'start';
  return target.closest('input, textarea, select, [contenteditable]') ? 'textField' : 'page';
}

/** Hears the viewer's keys wherever the focus is, except in dialogs. `onKey` says whether the key did something. */
export function useKeys(onKey: (key: ViewerKey) => boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('[role="dialog"]')) return;
      const key = readViewerKey(event, placeOf(event.target));
      if (key !== undefined && latest.current(key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
