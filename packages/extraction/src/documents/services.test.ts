import { describe, expect, it } from 'vitest';
import { foundByRulesOn, valueOf } from '../testing/ask.ts';
import { buildPage, labelList } from '../testing/page-builder.ts';

describe('tickets, courses, cars, taxes and rent', () => {
  const ticket = labelList('入場券', [
    ['公演名', '秋の管弦楽 第3夜'],
    ['会場', '湖畔市民ホール'],
    ['座席', '1階C列14番'],
    ['開場', '17:30'],
    ['チケット番号', 'K-884120'],
    ['料金', '4,800円'],
  ]);

  it.each([
    ['何の催しか', '秋の管弦楽 第3夜'],
    ['どこで行われるか', '湖畔市民ホール'],
    ['座る場所', '1階C列14番'],
    ['券に振られた番号', 'K-884120'],
    ['いくらするか', '4800'],
  ])('%s on a ticket', (instruction, value) => {
    expect(valueOf(ticket, instruction)).toBe(value);
  });

  const slip = labelList('給油伝票', [
    ['車両番号', '品川 325 あ 61-08'],
    ['走行距離', '48,112km'],
    ['給油量', '31.6L'],
  ]);

  it.each([
    ['どの車か', '品川 325 あ 61-08'],
    ['どれだけ走ったか', '48,112km'],
    ['燃料の量', '31.6L'],
  ])('%s on a slip of fuel', (instruction, value) => {
    expect(valueOf(slip, instruction)).toBe(value);
  });

  const notice = labelList('Property Tax Notice', [
    ['Tax year', '2026/27'],
    ['Assessed value', '£2,417.00'],
    ['First instalment due', '14 August 2026'],
    ['Premises', 'Flat 9, Osprey House'],
  ]);

  it.each([
    ['Which year is taxed?', '2026/27'],
    ['The value the tax is based on', '2417'],
    ['The day of the first instalment', '2026-08-14'],
    ['Which flat', 'Flat 9, Osprey House'],
  ])('%s on a tax notice', (instruction, value) => {
    expect(valueOf(notice, instruction)).toBe(value);
  });

  const invoice = buildPage([
    { x: 60, y: 50, text: 'Invoice', size: 18 },
    { x: 60, y: 90, text: 'Corvid Analytics Ltd' },
    { x: 60, y: 106, text: '5 Tern Street, Wexcombe AX3 7VB' },
    { x: 330, y: 90, text: 'Bill to' },
    { x: 330, y: 106, text: 'Lanyard Foods plc' },
    { x: 60, y: 160, text: 'Invoice No.' },
    { x: 160, y: 160, text: 'CA-20931' },
    { x: 60, y: 180, text: 'Date' },
    { x: 160, y: 180, text: '3 May 2026' },
  ]);

  it.each([
    'Which kind of clinic',
    'The share the patient pays',
    'Place of the business trip',
    'Since when a member',
    'Who receives the insurance money',
  ])('%s is left empty on an invoice', (instruction) => {
    expect(valueOf(invoice, instruction)).toBeNull();
  });

  it('the number of an invoice is none of a credit note by the rules', () => {
    expect(foundByRulesOn(invoice, 'Credit note number')).toBeNull();
  });
});
