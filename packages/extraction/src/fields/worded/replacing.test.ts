import { describe, expect, it } from 'vitest';
import { viewDocument } from '../../document.ts';
import { understand } from '../../instruction/understand.ts';
import { buildPage, tableRows } from '../../testing/page-builder.ts';
import type { PlacedText } from '../../testing/page-builder.ts';
import type { FoundValue, Page } from '../../types.ts';
import { toFound } from '../candidate.ts';
import { betterClause } from './clause-answers.ts';
import { betterAnswer } from './label-answers.ts';

/** A value that the rules found on a page, as it is printed, and how surely in percent. */
interface Printed {
  readonly page: Page;
  readonly text: string;
  readonly value: string;
  readonly confidence: number;
}

/** What takes the place of a found value by the labels and by the sentences of its page. */
function replaced(question: string, { page, text, value, confidence }: Printed) {
  const view = viewDocument([page]);
  const segment = view.pages.flatMap(({ segments }) => segments).find((one) => one.text.includes(text));
  if (segment === undefined) throw new Error(`not printed: ${text}`);
  const from = segment.text.indexOf(text);
  const range = { segment, from, to: from + text.length };
  const found: FoundValue = toFound({ value, ranges: [range], score: 0.5 }, confidence, null);
  const query = understand({ name: '', description: question });
  return {
    byLabel: betterAnswer(query, found, view)?.value,
    byClause: betterClause(query, found, view)?.value,
  };
}

const pairs = (...rows: readonly (readonly [string, string])[]): PlacedText[] =>
  tableRows(rows, [60, 260], 100, 22);

/** A sum that no label names, far below everything else. */
const SENTENCE = {
  x: 60,
  y: 400,
  text: 'Whitlam House is let by us, £77.00 paid, until further notice is given',
};
const unlabelled = (...rows: readonly (readonly [string, string])[]): Omit<Printed, 'confidence'> => ({
  page: buildPage([...pairs(...rows), SENTENCE]),
  text: '£77.00',
  value: '77',
});

describe('a value under a label that fits less', () => {
  const rent = {
    page: buildPage(pairs(['Deposit', '£1,450.00'], ['Monthly rent', '£1,260.00'])),
    text: '£1,260.00',
    value: '1260',
  };

  it.each([
    ['money held as security', 89, '1450'],
    ['money held as security', 90, undefined],
    // Taxes are known by arithmetic.
    ['VAT held as security', 60, undefined],
  ])('gives way where the rules are no surer than 89 percent: %s at %i', (question, confidence, value) => {
    expect(replaced(question, { ...rent, confidence }).byLabel).toBe(value);
  });

  it.each([
    ['Surety', '1450'],
    ['Bond', undefined],
  ])('gives way where its own label fits far less: %s', (label, value) => {
    const page = buildPage(pairs(['Deposit', '£1,450.00'], [label, '£30.00']));
    const found = { page, text: '£30.00', value: '30', confidence: 60 };
    expect(replaced('money held as security', found).byLabel).toBe(value);
  });

  it('gives way also in a form whose labels are over their values in one column', () => {
    const page = buildPage([
      { x: 60, y: 100, text: 'Deposit' },
      { x: 60, y: 112, text: '£1,450.00' },
      { x: 60, y: 150, text: 'Rent' },
      { x: 60, y: 162, text: '£900.00' },
    ]);
    const found = { page, text: '£900.00', value: '900', confidence: 60 };
    expect(replaced('money held as security', found).byLabel).toBe('1450');
  });
});

describe('a value without a label of its own', () => {
  const lease = unlabelled(['Deposit', '£1,450.00'], ['Term ends', '14 March 2027']);

  it.each([
    ['any label that fits, where it is doubted', 'sum kept for damage', 60, '1450'],
    ['none that only just fits, where it is surer', 'sum kept for damage', 75, undefined],
    ['one that surely fits even then', 'money held as security', 75, '1450'],
  ])('gives way to %s', (_, question, confidence, value) => {
    expect(replaced(question, { ...lease, confidence }).byLabel).toBe(value);
  });

  it('stays where no label fits', () => {
    const agreed = unlabelled(['Deposit', '£1,450.00'], ['Handling', '£30.00']);
    expect(replaced('fees of the agent', { ...agreed, confidence: 60 }).byLabel).toBeUndefined();
  });
});

/** Rows of a table whose cells are asked for by row and column, and a label that says both. */
const TOOLS = [
  ...pairs(['Drill deposit', '£170.00']),
  ...tableRows(
    [
      ['Item', 'Deposit', 'Return by'],
      ['Ladder', '£40.00', '3 May 2027'],
      ['Drill', '£60.00', '9 June 2027'],
      ['Saw', '£70.00', '11 July 2027'],
    ],
    [60, 200, 330],
    200,
  ),
];

describe('a value stays whatever label fits better', () => {
  it.each([
    {
      where: 'in the row of that label',
      question: 'when does it run out',
      texts: [
        { x: 60, y: 100, text: 'Term ends' },
        { x: 200, y: 100, text: '14 March 2027' },
        { x: 320, y: 100, text: '20 April 2027' },
      ],
      found: { text: '20 April 2027', value: '2027-04-20', confidence: 60 },
    },
    {
      where: 'in its column',
      question: 'money held as security',
      texts: [
        { x: 60, y: 100, text: 'Deposit' },
        { x: 60, y: 112, text: '£1,450.00' },
        { x: 60, y: 200, text: '£900.00' },
      ],
      found: { text: '£900.00', value: '900', confidence: 60 },
    },
    {
      where: 'in the line below its value',
      question: 'money held as security',
      texts: [
        { x: 60, y: 100, text: 'Deposit' },
        { x: 260, y: 100, text: '£1,450.00' },
        { x: 260, y: 112, text: '£900.00' },
        { x: 60, y: 200, text: 'Rent' },
        { x: 260, y: 200, text: '£800.00' },
      ],
      found: { text: '£900.00', value: '900', confidence: 60 },
    },
    {
      where: 'in its column below a day, which is no label',
      question: 'sum kept for damage',
      texts: [
        ...pairs(['Deposit', '£1,450.00']),
        { x: 60, y: 300, text: '14 March 2027' },
        { x: 60, y: 312, text: '£77.00' },
      ],
      found: { text: '£77.00', value: '77', confidence: 75 },
    },
    {
      where: 'in the cell whose row and column are asked for',
      question: 'deposit for the drill',
      texts: TOOLS,
      found: { text: '£60.00', value: '60', confidence: 60 },
    },
    {
      where: 'that the label names, too',
      question: '敷金として預けた金額',
      texts: [...pairs(['敷金（2か月）額', '145,000円']), { x: 60, y: 400, text: '家賃 2' }],
      found: { text: '2', value: '2', confidence: 60 },
    },
    {
      where: 'where the label says no more than its kind',
      question: 'date of the letter',
      texts: pairs(['Date', '3 May 2027'], ['Renewal', '9 June 2027']),
      found: { text: '9 June 2027', value: '2027-06-09', confidence: 60 },
    },
  ])('$where', ({ question, texts, found }) => {
    expect(replaced(question, { page: buildPage(texts), ...found }).byLabel).toBeUndefined();
  });
});

describe('a value beside a sentence that says what is asked for', () => {
  const page = buildPage([
    { x: 60, y: 90, text: 'Thank you for showing us the barn on 3 March 2027.' },
    {
      x: 60,
      y: 110,
      text: 'We could begin the work on 19 April 2027, and the price holds until 30 May 2027.',
    },
    { x: 60, y: 130, text: 'Delivery and set-up are £475.00; each additional panel costs £78.00.' },
  ]);

  it.each([
    ['cost of an extra panel', 65, '78'],
    // Surer than that it stays.
    ['cost of an extra panel', 66, undefined],
    // A sentence that is enough where nothing was found.
    ['work begins', 60, undefined],
  ])('gives way where the rules hardly found it: %s at %i', (question, confidence, value) => {
    const found = { page, text: '£475.00', value: '475', confidence };
    expect(replaced(question, found).byClause).toBe(value);
  });
});
