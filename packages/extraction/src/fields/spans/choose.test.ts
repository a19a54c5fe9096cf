import { describe, expect, it } from 'vitest';
import { viewDocument } from '../../document.ts';
import { understand } from '../../instruction/understand.ts';
import { ask, valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';
import type { PlacedText } from '../../testing/page-builder.ts';
import { chooseSpan } from './choose.ts';
import { weighField } from '../find-field.ts';
import { createRandom } from '../../../../specimens/src/random.ts';

/** A whole page, as those that the ranking was fitted to. */
const LETTER: readonly PlacedText[] = [
  { x: 50, y: 40, text: 'Harcombe & Pell LLP', size: 18 },
  { x: 50, y: 62, text: '3 Minster Yard, Aldminster AM4 2QT' },
  { x: 50, y: 75, text: 'Telephone 01632 960417' },
  { x: 50, y: 110, text: 'Mrs Eleanor Whitcroft' },
  { x: 50, y: 123, text: 'Lower Byre Farm' },
  { x: 50, y: 136, text: 'Nether Cottam AM11 8JD' },
  { x: 350, y: 110, text: 'Our ref:' },
  { x: 430, y: 110, text: 'JMH/KT/20418-3' },
  { x: 350, y: 123, text: 'Date:' },
  { x: 430, y: 123, text: '7 March 2025' },
  { x: 50, y: 170, text: 'INVOICE No. 31866', size: 12 },
  { x: 50, y: 200, text: 'When telephoning please ask for Katherine Thorley' },
  { x: 50, y: 240, text: 'Details' },
  { x: 430, y: 240, text: 'Net £' },
  { x: 50, y: 255, text: 'Our charges as agreed' },
  { x: 430, y: 255, text: '1,150.00' },
  { x: 50, y: 270, text: 'Local authority search' },
  { x: 430, y: 270, text: '453.50' },
  { x: 50, y: 300, text: 'Total net' },
  { x: 430, y: 300, text: '1,603.50' },
  { x: 50, y: 315, text: 'Total VAT' },
  { x: 430, y: 315, text: '265.50' },
  { x: 50, y: 330, text: 'Invoice total' },
  { x: 430, y: 330, text: '1,869.00' },
  { x: 50, y: 345, text: 'Less received on account 12 February 2025' },
  { x: 430, y: 345, text: '350.00' },
  { x: 50, y: 360, text: 'Balance due to us' },
  { x: 430, y: 360, text: '£1,519.00' },
  { x: 50, y: 400, text: 'This account is payable within 28 days of delivery.' },
];
const letter = buildPage(LETTER);
/** The same, read from a picture. */
const scan = buildPage(LETTER.map((one) => ({ ...one, confidence: 99 })));

describe('the likeliest span of a page', () => {
  it.each([
    // The rules find none of these, or another value.
    ['Who should the caller ask for?', 'Katherine Thorley'],
    ['Money already paid on account', '350'],
    ['When did the client pay in advance?', '2025-02-12'],
    // And these.
    ['What is still owed', '1519'],
    ['their file number', 'JMH/KT/20418-3'],
    ['bill number', '31866'],
  ])('%s', (instruction, value) => {
    expect(valueOf(letter, instruction)).toBe(value);
  });

  it.each(['IBAN', 'vehicle registration', 'blood group'])(
    'is nothing where no span is likely: %s',
    (instruction) => {
      expect(valueOf(letter, instruction)).toBeNull();
    },
  );

  it('is doubted, and never sure, where the rules did not find it', () => {
    const [found] = ask(letter, 'Who should the caller ask for?');
    expect(found).toMatchObject({ reason: 'WEAK_LABEL' });
    expect(found?.confidence).toBeLessThanOrEqual(84);
  });

  it('is normalised as the kind that is asked for', () => {
    expect(valueOf(letter, 'When did the client pay in advance?')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('is the same each time, and in whatever order the words were read', () => {
    const instructions = [
      'Who should the caller ask for?',
      'What is still owed',
      'Money already paid on account',
    ];
    const shuffled = shuffledWords(letter);
    expect(ask(shuffled, ...instructions).map(({ value }) => value)).toEqual(
      ask(letter, ...instructions).map(({ value }) => value),
    );
  });
});

describe('on a picture, where words are misread', () => {
  const asked = 'Who should the caller ask for?';

  /** What is shown if what is likeliest for a question is as likely as this, and the rules are that sure of it. */
  function shownOn(page: typeof letter, likely: number, byRules?: { sure: number; isPlain: boolean }) {
    const view = viewDocument([page]);
    const weighed = weighField(understand({ name: 'Contact', description: asked }), view);
    const [best] = weighed.options.toSorted((a, b) => b.likely - a.likely);
    const [found] = ask(page, 'Contact person');
    return chooseSpan(
      {
        query: { ...weighed.query, isPlain: byRules?.isPlain ?? false },
        found: byRules === undefined ? weighed.found : { ...found!, confidence: byRules.sure },
        isSettled: false,
        options: [{ ...best!, likely, isOfRules: byRules !== undefined }],
      },
      view,
    ).value;
  }

  it('a value that the rules did not find has to be rather right than wrong', () => {
    expect(shownOn(letter, 0.4)).toBe('Katherine Thorley');
    expect(shownOn(scan, 0.4)).toBeNull();
    expect(shownOn(scan, 0.55)).toBe('Katherine Thorley');
  });

  it('one of the rules needs no more than on a page of text', () => {
    const byRules = { sure: 30, isPlain: false };
    expect(shownOn(scan, 0.4, byRules)).toBe('Katherine Thorley');
    expect(shownOn(scan, 0.25, byRules)).toBeNull();
  });

  it('one at a plain label stays although it is unlikely, but not where it is very unlikely', () => {
    const byRules = { sure: 80, isPlain: true };
    expect(shownOn(letter, 0.15, byRules)).toBe('Katherine Thorley');
    expect(shownOn(scan, 0.25, byRules)).toBe('Katherine Thorley');
    expect(shownOn(scan, 0.15, byRules)).toBeNull();
  });

  it('one of the rules is as likely as the likeliest of its printings', () => {
    const view = viewDocument([scan]);
    const weighed = weighField(understand({ name: 'Contact', description: 'Contact person' }), view);
    const rules = weighed.options.find(({ isOfRules }) => isOfRules)!;
    const options = [
      { ...rules, likely: 0.05 },
      { ...rules, likely: 0.8 },
    ];
    expect(chooseSpan({ ...weighed, isSettled: false, options }, view).value).toBe('Katherine Thorley');
  });
});

it('an address in several lines is as likely as its lines together', () => {
  const receipt = buildPage([
    { x: 60, y: 40, text: 'BRIGHTWAY HARDWARE SDN BHD', size: 12 },
    { x: 60, y: 60, text: 'NO 290, JALAN AIR PANAS,' },
    { x: 60, y: 72, text: 'SETAPAK,' },
    { x: 60, y: 84, text: '53200, KUALA LUMPUR.' },
    { x: 60, y: 96, text: 'TEL: 03-4023 5518' },
    { x: 60, y: 120, text: 'Date: 12/03/2018' },
    { x: 60, y: 140, text: 'Hinges 4 in.' },
    { x: 240, y: 140, text: '12.00' },
    { x: 60, y: 160, text: 'Total' },
    { x: 240, y: 160, text: '12.00' },
  ]);
  const view = viewDocument([receipt]);
  const description = 'The full address of the shop, printed under the shop name';
  const { options } = weighField(understand({ name: 'Address', description }), view);
  const rules = options.find(({ isOfRules }) => isOfRules);
  expect(rules?.span.text).toMatch(/^NO 290.*KUALA LUMPUR/);
  const parts = options.filter((one) => one !== rules && rules!.span.folded.includes(one.span.folded));
  expect(parts.map(({ span }) => span.text)).toEqual([]);
  expect(valueOf(receipt, description)).toMatch(/^NO 290.*KUALA LUMPUR/);
});

/** The same page with its words in another order. */
function shuffledWords(page: typeof letter): typeof letter {
  const order = createRandom('order').sample(
    page.words.map((_, index) => index),
    page.words.length,
  );
  return {
    ...page,
    words: order.map((index) => page.words[index]!),
    lines: page.lines.map((line) => ({ ...line, words: line.words.map((index) => order.indexOf(index)) })),
  };
}
