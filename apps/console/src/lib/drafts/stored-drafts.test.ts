import { beforeEach, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import {
  findOwnerOfKept,
  forgetDrafts,
  hasOffers,
  keepDrafts,
  settleDrafts,
  trackDraft,
} from './kept-drafts.ts';

vi.stubGlobal('sessionStorage', new MemoryStorage());
vi.stubGlobal('location', { pathname: '/tenant/1' });
const { openStoredDrafts } = await import('./stored-drafts.ts');

const keyOfAoki = Buffer.alloc(32, 1).toString('base64url');
const keyOfBaba = Buffer.alloc(32, 2).toString('base64url');
const stored = () => sessionStorage.getItem('drafts');

/** A form on the screen; what it was given back. */
function open(isDirty: boolean, value: unknown = 'half typed', toStored?: () => unknown) {
  const restored = vi.fn<(draft: unknown) => void>();
  const stop = trackDraft<unknown>({
    name: 'contact',
    isDirty: () => isDirty,
    read: () => value,
    restore: restored,
    ...(toStored && { toStored }),
  });
  return { restored, stop };
}
/** The page is reloaded: its memory is gone, the tab's storage stays. */
async function reload(): Promise<void> {
  const kept = stored();
  forgetDrafts();
  await vi.waitFor(() => expect(stored()).toBeNull());
  if (kept !== null) sessionStorage.setItem('drafts', kept);
}
async function endSession(): Promise<void> {
  keepDrafts('aoki');
  await vi.waitFor(() => expect(stored()).not.toBeNull());
}

beforeEach(async () => {
  sessionStorage.clear();
  await openStoredDrafts('aoki', keyOfAoki);
  forgetDrafts();
});

it('gives a draft back after a reload, once, and shows nothing of it meanwhile', async () => {
  open(true);
  await endSession();
  expect(stored()).not.toContain('half');
  await reload();
  await openStoredDrafts('aoki', keyOfAoki);
  const { restored } = open(false);
  expect(hasOffers()).toBe(true);
  settleDrafts('restore');
  expect(restored).toHaveBeenCalledExactlyOnceWith('half typed');
  expect(stored()).toBeNull();
});

it('drops it when somebody else signs in, also under the same name with another key', async () => {
  for (const [owner, key] of [
    ['baba', keyOfBaba],
    ['baba', keyOfAoki],
    ['aoki', keyOfBaba],
  ] as const) {
    await openStoredDrafts('aoki', keyOfAoki);
    open(true);
    await endSession();
    await reload();
    await openStoredDrafts(owner, key);
    open(false);
    expect([owner, hasOffers(), stored()]).toEqual([owner, false, null]);
    forgetDrafts();
  }
});

it('stores what a form says may be stored, and nothing once it is forgotten', async () => {
  open(true, { files: 'a file' }, () => undefined);
  keepDrafts('aoki');
  expect(findOwnerOfKept()).toBe('aoki');
  expect(stored()).toBeNull();
  forgetDrafts();
  open(true);
  await endSession();
  forgetDrafts();
  expect(stored()).toBeNull();
});
