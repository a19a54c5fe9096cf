import { describe, expect, it } from 'vitest';
import { foundByRulesOn, valueOf } from '../../testing/ask.ts';
import { buildPage, labelList, ruledBox, tableRows } from '../../testing/page-builder.ts';
import { namesInLabel } from './label-parts.ts';

describe('the names in a printed label', () => {
  it.each([
    ['Nº de dossier / File no.', ['Nº de dossier', 'File no.']],
    ['TVP / PST 7 % (1188-22 PV)', ['TVP', 'PST']],
    ['3. PLOT (TLN)', ['PLOT', 'TLN']],
    ['Daily interest rate, overdrafts', ['Daily interest rate']],
  ])('%s', (text, names) => {
    expect(namesInLabel(text)).toEqual(expect.arrayContaining(names));
  });

  it.each(['24/7 Hotline', 'A / B', '小計 / Subtotal', 'Paper (white)'])('%s has no other', (text) => {
    expect(namesInLabel(text)).toEqual([]);
  });
});

describe('a label of several names', () => {
  it('is found by one half of two languages, its value under it', () => {
    const heads = ['Date / Datum', 'Vervaldag / Expires', 'Nº de dossier / File no.'];
    const page = buildPage(
      tableRows([heads, ['2026-02-11', '2026-03-11', 'CT-5521-B']], [50, 200, 380], 80, 12),
    );
    expect(valueOf(page, 'File no.')).toBe('CT-5521-B');
  });

  it('is found without the rate and the number behind it', () => {
    const page = buildPage(
      tableRows(
        [
          ['Sous-total / Subtotal', '$810.00'],
          ['TXR / RLT 7 % (1188-22 PV)', '$56.70'],
        ],
        [300, -560],
        300,
      ),
    );
    expect(valueOf(page, 'RLT')).toBe('$56.70');
  });

  it('is found by the short form in its brackets, and without the number of its box', () => {
    const page = buildPage(
      tableRows(
        [
          ['6. SITE ADDRESS', '7. PLOT (TLN)'],
          ['512 N Aspen Loop', 'K204-77-018'],
        ],
        [50, 380],
        120,
        12,
      ),
    );
    expect(valueOf(page, 'TLN')).toBe('K204-77-018');
    expect(valueOf(page, 'plot no.')).toBe('K204-77-018');
    expect(valueOf(page, 'Site address')).toBe('512 N Aspen Loop');
  });

  it('is found by what it says before a comma', () => {
    const page = buildPage([
      { x: 400, y: 300, text: 'Daily interest rate, overdrafts' },
      { x: 400, y: 314, text: '0.05%' },
    ]);
    expect(valueOf(page, 'Daily interest rate')).toBe('0.05');
  });

  it('is found in a line of small print, its value up to the next stroke', () => {
    const text = 'Norvale Jardins inc. – 12, rue du Port, Laval – QBR 4410-2288-01 – allo@norvale.example';
    expect(valueOf(buildPage([{ x: 60, y: 780, text, size: 8 }]), 'QBR')).toBe('4410-2288-01');
  });

  it('is found over two lines, with the value beside the second', () => {
    const page = buildPage([
      { x: 50, y: 300, text: 'Flexitime account after this' },
      { x: 50, y: 312, text: 'month' },
      { x: 300, y: 312, text: '6.5 hours' },
      { x: 50, y: 340, text: 'Canteen card' },
      { x: 300, y: 340, text: '£12.00' },
    ]);
    expect(foundByRulesOn(page, 'Flexitime account after this month')).toBe('6.5 hours');
  });
});

describe('where a value ends', () => {
  it('is with its line where it is a number, also in a ruled box', () => {
    const page = buildPage(
      [
        { x: 50, y: 600, text: 'Please pay to Quayside Joinery, Harbour Mutual. Sort code: 20-11-73' },
        { x: 50, y: 612, text: 'Account: 55102934 quoting the number. Late payment is charged interest' },
        { x: 50, y: 624, text: 'at the usual rate.' },
      ],
      { rules: ruledBox(40, 592, 560, 640) },
    );
    expect(valueOf(page, 'Sort code')).toBe('20-11-73');
  });

  it('is with the sentence that the label begins', () => {
    const text =
      'Total 4 crates, net weight 310 kg. No prices stated. Crate deposit to be debited: EUR 18.20.';
    const page = buildPage([{ x: 50, y: 300, text }]);
    expect(valueOf(page, 'Total price')).not.toBe('18.2');
    expect(valueOf(page, 'net weight')).toBe('310 kg');
  });
});

describe('a list of names with sums at one edge', () => {
  const rows = [
    ['New windscreen', '€480.00'],
    ['Less your excess', '-€150.00'],
    ['Outcome', '€330.00'],
  ];
  const page = buildPage([
    ...tableRows(rows, [60, -540], 300, 14),
    {
      x: 60,
      y: 346,
      text: 'We shall pay the outcome into your bank account within a week of the signed form',
    },
  ]);
  it('has the sum beside the name, and not the sentence under it', () => {
    expect(valueOf(page, 'Outcome')).toBe('€330.00');
  });

  it('has what is taken off under the name that is behind "less"', () => {
    expect(valueOf(page, 'excess (positive figure)')).toBe('150');
  });

  it('has no document’s amount in its first line', () => {
    const fees = buildPage(
      tableRows(
        [
          ['Fee', 'Amount'],
          ['Survey', '$88.00'],
          ['Building plan', '$120.00'],
          ['Total fees paid', '$208.00'],
        ],
        [60, -260],
        400,
        16,
      ),
    );
    expect(valueOf(fees, 'amount paid')).toBe('208');
  });
});

it('a value that ends with the word of its label is no other label', () => {
  expect(
    valueOf(
      labelList('Booking', [
        ['Board', 'Half board'],
        ['Room', 'Twin'],
      ]),
      'Board',
    ),
  ).toBe('Half board');
});
