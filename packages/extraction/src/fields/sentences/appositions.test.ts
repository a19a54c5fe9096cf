import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const letter = buildPage([
  { x: 60, y: 80, text: 'Harbourside Mutual Assurance Ltd', size: 14 },
  { x: 60, y: 200, text: 'Dear Ms. Amelia Thornbury,' },
  {
    x: 60,
    y: 230,
    text: 'We refer to your claim of 12 March 2026 for the damage to the roof of your house. Our',
  },
  {
    x: 60,
    y: 244,
    text: 'surveyor, Marlowe & Finch Partners, has now been to see it and has sent us the report.',
  },
  { x: 60, y: 300, text: 'Yours sincerely' },
  { x: 60, y: 340, text: 'Desmond Achterberg' },
  { x: 60, y: 354, text: 'Claims handler' },
]);

describe('a letter', () => {
  it('names somebody between commas behind what they are', () => {
    expect(valueOf(letter, 'Surveyor')).toBe('Marlowe & Finch Partners');
  });

  it('has the name over what its bearer does', () => {
    expect(valueOf(letter, 'Claims handler')).toBe('Desmond Achterberg');
  });

  it('greets whom it is for in full', () => {
    expect(valueOf(letter, 'Guest name')).toBe('Ms. Amelia Thornbury');
  });
});

describe('a number known by its form', () => {
  it.each([
    ['SJK 41D', "the lorry's number plate"],
    ['LK19 TRV', 'vehicle registration'],
    ['5210 XXXX XXXX 8841', 'card number as printed'],
  ])('%s', (text, question) => {
    const page = buildPage([
      { x: 60, y: 60, text: 'Haulier' },
      { x: 60, y: 74, text: 'Fjordfrakt AB' },
      { x: 60, y: 88, text },
    ]);
    expect(valueOf(page, question)).toBe(text);
  });
});
