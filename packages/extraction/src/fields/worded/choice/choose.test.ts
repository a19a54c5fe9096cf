import { describe, expect, it } from 'vitest';
import { viewDocument } from '../../../document.ts';
import { understand } from '../../../instruction/understand.ts';
import { buildPage, tableRows } from '../../../testing/page-builder.ts';
import type { PlacedText } from '../../../testing/page-builder.ts';
import type { FoundValue, Page } from '../../../types.ts';
import { NOTHING, toFound } from '../../candidate.ts';
import { chooseAnswer } from './choose.ts';

/** A value that the rules found on a page, as it is printed, and how surely in percent. */
interface Printed {
  readonly page: Page;
  readonly text: string;
  readonly value: string;
  readonly confidence: number;
}

/** What is answered where the rules found a value, or nothing. */
function chosen(question: string, { page, text, value, confidence }: Printed): FoundValue {
  const view = viewDocument([page]);
  const query = understand({ name: '', description: question });
  if (text === '') return chooseAnswer(query, NOTHING, view);
  const segment = view.pages.flatMap(({ segments }) => segments).find((one) => one.text.includes(text));
  if (segment === undefined) throw new Error(`not printed: ${text}`);
  const from = segment.text.indexOf(text);
  const range = { segment, from, to: from + text.length };
  return chooseAnswer(query, toFound({ value, ranges: [range], score: 0.5 }, confidence, null), view);
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

describe('a value of the rules', () => {
  const rent = {
    page: buildPage(pairs(['Deposit', '£1,450.00'], ['Monthly rent', '£1,260.00'])),
    text: '£1,260.00',
    value: '1260',
  };

  it('gives way to one at a label that fits far better, which is doubted', () => {
    const found = chosen('money held as security', { ...rent, confidence: 60 });
    expect(found).toMatchObject({ value: '1450', reason: 'WEAK_LABEL' });
    expect(found.confidence).toBeLessThanOrEqual(84);
  });

  it('stays at a label that fits', () => {
    expect(chosen('rent for each month', { ...rent, confidence: 60 }).value).toBe('1260');
  });

  it('gives way also in a form whose labels are over their values in one column', () => {
    const page = buildPage([
      { x: 60, y: 100, text: 'Deposit' },
      { x: 60, y: 112, text: '£1,450.00' },
      { x: 60, y: 150, text: 'Rent' },
      { x: 60, y: 162, text: '£900.00' },
    ]);
    const found = { page, text: '£900.00', value: '900', confidence: 60 };
    expect(chosen('money held as security', found).value).toBe('1450');
  });

  it('gives way without a label of its own', () => {
    const lease = unlabelled(['Deposit', '£1,450.00'], ['Term ends', '14 March 2027']);
    expect(chosen('money held as security', { ...lease, confidence: 60 }).value).toBe('1450');
  });

  it('is no surer than it is likely: where another label is nearer to the question', () => {
    const sure = chosen('rent for each month', { ...rent, confidence: 97 });
    const doubtful = chosen('share of the cleaning', { ...rent, confidence: 97 });
    expect(doubtful.confidence ?? 0).toBeLessThan(sure.confidence ?? 0);
    expect(doubtful.confidence ?? 0).toBeLessThan(90);
  });
});

describe('where the rules find nothing', () => {
  const lease = buildPage(pairs(['Deposit', '£1,450.00'], ['Monthly rent', '£1,260.00']));
  const nothing = { page: lease, text: '', value: '', confidence: 0 };

  it('the answer at the label that fits is taken', () => {
    expect(chosen('money held as security', nothing)).toMatchObject({ value: '1450', reason: 'WEAK_LABEL' });
  });

  it('the field stays empty if no label fits', () => {
    expect(chosen('name of the plumber', nothing).value).toBeNull();
  });

  it('the answer is the same each time', () => {
    expect(chosen('money held as security', nothing)).toEqual(chosen('money held as security', nothing));
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
  ])('$where', ({ question, texts, found }) => {
    expect([found.value, null]).toContain(chosen(question, { page: buildPage(texts), ...found }).value);
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

  it('gives way where the rules hardly found it', () => {
    const found = { page, text: '£475.00', value: '475', confidence: 45 };
    expect(chosen('cost of an extra panel', found).value).toBe('78');
  });
});
