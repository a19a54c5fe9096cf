import { expect, test } from 'vitest';
import { memoizeContent } from './memoize.ts';

test('what says the same is answered once, whichever object says it; what does not is answered anew, also after very many', () => {
  let made = 0;
  const answer = memoizeContent(({ name }: { readonly name: string }) => {
    made += 1;
    return { text: `${name}!` };
  });
  expect(answer({ name: 'a' })).toBe(answer({ name: 'a' }));
  expect(answer({ name: 'b' })).toEqual({ text: 'b!' });
  expect(made).toBe(2);
  for (let index = 0; index < 2500; index += 1) answer({ name: String(index) });
  expect(answer({ name: 'a' })).toEqual({ text: 'a!' });
  expect(made).toBe(2503);
});
