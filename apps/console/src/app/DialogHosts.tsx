import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { readAccessExpired, subscribeAccessExpired } from '#app/access-expired.ts';
import { common } from '#lib/i18n/common.ts';
import { readQuestion, subscribeQuestion } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';

/**
 * Holds the dialogs, whose code is fetched with the first key or click rather than with the first screen. When it
 * cannot be fetched the question counts as declined: reloading, as for a page, would lose what was typed.
 */
export function DialogHosts() {
  const isAsked = useSyncExternalStore(subscribeQuestion, () => readQuestion() !== undefined);
  const isExpired = useSyncExternalStore(subscribeAccessExpired, readAccessExpired);
  const [Dialogs, setDialogs] = useState<ComponentType>();
  const isNeeded = isAsked || isExpired;
  useEffect(() => {
    if (Dialogs) return undefined;
    const load = async (): Promise<void> => {
      try {
        const part = await import('#app/dialogs.tsx');
        setDialogs(() => part.Dialogs);
      } catch {
        if (!isNeeded) return;
        readQuestion()?.answer(false);
        toast.failure(isExpired ? common.get().expired.text : common.get().result.unreachable);
      }
    };
    if (isNeeded) {
      void load();
      return undefined;
    }
    const early = (): void => void load();
    addEventListener('pointerdown', early, { once: true });
    addEventListener('keydown', early, { once: true });
    return () => {
      removeEventListener('pointerdown', early);
      removeEventListener('keydown', early);
    };
  }, [Dialogs, isNeeded, isExpired]);
  return Dialogs ? <Dialogs /> : null;
}
