import { describe, expect, it } from 'vitest';
import { ask, valueOf } from '../../testing/ask.ts';
import { labelList } from '../../testing/page-builder.ts';

describe('a question in words that no list has together', () => {
  const lease = labelList('Agreement', [
    ['Landlord', 'Priya Whitlam'],
    ['Deposit', '£1,450.00'],
    ['Monthly rent', '£1,260.00'],
    ['Term ends', '14 March 2027'],
    ['Reason', 'Damaged in transit'],
  ]);

  it('is answered at the label that goes best with its words, and doubted', () => {
    const [found] = ask(lease, 'money held as security');
    expect(found).toMatchObject({ value: '1450', reason: 'WEAK_LABEL' });
    expect(valueOf(lease, 'when does it run out')).toBe('2027-03-14');
  });

  it('is answered by a value of its kind only: who is a name, when is a day', () => {
    expect(valueOf(lease, 'who owns the flat')).toBe('Priya Whitlam');
    const without = labelList('Agreement', [
      ['Landlord', '£1,450.00'],
      ['Term ends', 'see overleaf'],
    ]);
    expect(valueOf(without, 'who owns the flat')).toBeNull();
    expect(valueOf(without, 'when does it run out')).toBeNull();
  });

  it('is not answered where two labels go with it as well', () => {
    const twice = labelList('Agreement', [
      ['Deposit', '£500.00'],
      ['Deposit', '£700.00'],
    ]);
    expect(valueOf(twice, 'money held as security')).toBeNull();
  });

  it('replaces a value that the rules doubt', () => {
    const credit = labelList('Credit note', [
      ['Reason', 'Shade variation'],
      ['Total credited', '230.00'],
    ]);
    expect(valueOf(credit, 'why was it credited')).toBe('Shade variation');
  });

  it('is none where the instruction is a label itself: what is not printed is not there', () => {
    const advice = labelList('Remittance advice', [
      ['Payment date', '3 May 2026'],
      ['Settlement total', '4,600.00'],
    ]);
    expect(valueOf(advice, 'Settlement discount')).toBeNull();
  });
});

describe('what is taken off', () => {
  it('is a sum without its minus, where it is asked for as held back', () => {
    const claim = labelList('Progress claim', [
      ['Work this period', '$58,485.00'],
      ['Less retention', '-$2,924.25'],
    ]);
    expect(valueOf(claim, 'retention held back')).toBe('2924.25');
    expect(valueOf(claim, 'retention of this claim')).toBe('-2924.25');
  });
});
