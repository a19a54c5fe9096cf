import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeLine } from './decode.ts';
import { assetPath, DICTIONARY_FILE } from './models.ts';

const dictionary = ['', ...readFileSync(assetPath(DICTIONARY_FILE), 'utf8').trimEnd().split(/\r?\n/), ' '];

/** The network's answer, step by step: the probabilities of some characters, the rest is nothing. */
function answer(steps: readonly Readonly<Record<string, number>>[]) {
  const data = new Float32Array(steps.length * dictionary.length);
  steps.forEach((step, index) => {
    const at = index * dictionary.length;
    data[at] = 1 - Object.values(step).reduce((sum, value) => sum + value, 0);
    for (const [character, value] of Object.entries(step)) {
      const place = character === ' ' ? dictionary.length - 1 : dictionary.indexOf(character);
      expect(place).toBeGreaterThan(0);
      data[at + place] = value;
    }
  });
  return { data, steps: steps.length };
}

/** A line's picture with ink in some steps. */
function crop(steps: number, inked: (step: number) => boolean) {
  const width = steps * 8;
  // Letters fill the lower half.
  const isInk = (i: number) => i >= width * 24 && inked(Math.floor((i % width) / 8));
  const data = Uint8Array.from({ length: width * 48 }, (_, i) => (isInk(i) ? 0 : 255));
  return { data, width, height: 48 };
}

const read = (
  steps: readonly Readonly<Record<string, number>>[],
  inked: (step: number) => boolean = () => true,
) => {
  const { data, steps: count } = answer(steps);
  return decodeLine(data, count, crop(count, inked)).map(({ text }) => text);
};

test('a character repeated without a break is one', () => {
  expect(read([{ A: 0.9 }, { A: 0.9 }, {}, { A: 0.9 }, { B: 0.9 }])).toEqual(['AAB']);
});

test('words part where the network gives a space some weight, or little weight and no ink is there', () => {
  expect(read([{ A: 0.9 }, { ' ': 0.25 }, { B: 0.9 }])).toEqual(['A', 'B']);
  expect(read([{ A: 0.9 }, { ' ': 0.05 }, { B: 0.9 }])).toEqual(['AB']);
  expect(read([{ A: 0.9 }, { ' ': 0.05 }, {}, { B: 0.9 }], (step) => step === 0 || step === 3)).toEqual([
    'A',
    'B',
  ]);
  expect(read([{ A: 0.9 }, {}, {}, { B: 0.9 }], (step) => step === 0 || step === 3)).toEqual(['AB']);
});

test('two last digits behind a trace of a point are cents', () => {
  expect(read([{ '2': 0.9 }, { ' ': 0.3, '.': 0.02 }, { '7': 0.9 }, { '0': 0.9 }])).toEqual(['2.70']);
  expect(read([{ '2': 0.9 }, { ' ': 0.3 }, { '7': 0.9 }, { '0': 0.9 }])).toEqual(['2', '70']);
});

test('a Chinese letter in an English line gives way to the likeliest Latin one', () => {
  expect(read([{ 工: 0.6, I: 0.3 }, { T: 0.9 }])).toEqual(['IT']);
});
