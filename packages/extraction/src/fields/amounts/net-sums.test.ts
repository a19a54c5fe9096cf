import { describe, expect, test } from 'vitest';
import { foundByRulesOn, valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

/** A form of labels and sums, one line each. */
const form = (...lines: readonly (readonly [string, string])[]): ReturnType<typeof buildPage> =>
  buildPage(
    lines.flatMap(([label, value], index) => [
      { x: 50, y: 60 + 20 * index, text: label },
      { x: 400, y: 60 + 20 * index, text: value },
    ]),
  );

describe('sums that are asked for without tax', () => {
  const claim = form(
    ['Agreed contract sum', '$90,000.00 (ex GST)'],
    ['Works this month', '$12,000.00'],
    ['Less retention at 5%', '($600.00)'],
    ['Net claim before GST', '$11,400.00'],
    ['GST 10%', '$1,140.00'],
    ['Amount payable', '$12,540.00'],
  );

  test('are those that their label says are before tax, and that a tax and a total follow', () => {
    expect(valueOf(claim, 'What is claimed after retention, without GST?')).toBe('11400');
  });

  test('but not where the instruction names another sum than the label does', () => {
    expect(valueOf(claim, 'Agreed contract sum without GST')).toBe('90000');
    expect(foundByRulesOn(claim, 'cost of the scaffolding without GST')).not.toBe('11400');
  });

  test('after a discount, too', () => {
    const invoice = form(
      ['Subtotal', '$800.00'],
      ['Early bird discount', '-$80.00'],
      ['Total excluding tax', '$720.00'],
      ['Sales tax (5%)', '$36.00'],
      ['Total', '$756.00'],
    );
    expect(valueOf(invoice, 'Amount after the discount but without sales tax')).toBe('720');
  });
});

describe('what is owed without an earlier balance', () => {
  test('is the sum that makes what is to be paid with the balance', () => {
    const bill = form(
      ['Previous balance', '$80.00'],
      ['Charges for March', '$120.50'],
      ['Amount due', '$200.50'],
    );
    expect(valueOf(bill, 'Total without the balance brought forward')).toBe('120.5');
  });

  test('or what the bill calls its new charges', () => {
    const bill = form(['deposit', '- $50.00'], ['this invoice', '$310.00'], ['please pay', '$260.00']);
    expect(valueOf(bill, 'Total without the balance carried over')).toBe('310');
  });
});

test('"Less" before a word is no discount', () => {
  const advice = form(['Gross', '900.00'], ['Less union deduction', '40.00'], ['Paid', '860.00']);
  expect(valueOf(advice, 'Settlement discount')).toBeNull();
  expect(valueOf(form(['Goods', '900.00'], ['Less', '40.00']), 'Discount')).toBe('40');
});

test('a fee is not another fee', () => {
  const bill = form(['Energy', '£150.00'], ['Standing charge', '£18.20'], ['VAT at 5%', '£8.41']);
  expect(valueOf(bill, 'Exit fee')).toBeNull();
  expect(valueOf(bill, 'Standing charge')).toBe('18.2');
});

test('the currency is the code that is printed beside the sums', () => {
  const slip = form(['Total value', '76.20 SEK'], ['Postage paid', '31.00 SEK']);
  expect(valueOf(slip, 'currency of the values (three letters)')).toBe('SEK');
  expect(valueOf(form(['Total', '76.20 SEK'], ['Rate', 'EUR 4.00']), 'currency of the values')).toBeNull();
});

test('what the insurer paid is not the total', () => {
  const statement = form(
    ['Total charges', '$900.00'],
    ['Insurance paid', '-$610.00'],
    ['Your balance', '$290.00'],
  );
  expect(valueOf(statement, 'how much the insurance has paid')).not.toBe('900');
});
