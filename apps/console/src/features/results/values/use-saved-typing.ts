import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { findSession } from '#lib/session/session.ts';

/**
 * Saves the text of the active field when the screen is left while the field still has the focus: by the browser's Back, by a key or by
 * loading the page again. The session's end keeps it instead (see `useKeptChanges`).
 */
export function useSavedTyping(typing: RefObject<unknown>): void {
  const router = useRouter();
  useEffect(() => {
    const save = (): void => {
      if (typing.current === undefined || !findSession()) return;
      // A field saves its text when it loses the focus; unmounted, it never does.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    };
    const unsubscribe = router.subscribe('onBeforeNavigate', save);
    window.addEventListener('pagehide', save);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', save);
    };
  }, [router, typing]);
}
