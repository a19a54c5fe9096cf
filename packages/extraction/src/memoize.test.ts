import { expect, test } from 'vitest';
import { memoizeContent } from './memoize.ts';

test('equal questions are answered once, whatever object they come in; different ones are answered again, also after very many', () => {
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
