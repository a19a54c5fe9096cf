import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecognizer, type PageJson, type Recognizer } from './index.ts';
import { makePdf, withFile } from './testing/documents.ts';

let recognizer: Recognizer;
beforeAll(async () => {
  recognizer = await createRecognizer({ engine: 'embedded', processes: 1 });
});
afterAll(() => recognizer.close());

// Enough that a busy machine hands on the end before the last page.
const pages = 400;

test('a reading ends with the current page when that is enough, and the next task starts', async () => {
  const pdf = await makePdf(
    Array.from(
      { length: pages },
      (_, index) => (page) => void page.fontSize(20).text(`Sheet ${index + 1}`, 50, 50),
    ),
  );
  await withFile(pdf, 'pdf', async (path) => {
    const enough = new AbortController();
    const first: number[] = [];
    const onPage = (page: PageJson) => (first.push(page.number), enough.abort());
    const { pageCount } = await recognizer.readEach(path, 'pdf', onPage, { enough: enough.signal });
    expect(pageCount).toBe(pages);
    expect(first.length).toBeLessThan(pages);
    expect(first).toEqual(first.map((_, index) => index + 1));
    const rest: number[] = [];
    await recognizer.readEach(path, 'pdf', ({ number }) => void rest.push(number), {
      from: first.length + 1,
    });
    expect([...first, ...rest]).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
    const one: number[] = [];
    await recognizer.readEach(path, 'pdf', ({ number }) => void one.push(number), {
      enough: AbortSignal.abort(),
    });
    expect(one).toEqual([1]);
  });
});
