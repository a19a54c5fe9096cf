import { describe, expect, it } from 'vitest';
import { foundByRulesOn, valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const waybill = buildPage([
  { x: 300, y: 60, text: 'Carrier Name' },
  { x: 300, y: 74, text: 'Great Plains Motor Freight' },
  { x: 300, y: 90, text: 'SCAC' },
  { x: 300, y: 104, text: 'GPMQ' },
  { x: 60, y: 140, text: 'CARRIER INFORMATION' },
  { x: 300, y: 220, text: 'Carrier signature / pickup date' },
  { x: 300, y: 236, text: 'R. Whitlock 08/22/2025' },
]);

const renewal = buildPage([
  { x: 60, y: 60, text: 'Prairie Lantern Mutual Insurance', size: 14 },
  { x: 60, y: 100, text: 'Named insured and mailing address' },
  { x: 60, y: 118, text: 'Fennel & Rye Bakehouse LLC' },
  { x: 60, y: 130, text: '418 Depot Street' },
  { x: 60, y: 142, text: 'Cold Elm, NE 68999' },
]);

describe('what is printed for another value is nobody', () => {
  it('a heading and the rest of a longer label', () => {
    expect(valueOf(waybill, 'Name of the carrier')).toBe('Great Plains Motor Freight');
  });

  it('a heading where nobody is named', () => {
    const headed = buildPage([
      { x: 60, y: 140, text: 'CARRIER INFORMATION' },
      { x: 60, y: 240, text: 'Carrier signature / pickup date' },
    ]);
    expect(foundByRulesOn(headed, 'Trucking company')).toBeNull();
    expect(foundByRulesOn(headed, 'Name of the carrier')).not.toBe('INFORMATION');
  });

  it('a label that is written like a sentence', () => {
    expect(valueOf(renewal, 'Policyholder')).not.toBe('Named insured and mailing address');
  });
});
