import { describe, expect, it } from 'vitest';
import { viewDocument } from '../../document.ts';
import { understand } from '../../instruction/understand.ts';
import { ask, foundByRulesOn, valueOf } from '../../testing/ask.ts';
import { buildPage, labelList } from '../../testing/page-builder.ts';
import { labelAnswers } from './label-answers.ts';
import { labelsByModel } from './labels.ts';

const asked = (description: string) => understand({ name: '', description });

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

  it('is answered as well by each of two labels that go with it as well', () => {
    const twice = labelList('Agreement', [
      ['Deposit', '£500.00'],
      ['Deposit', '£700.00'],
    ]);
    const [first, second, ...others] = labelAnswers(asked('money held as security'), viewDocument([twice]));
    expect([first?.value, second?.value]).toEqual(['500', '700']);
    expect(first?.fit).toBe(second?.fit);
    expect(others).toEqual([]);
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
    expect(foundByRulesOn(advice, 'Settlement discount')).toBeNull();
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

describe('a value that the rules found', () => {
  const bill = labelList('Service report', [
    ['Total inc GST', '$793.21'],
    ['Labour', '$357.50'],
    ['Parts', '$363.60'],
  ]);

  it('gives way to the one at a label that fits far better', () => {
    expect(valueOf(bill, 'Labour cost in total')).toBe('357.5');
    const telecom = labelList('ご請求明細', [
      ['前月ご請求額', '41,287円'],
      ['合計', '23,486円'],
    ]);
    expect(valueOf(telecom, '先月の請求額')).toBe('41287');
  });

  it('stays where the better label is in its own row: the value is in another column', () => {
    const payslip = buildPage([
      { x: 200, y: 80, text: 'This period' },
      { x: 320, y: 80, text: 'Year to date' },
      { x: 60, y: 100, text: 'Gross pay' },
      { x: 200, y: 100, text: '2,780.80' },
      { x: 320, y: 100, text: '5,492.10' },
    ]);
    expect(valueOf(payslip, 'Gross pay for this period, not year to date')).toBe('2780.8');
  });

  it('stays where the label says what the question leaves out', () => {
    const power = labelList('Electricity', [
      ['Previous balance', '$80.00'],
      ['New charges', '$120.50'],
      ['Amount due', '$200.50'],
    ]);
    const question = 'Total without the balance brought forward';
    const labels = labelsByModel(asked(question), viewDocument([power])).map(({ name }) => name);
    expect(labels).toContain('New charges');
    expect(labels).not.toContain('Previous balance');
    expect(valueOf(power, question)).toBe('120.5');
  });
});

describe('a label that is printed and left empty', () => {
  it('is not answered at another one', () => {
    const loan = labelList('Loan of equipment', [
      ['Item', 'Drill'],
      ['Date of return', ''],
      ['Return by', '3 May 2027'],
    ]);
    expect(valueOf(loan, 'the date of return')).toBeNull();
    const repair = labelList('Repair order', [
      ['Cost of repair', ''],
      ['Cost of parts', '90.00'],
    ]);
    expect(valueOf(repair, 'cost of the repair')).toBeNull();
  });

  it('is not answered in other words either', () => {
    const lease = labelList('Agreement', [
      ['Deposit', ''],
      ['Security bond', '£30.00'],
    ]);
    expect(valueOf(lease, 'money held as security deposit')).toBeNull();
  });
});

describe('words before the number that they name', () => {
  it('are none at the beginning of a sentence', () => {
    const claim = buildPage([
      { x: 60, y: 60, text: 'Larkin Insurance' },
      { x: 60, y: 80, text: 'Please telephone the claims office on 01632 960123 to make a claim this year.' },
    ]);
    const question = asked('VAT number of the claims office');
    const labels = labelsByModel(question, viewDocument([claim])).map(({ name }) => name);
    expect(labels).toEqual(['Larkin Insurance']);
    // A telephone number is none for VAT either, whatever is printed before it.
    expect(valueOf(claim, 'VAT number of the claims office')).toBeNull();
  });

  it('are a label without a colon', () => {
    const offer = buildPage([
      { x: 60, y: 60, text: 'Harbour Gardens' },
      { x: 60, y: 80, text: 'License CSLB 1047716' },
    ]);
    expect(valueOf(offer, 'Contractor license')).toBe('CSLB 1047716');
  });
});

describe('an answer at a label', () => {
  it('is of a form that can answer: a firm is no address, a contact person no firm', () => {
    const order = labelList('注文書', [
      ['注文先', '新潟県燕原市小池工業団地 14-3'],
      ['納期', '2026年10月9日'],
    ]);
    expect(valueOf(order, '注文を出した先の会社')).toBeNull();
  });

  it('is no part of a sentence', () => {
    const lease = (deposit: string) => labelList('Agreement', [['Deposit', deposit]]);
    expect(valueOf(lease('£50.00'), 'money held as security')).toBe('50');
    const sentence = 'was reduced by £50.00 after the inspection in March';
    expect(valueOf(lease(sentence), 'money held as security')).toBeNull();
  });
});
