import { expect, test } from 'vitest';
import { chooseReading } from './choose-reading.ts';

const read = (...texts: [string, number][]) =>
  chooseReading(texts.map(([text, confidence]) => ({ text, confidence })));

test('what both readers read is agreed, whatever gaps and dashes they put', () => {
  expect(read(['INV‐2041', 60], ['INV-2041', 65])).toMatchObject({ text: 'INV-2041', agreed: true });
  expect(read(['株式 会社 山田', 90], ['株式会社山田', 80])).toMatchObject({
    text: '株式会社山田',
    agreed: true,
  });
});

test('where they differ, or one alone reads, the surer one is taken from a confidence of 70 on', () => {
  expect(read(['INV-2O41', 70], ['INV-2041', 69.9])).toMatchObject({ text: 'INV-2O41', agreed: false });
  expect(read(['INV-2041', 69.9])).toMatchObject({ text: null, agreed: false });
  expect(read(['INV-2041', 70])).toMatchObject({ text: 'INV-2041', agreed: false });
  expect(read()).toEqual({ text: null, agreed: false, readings: [] });
});
