import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
vi.stubGlobal('sessionStorage', new MemoryStorage());
const { MAX_LEFT_RESULTS, forgetOldResults, requestKeys } = await import('#lib/queries/requests.ts');
const { pictureKeys } = await import('#lib/queries/pictures.ts');

test('of the results that were left the last ones are kept with their pages, and the one that is shown in any case', () => {
  const client = new QueryClient();
  const page = (id: string) => pictureKeys.words([id, 'file'], 1);
  for (let place = 0; place < 100; place += 1) {
    client.setQueryData(requestKeys.one(`r${place}`), {}, { updatedAt: place + 1 });
    client.setQueryData(page(`r${place}`), []);
  }
  client.setQueryData(requestKeys.list({}), {});
  forgetOldResults(client, 'r0');
  const kept = client.getQueryCache().findAll({ queryKey: requestKeys.all });
  const last = Array.from({ length: MAX_LEFT_RESULTS }, (_, index) => `r${100 - MAX_LEFT_RESULTS + index}`);
  expect(kept.map(({ queryKey }) => queryKey[1])).toEqual(['r0', ...last]);
  expect(client.getQueryData(requestKeys.list({}))).toBeDefined();
  expect(client.getQueryData(page('r99'))).toBeDefined();
  expect(client.getQueryData(page('r0'))).toBeDefined();
  expect(client.getQueryData(page('r50'))).toBeUndefined();
});
