import { describe, expect, it } from 'vitest';
import { foundByRulesOn, valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const letter = (lines: readonly string[], name = 'Tamsin Orchard') =>
  buildPage([
    { x: 50, y: 40, text: 'Fellgate Mills Ltd', size: 14 },
    { x: 50, y: 80, text: '14 January 2026' },
    { x: 50, y: 110, text: name },
    { x: 50, y: 122, text: '3 Quarry Row' },
    { x: 50, y: 134, text: 'Fellgate FG1 2ZZ' },
    { x: 50, y: 160, text: 'Dear Tamsin,' },
    ...lines.map((text, index) => ({ x: 50, y: 180 + 13 * index, text })),
    { x: 50, y: 330, text: 'Yours sincerely,' },
    { x: 50, y: 372, text: 'Rhodri Penhale' },
    { x: 50, y: 384, text: 'Head of People' },
  ]);

const offer = letter([
  'Following your interview on 9 January 2026 with Anouk Visser we are pleased to offer you the position',
  'of Loom Technician. You would join us on 2 March 2026 and report to Dr Ines Calloway from the first day.',
  'Your starting salary will be £31,500 a year. A bonus of £1,200 will be paid in the autumn of each year.',
  'Your normal hours are 37.5 per week. Please let us have the signed copy back no later than 30 January 2026.',
]);

describe('a letter that offers a job', () => {
  it.each([
    ['position', 'Loom Technician'],
    ['job title offered', 'Loom Technician'],
    ['start date', '2026-03-02'],
    ['first day of work', '2026-03-02'],
    ['whom will the new employee report to', 'Dr Ines Calloway'],
    ['line manager', 'Dr Ines Calloway'],
    ['name of the candidate', 'Tamsin Orchard'],
    ['Who is offered the job?', 'Tamsin Orchard'],
    ['name under "Yours sincerely"', 'Rhodri Penhale'],
    ['the date by which the offer must be accepted', '2026-01-30'],
  ])('%s', (instruction, value) => {
    expect(foundByRulesOn(offer, instruction)).toBe(value);
  });

  it('hours are no salary', () => {
    expect(valueOf(offer, 'salary per year, bonus not counted')).not.toBe('37.5');
  });

  it('says nothing of a manager where no sentence does', () => {
    const plain = letter([
      'We are pleased to offer you the position of Loom Technician from the 2 March 2026.',
    ]);
    expect(valueOf(plain, 'line manager')).toBeNull();
  });

  it('is addressed to nobody whose name is not that of the salutation', () => {
    expect(
      valueOf(
        letter(['We are pleased to offer you the position.'], 'Fellgate Office'),
        'name of the candidate',
      ),
    ).toBeNull();
  });
});
