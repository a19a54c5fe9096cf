import { describe, expect, it } from 'vitest';
import { brand, palettes } from './tokens.ts';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe.each(Object.entries(palettes))('palette %s', (_, palette) => {
  const grounds = ['paper', 'surface', 'sunken', 'hover'] as const;

  it.each(['ink', 'inkSoft', 'inkFaint', 'brandText', 'bad'] as const)(
    '%s reads at 4.5 : 1 on every ground',
    (text) => {
      for (const ground of grounds) {
        expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each([
    ['good', 'goodSoft'],
    ['warn', 'warnSoft'],
    ['bad', 'badSoft'],
    ['info', 'infoSoft'],
    ['inkSoft', 'neutralSoft'],
    ['brandText', 'brandSoft'],
    ['ink', 'brandSoft'],
  ] as const)('%s reads at 4.5 : 1 on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['control', 'brandLine'] as const)('%s can be seen at 3 : 1', (line) => {
    for (const ground of grounds) {
      expect(contrast(palette[line], palette[ground])).toBeGreaterThanOrEqual(3);
    }
  });
});

it('white reads on the brand fill', () => {
  expect(contrast('#ffffff', brand[7])).toBeGreaterThanOrEqual(4.5);
});
