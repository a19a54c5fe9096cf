import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { common } from '#lib/i18n/common.ts';
import { confirm } from '#ui/feedback/confirm.ts';

/** Everything on the screen that could be lost by leaving. */
const guards = new Set<() => boolean>();
/** Leaving was agreed to: nothing asks again on the way out. */
let isLeaving = false;

function ask(): Promise<boolean> {
  const { form, action } = common.get();
  return confirm({
    title: form.leaveTitle,
    text: form.leaveText,
    confirmLabel: action.discard,
    cancelLabel: action.keepEditing,
    tone: 'danger',
  });
}

/**
 * Asks before leaving while `isDirty()`; the browser asks in its own words when the page itself is closed. `keeps` says by which ways nothing
 * is lost.
 */
export function useLeaveGuard(isDirty: () => boolean, keeps: (way: Way) => boolean = staysOn): void {
  const latest = useRef(isDirty);
  useEffect(() => {
    latest.current = isDirty;
  });
  useEffect(() => {
    const guard = (): boolean => latest.current();
    guards.add(guard);
    return () => void guards.delete(guard);
  }, []);
  useBlocker({
    shouldBlockFn: async (way) => !keeps(way) && !isLeaving && isDirty() && !(await ask()),
    enableBeforeUnload: () => !isLeaving && isDirty(),
  });
}

/** The skip link leads to another place of the same screen, by which nothing is lost. */
function staysOn({ current, next }: Way): boolean {
  return current.pathname === next.pathname && JSON.stringify(current.search) === JSON.stringify(next.search);
}

interface Place {
  readonly pathname: string;
  readonly search: object;
}

interface Way {
  readonly current: Place;
  readonly next: Place;
}

/** Before the page is left permanently, for example by signing out: asks if something would be lost. True if it may continue. */
export async function confirmLeaving(): Promise<boolean> {
  const mayGo = ![...guards].some((isDirty) => isDirty()) || (await ask());
  if (mayGo) isLeaving = true;
  return mayGo;
}
