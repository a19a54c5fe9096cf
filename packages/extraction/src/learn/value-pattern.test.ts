import { assert, constantFrom, nat, property, stringMatching, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonPattern, fitPattern, patternOf } from './value-pattern.ts';

const fit = (read: string, ...values: string[]) => {
  const pattern = commonPattern(values.flatMap((value) => patternOf(value) ?? []));
  return pattern && fitPattern(read, pattern);
};

describe('how values are printed', () => {
  test.each([
    ['So.4 1b', '50.4 lb'],
    ['20.4 Ib', '20.4 lb'],
    ['20.41b', '20.4 lb'],
    ['13.1 lb 7', '13.1 lb'],
  ])('puts letters and figures that look alike right: %s', (read, right) => {
    expect(fit(read, '50.4 lb', '8.0 lb')).toBe(right);
    expect(fit(read, '8.0 lb')).toBe(right);
  });

  test('knows the lengths of figures that all checked values have', () => {
    const known = ['1Z6736109027', '1Z2550840276'];
    expect(fit('IZ6736109O27', ...known)).toBe('1Z6736109027');
    expect(fit('122550840276', ...known)).toBe('1Z2550840276');
    expect(fit('58493 3', '10257', '99310')).toBe('58493');
  });

  test.each([
    ['fits as it is', '12.0 lb'],
    ['has other letters', '12.0 kg'],
    ['lacks some', '13.1b'],
    ['has two parts that fit', '12.0 lb 14.0 lb'],
    ['is a word', 'weight'],
    ['is empty', ''],
  ])('leaves a value that %s', (_, read) => {
    expect(fit(read, '50.4 lb', '8.0 lb')).toBeUndefined();
  });

  test('says nothing where one value does not show which of two ways is meant', () => {
    expect(fit('122550840276', '1Z6736109027')).toBeUndefined();
  });

  test.each([[['50.4 lb', '12 kg']], [['AB-12', 'CD-12']], [[]], [['Northern Bank 4']], [['第4工場']]])(
    'are not common to %j',
    (values) => {
      expect(fit('5O.4 1b', ...values)).toBeUndefined();
    },
  );

  test('keep every value that they were made of, and give back one whose letters were misread', () => {
    const value = tuple(stringMatching(/^[A-Z]{1,3}$/), constantFrom('-', '/', ' '), nat(99_999));
    assert(
      property(value, nat(99_999), ([letters, sign, number], other) => {
        const [printed, another] = [number, other].map((one) => `${letters}${sign}${one}`);
        expect(fit(printed!, printed!, another!)).toBeUndefined();
        const misread = printed!.replace(/0(?=\d*$)/, 'O').replace(/1(?=\w*$)/, 'l');
        expect(misread === printed ? printed : fit(misread, printed!)).toBe(printed);
      }),
    );
  });
});
