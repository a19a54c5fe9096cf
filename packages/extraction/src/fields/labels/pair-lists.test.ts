import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { labelList } from '../../testing/page-builder.ts';

describe('a list of labels with their values beside them', () => {
  it('has no value under a label: what is there is the next label, known or not', () => {
    const report = labelList('Report', [
      ['Class', '7B'],
      ['Pupil', 'Mia Hartley'],
      ['Absences so far', '4'],
      ['Reply by', '3 May 2026'],
    ]);
    expect(valueOf(report, "pupil's name")).toBe('Mia Hartley');
  });
});
