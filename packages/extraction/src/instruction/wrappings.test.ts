import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/ask.ts';
import { buildPage } from '../testing/page-builder.ts';
import { withoutPlace } from './places.ts';
import { withoutCourtesy } from './plain.ts';

describe('an instruction in its wrappings', () => {
  it.each([
    ['Tell me the departure', 'the departure'],
    ['I want to know what the patient pays', 'what the patient pays'],
    ['Only the street and town of the seller, exactly as written', 'the street and town of the seller'],
    ['Look for the fare (if any)', 'the fare'],
    ['Write down where it starts. Return nothing else', 'where it starts'],
    ['Read the final amount, no currency symbol', 'the final amount'],
    ['The text after "Last reading" of this document', '「Last reading」'],
    ['Find the field labelled "Room rate"', '「Room rate」'],
    ['State income tax', 'State income tax'],
    ['受診日を転記してください', '受診日'],
    ['この書類の受診日（略さずに）を探して入れてください', '受診日'],
    ['書類に書かれた前回の針の値を確認して入力', '前回の針'],
    ['獲得ポイントが知りたいです。なければ空欄で', '獲得ポイント'],
    ['「今回指示数」の右か下にある値を返してください', '「今回指示数」'],
  ])('%s', (instruction, plain) => {
    expect(withoutCourtesy(instruction)).toBe(plain);
  });

  it('is not taken for a telephone by its first letters', () => {
    const page = buildPage([
      { x: 50, y: 100, text: 'Hotel Umbra' },
      { x: 50, y: 120, text: 'Telephone 01632 960779' },
      { x: 50, y: 150, text: 'Departure' },
      { x: 200, y: 150, text: '16 November 2025' },
    ]);
    expect(valueOf(page, 'Tell me the departure')).toBe('2025-11-16');
  });
});

describe('a printed label', () => {
  const till = buildPage([
    { x: 50, y: 40, text: 'Receipt', size: 18 },
    { x: 50, y: 90, text: 'Served by: Keira Bellhouse' },
    { x: 50, y: 110, text: 'Shelf mark: QX-118' },
    { x: 50, y: 130, text: 'Subtotal 7,769.38' },
    { x: 50, y: 150, text: 'Net total 11,234.45' },
    { x: 50, y: 170, text: 'Tender: Contactless' },
  ]);

  it.each([
    ['Get the content of the Net total field', '11234.45'],
    ['Enter the Shelf mark at the top left as printed', 'QX-118'],
    ['The shelf mark (left, half way down)', 'QX-118'],
    ['Find the field labelled "Tender"', 'Contactless'],
  ])('is found by %s', (instruction, value) => {
    expect(valueOf(till, instruction)).toBe(value);
  });

  it.each([
    ['the total at the bottom right', 'the total'],
    ['Ref. no. (left, half way down)', 'Ref. no.'],
    ['名前（左上）', '名前'],
    ['用紙の左上にある棚番', '棚番'],
    ['中ほど右の受付番号', '受付番号'],
    ['右から二番目の欄', '右から二番目の欄'],
    ['Pages left', 'Pages left'],
    ['上記金額', '上記金額'],
  ])('is asked for without its place: %s', (instruction, label) => {
    expect(withoutPlace(instruction)).toBe(label);
  });
});

describe('values in running text', () => {
  it('are found by what their sentence says', () => {
    const page = buildPage([
      { x: 50, y: 40, text: 'Invoice', size: 18 },
      { x: 50, y: 100, text: 'Kindly transfer the sum by 25 October 2026 without deduction.' },
      { x: 50, y: 120, text: 'Delivered on 2 October 2026.' },
    ]);
    expect(valueOf(page, 'When it has to be paid')).toBe('2026-10-25');
    const letter = buildPage([
      { x: 50, y: 40, text: '御請求書', size: 18 },
      { x: 50, y: 100, text: 'つきましては令和7年11月16日までにお支払いくださいますようお願いいたします。' },
    ]);
    expect(valueOf(letter, 'お支払期限')).toBe('2025-11-16');
  });
});

describe('what belongs to one of two parties', () => {
  it('is taken from under the heading of the party that was asked for', () => {
    const page = buildPage([
      { x: 50, y: 40, text: '請求書', size: 18 },
      { x: 50, y: 90, text: '宛先' },
      { x: 50, y: 106, text: '株式会社北原' },
      { x: 50, y: 122, text: '〒461-0068' },
      { x: 50, y: 138, text: '052(058)8661' },
      { x: 330, y: 90, text: '発行元' },
      { x: 330, y: 106, text: '合同会社南川' },
      { x: 330, y: 122, text: '〒730-0066' },
      { x: 330, y: 138, text: '082(044)1233' },
    ]);
    expect(valueOf(page, '宛先の〒を返してください')).toBe('461-0068');
    expect(valueOf(page, '発行元の郵便番号')).toBe('730-0066');
    expect(valueOf(page, '宛先の電話番号')).toBe('052(058)8661');
    expect(valueOf(page, '発行元の電話番号')).toBe('082(044)1233');
  });
});

describe('parties without a heading', () => {
  it('have fax distinguished from telephone by one letter', () => {
    const page = buildPage([
      { x: 50, y: 40, text: 'Invoice', size: 18 },
      { x: 330, y: 90, text: 'Seller:' },
      { x: 330, y: 106, text: 'Saltmarsh Office Solutions Co.' },
      { x: 330, y: 122, text: 'T 01632 960779' },
      { x: 330, y: 138, text: 'F 01632 960725' },
    ]);
    expect(valueOf(page, 'The supplier’s fax')).toBe('01632 960725');
    expect(valueOf(page, 'The supplier’s telephone')).toBe('01632 960779');
  });

  it('have the sender of a waybill asked for by property', () => {
    const page = buildPage([
      { x: 50, y: 40, text: '送り状', size: 18 },
      { x: 50, y: 90, text: 'お届け先' },
      { x: 50, y: 106, text: '〒461-0068' },
      { x: 330, y: 90, text: 'ご依頼主' },
      { x: 330, y: 106, text: '〒604-0032' },
    ]);
    expect(valueOf(page, '送り主の〒（あれば）')).toBe('604-0032');
  });
});

describe('a label of several words', () => {
  it('is not found across the end of another word', () => {
    const page = buildPage([
      { x: 50, y: 40, text: 'Thomas Ashdown', size: 14 },
      { x: 50, y: 60, text: 'Senior Engineer' },
      { x: 50, y: 90, text: 'Sable Creek Provisions LLC' },
      { x: 50, y: 106, text: 'Guests: 4' },
    ]);
    expect(valueOf(page, 'The person’s position.')).toBe('Senior Engineer');
  });
});
