import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { buildPage } from '../testing/page-builder.ts';
import { isRegistrationNumber } from '../values/registration.ts';

describe('two readings of a value', () => {
  const dated = (otherReading?: string) =>
    buildPage([
      { x: 50, y: 100, text: 'Invoice date: 2025-08-13', confidence: 95, otherReading },
      { x: 50, y: 120, text: 'Thank you for your business', confidence: 95 },
    ]);

  it('doubts a value that a second reader read differently, and says how', () => {
    const [agreed] = ask(dated(), 'Invoice date');
    const [doubted] = ask(dated('2025-08-18'), 'Invoice date');
    expect(agreed).toMatchObject({ value: '2025-08-13', reason: null });
    expect(agreed).not.toHaveProperty('otherReading');
    expect(doubted).toMatchObject({
      value: '2025-08-13',
      reason: 'READERS_DISAGREE',
      otherReading: '2025-08-18',
    });
    expect(doubted!.confidence!).toBeLessThan(70);
    expect(doubted!.confidence!).toBeLessThan(agreed!.confidence!);
  });

  it('does not doubt what comes to the same value', () => {
    expect(ask(dated('2025.08.13'), 'Invoice date')[0]).toMatchObject({ value: '2025-08-13', reason: null });
  });

  it('does not doubt an amount for the sign of its currency', () => {
    const page = buildPage([
      { x: 50, y: 100, text: 'Total: $580.24', confidence: 95, otherReading: 'S580.24' },
    ]);
    expect(ask(page, 'Total amount')[0]).toMatchObject({ value: '580.24', reason: null });
  });

  it('takes the reading for which the sums speak', () => {
    const page = buildPage([
      { x: 50, y: 100, text: 'Subtotal $80.00', confidence: 95 },
      { x: 50, y: 116, text: 'VAT $8.00', confidence: 95 },
      { x: 50, y: 132, text: 'Total $98.00', confidence: 95, otherReading: '$88.00' },
    ]);
    expect(ask(page, 'Total amount')[0]).toMatchObject({ value: '88', reason: null });
  });

  it('takes the registration number whose check digit is right', () => {
    const page = buildPage([
      { x: 50, y: 100, text: '登録番号 T7000012060002', confidence: 95, otherReading: 'T7000012050002' },
    ]);
    expect(ask(page, '登録番号')[0]).toMatchObject({ value: 'T7000012050002', reason: null });
  });
});

describe('a registration number', () => {
  it('is valid by its check digit', () => {
    expect(isRegistrationNumber('T7000012050002')).toBe(true);
    expect(isRegistrationNumber('T7000012060002')).toBe(false);
    expect(isRegistrationNumber('T70000120500')).toBe(false);
  });
});
