import { setImmediate } from 'node:timers/promises';
import { createRecognizer, type Recognizer } from '@ocr/recognition';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDocumentLanes, type DocumentLanes } from './document-lanes.ts';

let recognizer: Recognizer;
let lanes: DocumentLanes;
let ends: (() => void)[];

beforeEach(async () => {
  ends = [];
  recognizer = await createRecognizer({ engine: 'embedded', processes: 1 });
  lanes = createDocumentLanes(recognizer);
});
afterEach(async () => {
  for (const end of ends) end();
  await lanes.close();
  await recognizer.close();
});

/** Asks for so much work, each of which continues until the test ends. Returns how much of it has begun. */
async function begin(lane: keyof Omit<DocumentLanes, 'close'>, owner: string, count = 1): Promise<number> {
  let begun = 0;
  for (let asked = 0; asked < count; asked += 1) {
    void lanes[lane].run(owner, async () => {
      begun += 1;
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  }
  await setImmediate();
  return begun;
}

describe('pictures of pages', () => {
  test('wait for no submission, preview, rereading or trial, however many others have', async () => {
    for (const lane of ['uploads', 'previews', 'places', 'trials'] as const) await begin(lane, 'large', 8);
    expect(await begin('pictures', 'large')).toBe(1);
    expect(await begin('pictures', 'small')).toBe(1);
  });

  test('of one tenant leave room for those of another', async () => {
    expect(await begin('pictures', 'large', 8)).toBe(2);
    expect(await begin('pictures', 'small')).toBe(1);
  });
});

test('a preview waits for no submission, and for the previews of no other tenant alone', async () => {
  await begin('uploads', 'large', 8);
  expect(await begin('previews', 'large', 8)).toBe(1);
  expect(await begin('previews', 'small')).toBe(1);
});
