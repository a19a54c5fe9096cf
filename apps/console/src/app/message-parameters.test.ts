import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
type Module = Readonly<Record<string, unknown>>;
const english = import.meta.glob<Module>('../**/*.en.ts');
const japanese = import.meta.glob<Module>('../**/*.jp.ts');
/** More than any message takes. */
const marks = Array.from({ length: 8 }, (_, index) => `§${index}§`);

/** Which parameters each message fills in, by its name; a number that only chooses between “file” and “files” is in no text. */
function* filledIn(messages: unknown, name: string): Generator<readonly [string, string[]]> {
  if (typeof messages === 'function') {
    const text = JSON.stringify((messages as (...all: string[]) => unknown)(...marks));
    yield [name, marks.filter((mark) => text.includes(mark))];
  } else if (messages !== null && typeof messages === 'object')
    for (const [key, each] of Object.entries(messages)) yield* filledIn(each, `${name}.${key}`);
}

// Most journeys run in one language: a parameter missing in the other language's message would go unnoticed.
test.each(Object.keys(english))('%s and its Japanese fill in the same', async (file) => {
  const load = japanese[file.replace(/\.en\.ts$/, '.jp.ts')];
  const [en, jp] = [await english[file]!(), await load!()];
  expect(Object.fromEntries(filledIn(jp['jp'], ''))).toEqual(Object.fromEntries(filledIn(en['en'], '')));
});

test('there are such messages', async () => {
  const all = await Promise.all(Object.values(english).map((load) => load()));
  expect(all.flatMap(({ en }) => [...filledIn(en, '')]).length).toBeGreaterThan(300);
});
