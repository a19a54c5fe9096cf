import { describe, expect, it } from 'vitest';
import { ask, foundByRulesOn, valueOf } from '../testing/ask.ts';
import { buildPage } from '../testing/page-builder.ts';

describe('values in the sentences of a letter', () => {
  const letter = buildPage(
    [
      'Fernhill Mutual',
      'April 2, 2026',
      'Mr. Tobias Renner',
      '118 Larkin Court',
      'Lincoln, NE 68599',
      'Re: Claim QX-20417 under policy HB-3301',
      'Dear Mr. Renner:',
      'We have looked at the storm damage to your roof, which you told us happened on February 9, 2026.',
      'The agreed price of the roof tiles came to $4,310.00. After taking off your deductible of $750.00 and wear of',
      '$212.40, we are sending you $3,347.60 by check number 7781, which should reach you soon.',
      'You may ask for another look. Your letter has to be here no later than May 30, 2026; please add pictures.',
      'Your file is being handled by Ada Quillfeather, who can be reached on weekdays.',
    ].map((text, index) => ({ x: 40, y: 50 + 16 * index, text })),
  );

  it.each([
    ['Claim number', 'QX-20417'],
    ['day when the damage happened', '2026-02-09'],
    ['Agreed price of the tiles', '4310'],
    ['Deductible', '750'],
    ['the amount they are actually paying out', '3347.6'],
    ['last day to ask for another look', '2026-05-30'],
    ['Person handling the file (not the one who signed)', 'Ada Quillfeather'],
  ])('%s', (instruction, value) => {
    expect(valueOf(letter, instruction)).toBe(value);
  });

  it('a title that is printed belongs to the name', () => {
    const folio = buildPage([
      { x: 210, y: 60, text: 'Hotel Arvenhof', size: 18 },
      { x: 74, y: 155, text: 'Dr. Inger Solvang' },
      { x: 74, y: 171, text: 'Lillevegen 90' },
      { x: 446, y: 155, text: 'Room 214' },
    ]);
    expect(foundByRulesOn(folio, "Guest's name")).toBe('Dr. Inger Solvang');
  });

  it('are doubted', () => {
    expect(ask(letter, 'day when the damage happened')[0]?.reason).toBe('WEAK_LABEL');
  });
});
