import { describe, expect, it } from 'vitest';
import { buildPage } from '../testing/page-builder.ts';
import { valueOf } from '../testing/ask.ts';

/** Rows of values, each with its caption directly below in a smaller size. */
function captionedPage(rows: readonly (readonly (readonly [value: string, caption: string])[])[]) {
  return buildPage([
    { x: 380, y: 40, text: 'Moss & Larkin Design', size: 14 },
    ...rows.flatMap((row, line) =>
      row.flatMap(([value, caption], column) => [
        { x: 50 + 130 * column, y: 120 + 40 * line, text: value },
        { x: 50 + 130 * column, y: 131 + 40 * line, text: caption, size: 7 },
      ]),
    ),
    { x: 50, y: 220, text: 'Description', size: 7 },
    { x: 300, y: 220, text: 'Hours', size: 7 },
    { x: 420, y: 220, text: 'Line total', size: 7 },
    { x: 50, y: 240, text: 'Poster series' },
    { x: 300, y: 240, text: '12' },
    { x: 420, y: 240, text: '$900.00' },
  ]);
}

describe('captions in smaller print below their values', () => {
  const page = captionedPage([
    [
      ['MLD-0417', 'Invoice no.'],
      ['June 2, 2026', 'Issued'],
      ['July 2, 2026', 'Due'],
      ['44-2090', 'Your PO'],
    ],
    [
      ['Harbor Seed Company', 'Billed to'],
      ['Noor Whitcombe', 'Attention'],
      ['Spring catalog', 'Project'],
      ['00-3310417', 'EIN'],
    ],
  ]);

  it.each([
    ['Invoice no.', 'MLD-0417'],
    ['Issued', '2026-06-02'],
    ['Due', '2026-07-02'],
    ['Your PO', '44-2090'],
    ['Which company is being billed?', 'Harbor Seed Company'],
    ['Attention', 'Noor Whitcombe'],
    ['Project', 'Spring catalog'],
  ])('%s', (instruction, value) => {
    expect(valueOf(page, instruction)).toBe(value);
  });

  it('a value of two lines has its caption a row lower', () => {
    const wrapped = buildPage([
      { x: 50, y: 120, text: 'Harbor Seed Company' },
      { x: 230, y: 120, text: 'Noor Whitcombe' },
      { x: 380, y: 120, text: 'Spring catalog,' },
      { x: 50, y: 131, text: 'Billed to', size: 7 },
      { x: 230, y: 131, text: 'Attention', size: 7 },
      { x: 380, y: 131, text: 'second edition' },
      { x: 380, y: 142, text: 'Project', size: 7 },
    ]);
    expect(valueOf(wrapped, 'Project')).toBe('Spring catalog, second edition');
  });

  it('labels in small print over their values, as near to what is above, have them below', () => {
    const over = buildPage([
      { x: 50, y: 100, text: 'Harbor Seed Company' },
      { x: 230, y: 100, text: '14 Quay Street' },
      { x: 50, y: 111, text: 'Invoice no.', size: 7 },
      { x: 230, y: 111, text: 'Issued', size: 7 },
      { x: 50, y: 119, text: 'MLD-0417' },
      { x: 230, y: 119, text: 'June 2, 2026' },
    ]);
    expect(valueOf(over, 'Invoice no.')).toBe('MLD-0417');
    expect(valueOf(over, 'Issued')).toBe('2026-06-02');
  });
});

describe('signatures at the end of a paper', () => {
  const report = (below: string | undefined) =>
    buildPage([
      { x: 50, y: 40, text: 'Report of examination', size: 14 },
      { x: 60, y: 300, text: 'Ewart Calder' },
      { x: 400, y: 300, text: 'Mina Reith' },
      { x: 50, y: 323, text: 'Examined by, Eng Tech' },
      { x: 395, y: 323, text: 'Authenticated by' },
      ...(below === undefined ? [] : [{ x: 60, y: 342, text: below }]),
    ]);

  it('have the name over "by"', () => {
    expect(valueOf(report(undefined), 'Examined by')).toBe('Ewart Calder');
    expect(valueOf(report(undefined), 'Authenticated by')).toBe('Mina Reith');
  });

  it('not where a name is below', () => {
    expect(valueOf(report('Jonas Pell'), 'Examined by')).not.toBe('Ewart Calder');
  });
});
