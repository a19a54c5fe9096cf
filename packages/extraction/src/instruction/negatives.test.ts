import { describe, expect, it } from 'vitest';
import { splitNegatives } from './negatives.ts';
import { understand } from './understand.ts';

describe('what is not meant', () => {
  const japanese = [
    'ではなく',
    'ではない',
    'ではありません',
    'ではありません。',
    'ではございません',
    'じゃない',
    'でない',
    'は除く',
    'を除いてください',
    'は含めない',
    'は含みません',
    'を含まない',
    'を含めないでください',
    'は取らない',
    'は取得しないでください',
    'は読み取らないでください',
    'は抽出しません',
    'は使わないように',
    'とは異なります',
    'とは違います',
    'とは別',
    'と混同しないでください',
    'と間違えないように',
    'は不要です',
    'は対象外です',
    '以外',
  ];
  it.each(japanese)('電話番号。FAX%s', (ending) => {
    expect(understand({ name: '', description: `電話番号。FAX${ending}` })).toMatchObject({
      concept: 'phone',
      avoided: ['fax'],
    });
    expect(understand({ name: '', description: `電話番号（TEL）、FAX番号${ending}` })).toMatchObject({
      concept: 'phone',
      avoided: ['fax'],
    });
  });
  it.each(japanese)('合計金額（小計%s）', (ending) => {
    const query = understand({ name: '金額', description: `合計金額（小計${ending}）` });
    expect(query).toMatchObject({ concept: 'total', avoided: ['subtotal'] });
  });

  it.each([
    'not the fax',
    'never the fax number',
    'do not take the fax number',
    "don't include the fax",
    'not to be confused with the fax number',
    'do not confuse it with the fax',
    'rather than the fax',
    'ignoring the fax number',
    'other than the fax',
    'leave out the fax number',
  ])('Phone number, %s', (hint) => {
    const query = understand({ name: '', description: `Phone number, ${hint}.` });
    expect(query.concept).toBe('phone');
    expect(query.avoided).toContain('fax');
  });

  it.each([
    '電話番号を教えて下さい。FAXではありません。',
    '電話番号を読み取ってください。FAX番号は不要です。見つからない場合は空欄にしてください。',
    '発行元の電話番号です。携帯ではありません。',
  ])('%s', (description) => {
    expect(understand({ name: '', description }).concept).toBe('phone');
  });

  it.each([
    'Payment terms; return blank when not present',
    'The payment terms. If they are missing, leave it empty.',
    'The payment terms, leave blank if not found',
    'Payment terms (return null when absent)',
  ])('%s', (description) => {
    expect(understand({ name: '', description }).concept).toBe('payment_terms');
  });

  it('keeps a sum without tax a sum without tax', () => {
    for (const text of ['消費税を含まない合計金額', '税を除いた金額', '消費税額を除く金額'])
      expect(splitNegatives(text)).toEqual({ kept: text, avoided: [] });
  });

  it('distinguishes what is asked for from what is excluded', () => {
    expect(splitNegatives('合計金額は小計ではなく税込')).toEqual({
      kept: '合計金額は 税込',
      avoided: ['小計'],
    });
  });

  it('keeps what is asked for when something is left out of it', () => {
    expect(understand({ name: '住所', description: '郵便番号を除いた住所' })).toMatchObject({
      concept: 'address',
    });
    expect(understand({ name: '', description: '送料以外の合計金額' })).toMatchObject({ concept: 'total' });
  });
});

describe('a shortened word', () => {
  it('does not end what is not meant', () => {
    expect(splitNegatives('Total. Ignore the TOTAL EXCL. TAX.')).toEqual({
      kept: 'Total. .',
      avoided: ['the TOTAL EXCL. TAX'],
    });
    expect(understand({ name: 'total', description: 'Total. Ignore the TOTAL EXCL. TAX.' }).concept).toBe(
      'total',
    );
  });
});

describe('a label that is not meant', () => {
  it('is known without its article', () => {
    expect(understand({ name: '', description: 'Read the Total, not the Net total' }).avoidedTexts).toEqual([
      'nettotal',
    ]);
  });
});

describe('what is left aside behind the sum that is asked for', () => {
  it.each([
    ['sum of all charges, payments aside', 'sum of all charges', 'payments'],
    ['salary per year, bonus not counted', 'salary per year', 'bonus'],
    ['total (deposit not yet taken off)', 'total', 'deposit'],
  ])('%s', (instruction, kept, avoided) => {
    expect(splitNegatives(instruction)).toEqual({ kept, avoided: [avoided] });
  });

  it('but tax that is not included says which sum is meant', () => {
    expect(splitNegatives('total, tax not included').avoided).not.toContain('tax');
  });
});
