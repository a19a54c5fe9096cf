import { beforeEach, expect, it, vi } from 'vitest';
import {
  dropDraftsOfOthers,
  findOwnerOfKept,
  hasOffers,
  keepDrafts,
  onOffersChange,
  settleDrafts,
  trackDraft,
} from './kept-drafts.ts';

vi.stubGlobal('location', { pathname: '/tenant/1' });

let stops: (() => void)[] = [];
function open(name: string, isDirty: boolean, value = name) {
  const restored = vi.fn<(draft: string) => void>();
  stops.push(trackDraft({ name, isDirty: () => isDirty, read: () => value, restore: restored }));
  return restored;
}
const leave = (): void => {
  for (const stop of stops) stop();
  stops = [];
};

beforeEach(() => {
  leave();
  location.pathname = '/tenant/1';
  dropDraftsOfOthers('nobody');
});

it('offers a draft to the same user at the same address, once', () => {
  open('contact', true, 'half typed');
  expect(keepDrafts('aoki')).toBe(true);
  leave();
  dropDraftsOfOthers('aoki');
  expect(hasOffers()).toBe(false);
  const changed = vi.fn<() => void>();
  const stop = onOffersChange(changed);
  const restored = open('contact', false);
  expect(hasOffers()).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
  settleDrafts('restore');
  expect(restored).toHaveBeenCalledExactlyOnceWith('half typed');
  expect(hasOffers()).toBe(false);
  stop();
});

it('drops it when somebody else signs in', () => {
  open('contact', true);
  keepDrafts('aoki');
  leave();
  dropDraftsOfOthers('baba');
  expect(findOwnerOfKept()).toBeUndefined();
  const restored = open('contact', false);
  settleDrafts('restore');
  expect(restored).not.toHaveBeenCalled();
});

it('keeps nothing that was not changed, and offers nothing elsewhere', () => {
  open('contact', false);
  expect(keepDrafts('aoki')).toBe(false);
  open('limits', true);
  keepDrafts('aoki');
  leave();
  location.pathname = '/tenant/2';
  open('limits', false);
  expect(hasOffers()).toBe(false);
});

it('gives up what is not wanted', () => {
  open('contact', true);
  keepDrafts('aoki');
  leave();
  const restored = open('contact', false);
  settleDrafts('discard');
  expect(restored).not.toHaveBeenCalled();
  expect(hasOffers()).toBe(false);
});
