import { describe, expect, it } from 'vitest';
import { buildPage } from '../../testing/page-builder.ts';
import { ask, foundByRulesOn, valueOf } from '../../testing/ask.ts';

describe('a code directly behind the words that label it', () => {
  const slip = buildPage([
    { x: 60, y: 40, text: 'KENNELS AT OAK ROW', size: 14 },
    { x: 60, y: 70, text: 'TRANS 004817' },
    { x: 200, y: 70, text: 'TILL 03' },
    { x: 60, y: 100, text: 'Rufus' },
    { x: 60, y: 115, text: 'Dog, terrier · Microchip 990000000417720 · Weight 11.8 kg' },
    { x: 60, y: 150, text: 'Mira' },
    { x: 60, y: 165, text: 'Cat, grey · Microchip 990000000550183 · Weight 4.2 kg' },
    { x: 60, y: 200, text: 'WITHIN 28 DAYS' },
  ]);

  it.each([
    ['TRANS', '004817'],
    ['transaction number', '004817'],
    ['microchip of Mira', '990000000550183'],
    ['Microchip number of the dog Rufus', '990000000417720'],
  ])('%s', (instruction, value) => {
    expect(foundByRulesOn(slip, instruction)).toBe(value);
  });

  it('is doubted where several have the label', () => {
    const [found] = ask(slip, 'microchip');
    expect(found?.reason ?? 'AMBIGUOUS').not.toBeNull();
    expect(found?.confidence ?? 0).toBeLessThan(90);
  });

  it('is none of what is not asked for first', () => {
    expect(valueOf(slip, 'passport number of the owner')).toBeNull();
    expect(foundByRulesOn(slip, 'vaccination number under the microchip')).not.toBe('990000000417720');
  });
});
