import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf, readBytes, withFile } from './testing/documents.ts';
import { availableEngines } from './testing/engines.ts';
import {
  createRecognizer,
  documentText,
  RecognitionError,
  type PageRange,
  type Recognizer,
} from './index.ts';

const [engine] = await availableEngines();
let recognizer: Recognizer;
let stack: Buffer;
beforeAll(async () => {
  recognizer = await createRecognizer({ engine: engine!, processes: 1 });
  stack = await makePdf(
    Array.from(
      { length: 7 },
      (_, index) => (pdf) =>
        void pdf
          .font('jp')
          .fontSize(30)
          .text(`Sheet ${index + 1} 請求書`, 60, 60),
    ),
  );
});
afterAll(() => recognizer.close());

async function cut(bytes: Uint8Array, ranges: readonly PageRange[]): Promise<Buffer[]> {
  const parts = ranges.map((): Uint8Array[] => []);
  await withFile(bytes, 'pdf', (path) =>
    recognizer.cut(path, ranges, (part, piece) => void parts[part]!.push(piece)),
  );
  return parts.map((pieces) => Buffer.concat(pieces));
}
const sheetsOf = async (pdf: Buffer): Promise<number[]> => {
  const { pages } = await readBytes(recognizer, pdf, 'pdf');
  return pages.map((page) => Number(/Sheet (\d)/.exec(documentText([page]))?.[1]));
};

describe('a PDF that is cut', () => {
  test('has every page once, in order, in parts that open by themselves, wherever it is cut', async () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 2, max: 7 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        const starts = [1, ...at.toSorted((a, b) => a - b)];
        const ranges = starts.map((from, index) => ({ from, to: (starts[index + 1] ?? 8) - 1 }));
        const sheets = await Promise.all((await cut(stack, ranges)).map(sheetsOf));
        expect(sheets).toEqual(
          ranges.map(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
        );
      }),
      { numRuns: 8 },
    );
  });

  test('keeps its text and draws the same picture', async () => {
    const [, second] = await cut(stack, [
      { from: 1, to: 2 },
      { from: 3, to: 7 },
    ]);
    const { pages } = await readBytes(recognizer, second!, 'pdf');
    expect(pages[0]?.source).toBe('text');
    expect(documentText(pages)).toContain('Sheet 3 請求書');
    const picture = (bytes: Uint8Array, page: number) =>
      withFile(bytes, 'pdf', (path) => recognizer.picture(path, 'pdf', page, 400));
    expect(Buffer.from(await picture(second!, 1)).equals(Buffer.from(await picture(stack, 3)))).toBe(true);
  });

  test('is refused for pages that it does not have, and where it is broken', async () => {
    for (const range of [
      { from: 0, to: 1 },
      { from: 3, to: 2 },
      { from: 7, to: 8 },
    ])
      await expect(cut(stack, [range])).rejects.toMatchObject({ code: 'NO_PAGES' });
    await expect(cut(Buffer.from('%PDF-1.7 no more'), [{ from: 1, to: 1 }])).rejects.toBeInstanceOf(
      RecognitionError,
    );
    expect(await cut(stack, [{ from: 1, to: 7 }])).toHaveLength(1);
  });
});
