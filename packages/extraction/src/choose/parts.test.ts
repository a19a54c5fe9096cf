import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPage } from '../testing/page-builder.ts';
import type { PlacedText } from '../testing/page-builder.ts';
import type { Page } from '../types.ts';
import { findParts } from './parts.ts';

const invoice = (number: string, foot?: string): PlacedText[] => [
  { x: 60, y: 60, text: 'INVOICE', size: 20 },
  { x: 60, y: 120, text: `Invoice No. ${number}` },
  { x: 60, y: 140, text: 'Invoice date 2026-05-01' },
  { x: 60, y: 300, text: 'Due date 2026-06-01' },
  ...(foot === undefined ? [] : [{ x: 280, y: 810, text: foot }]),
];
const more = (foot?: string): PlacedText[] => [
  { x: 60, y: 60, text: 'Copper pipe 22 mm and what goes with it' },
  { x: 60, y: 80, text: 'Solder, flux and a brush' },
  ...(foot === undefined ? [] : [{ x: 280, y: 810, text: foot }]),
];
const blank: PlacedText[] = [{ x: 300, y: 500, text: '.', confidence: 30 }];

const stack = (...sheets: readonly (readonly PlacedText[])[]): Page[] =>
  sheets.map((settings, index) => buildPage(settings, { number: index + 1 }));
const rangesOf = (pages: readonly Page[], count = pages.length): string[] =>
  findParts(pages, count).map(({ from, to, reason }) => `${from}-${to} ${reason ?? ''}`.trim());

describe('the documents of a stack', () => {
  it('begin at page 1 of n, and after the last page of the one before', () => {
    expect(
      rangesOf(
        stack(invoice('A-1001', '1/2'), more('2/2'), more('Page 1 of 2'), more('Page 2 of 2'), more()),
      ),
    ).toEqual(['1-2', '3-4 PAGE_NUMBER', '5-5 PAGE_NUMBER']);
  });

  it('begin after a blank sheet, which stays with the one before', () => {
    expect(rangesOf(stack(more(), more(), blank, more(), more()))).toEqual(['1-3', '4-5 BLANK_SHEET']);
  });

  it('are not split by the empty backs of sheets that were scanned on both sides', () => {
    expect(rangesOf(stack(more(), blank, more(), blank, more(), blank))).toEqual(['1-6']);
  });

  it('begin where a title comes with another number, not where the same one continues', () => {
    expect(rangesOf(stack(invoice('A-1001'), invoice('A-1001'), invoice('A-1002')))).toEqual([
      '1-2',
      '3-3 FIRST_PAGE',
    ]);
  });

  it('of one long invoice are one, whatever its pages repeat', () => {
    expect(
      rangesOf(stack(invoice('A-1001', '1/3'), invoice('A-1001', '2/3'), invoice('A-1001', '3/3'))),
    ).toEqual(['1-3']);
  });

  it('reach to the end of the file where not all its pages were read', () => {
    expect(rangesOf(stack(invoice('A-1001'), invoice('A-1002')), 9)).toEqual(['1-1', '2-9 FIRST_PAGE']);
  });

  it('have every page exactly once and in order, whatever is on them', () => {
    const sheet = fc.oneof(
      fc.constant(blank),
      fc
        .record({
          number: fc.integer({ min: 1, max: 3 }),
          page: fc.integer({ min: 1, max: 4 }),
          of: fc.integer({ min: 1, max: 4 }),
        })
        .map(({ number, page, of }) => invoice(`A-100${number}`, `${page}/${of}`)),
      fc.constantFrom(invoice('A-1001'), invoice('A-1002'), more()),
    );
    const pages = fc.array(sheet, { maxLength: 8 });
    fc.assert(
      fc.property(pages, fc.integer({ min: 0, max: 4 }), (settings, unread) => {
        const count = Math.max(1, settings.length + unread);
        const parts = findParts(stack(...settings), count);
        const all = parts.flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        );
        expect(all).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      }),
      { numRuns: 60 },
    );
  });
});
