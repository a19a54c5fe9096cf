import { expect, it } from 'vitest';
import { valueOf } from '../testing/ask.ts';
import { buildPage } from '../testing/page-builder.ts';

it.each(['Senior Associate, Slope Stability', 'Regional Manager, Health and Safety', 'Chief Engineer'])(
  'a title alone in its line is whole: %s',
  (title) => {
    const card = buildPage([
      { x: 100, y: 60, text: 'Ostervale Consultants Inc.', size: 16 },
      { x: 100, y: 110, text: 'Marguerite D. Solberg', size: 14 },
      { x: 100, y: 132, text: title },
      { x: 100, y: 190, text: 'm.solberg@ostervale.example' },
    ]);
    expect(valueOf(card, 'Job title')).toBe(title);
  },
);
