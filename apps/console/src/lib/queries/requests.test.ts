import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
vi.stubGlobal('sessionStorage', new MemoryStorage());
const { MAX_LEFT_RESULTS, forgetOldResults, refreshMovingRequests, refreshRequest, requestKeys } =
  await import('#lib/queries/requests.ts');
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

/** A result on screen, whose answers are given one by one. */
function showResult(id: string) {
  const client = new QueryClient();
  const asked: ((status: string) => void)[] = [];
  const queryFn = () => new Promise((resolve) => asked.push((status) => resolve({ status })));
  new QueryObserver(client, { queryKey: requestKeys.one(id), queryFn }).subscribe(() => undefined);
  const status = () => client.getQueryData<{ status: string }>(requestKeys.one(id))?.status;
  const answer = async (value: string) => {
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    asked.shift()!(value);
  };
  return { client, asked, answer, status };
}

test('a request that ends while its first answer is under way is asked for again, if the answer was read before the end', async () => {
  const { client, answer, status } = showResult('r1');
  const refreshed = refreshRequest(client, 'r1');
  await answer('processing');
  await answer('completed');
  await refreshed;
  expect(status()).toBe('completed');
});

test('a first answer that was read after the end is enough', async () => {
  const { client, asked, answer } = showResult('r1');
  const refreshed = refreshRequest(client, 'r1');
  await answer('completed');
  await refreshed;
  expect(asked).toEqual([]);
});

test('once the event stream is open, what has not ended is asked for again, and nothing else', async () => {
  const { client, asked, answer, status } = showResult('r1');
  await answer('processing');
  await vi.waitFor(() => expect(status()).toBe('processing'));
  const refreshed = refreshMovingRequests(client);
  await answer('completed');
  await refreshed;
  expect(status()).toBe('completed');
  await refreshMovingRequests(client);
  expect(asked).toEqual([]);
});
