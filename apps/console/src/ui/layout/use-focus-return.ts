import { useEffect, useState } from 'react';

/** What a dialog opened now is to give the focus back to: what has it, or the button of the menu that is about to close. */
export function findOpener(): Element | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
}

/** Returns the focus once the page behind the dialog can be focused again, unless it has moved by then. */
export function giveFocusBack(opener: Element | null): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || !activeElement.isConnected;
    if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
}

/**
 * For a dialog that is mounted only while it is open: returns the focus to the previous element. The library's own way needs a dialog that
 * is always mounted, and an opener that stays.
 */
export function useFocusReturn(): void {
  const [opener] = useState(findOpener);
  useEffect(() => () => giveFocusBack(opener), [opener]);
}
