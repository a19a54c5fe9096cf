import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { teach } from '../learn/teach.ts';
import { EMPTY_MEMORY } from '../learn/teach.ts';
import { buildPage } from '../testing/page-builder.ts';
import type { PlacedText } from '../testing/page-builder.ts';
import { chooseTemplate } from './choose.ts';
import type { TaughtLesson } from './choose.ts';
import type { TemplateOption } from './template-kind.ts';

const template = (id: string, name: string, fields: readonly string[], isOwn = false): TemplateOption => ({
  id,
  name,
  isOwn,
  definition: { fields: fields.map((field) => ({ name: field, description: '' })), tables: [] },
});
const invoiceFields = ['Invoice number', 'Invoice date', 'Due date', 'Total'];
const standard = [
  template('invoice', 'Invoice', invoiceFields),
  template('receipt', 'Receipt', ['Receipt number', 'Total', 'Payment method']),
  template('quotation', 'Quotation', ['Quotation number', 'Valid until', 'Total']),
  template('請求書', '請求書', ['請求書番号', '請求日', '支払期限', '合計金額']),
  template('card', 'Business card', ['Name', 'Phone', 'E-mail']),
];

const page = (...texts: readonly (string | PlacedText)[]) =>
  buildPage(
    texts.map((text, index) => (typeof text === 'string' ? { x: 60, y: 120 + index * 22, text } : text)),
  );
const title = (text: string): PlacedText => ({ x: 60, y: 50, text, size: 22 });
const invoice = (supplier = 'Northford Tools Ltd') =>
  page(
    title('INVOICE'),
    supplier,
    'Invoice No. A-10234',
    'Invoice date 2026-05-04',
    'Due date 2026-06-03',
    'Total 1,204.00',
  );

const chosen = (...args: Parameters<typeof chooseTemplate>) => chooseTemplate(...args)?.id ?? null;

describe('choosing a template', () => {
  it('takes the one for what the document calls itself, and says so', () => {
    expect(chooseTemplate([invoice()], standard)).toEqual({
      id: 'invoice',
      reason: 'DOCUMENT_TYPE',
      detail: 'INVOICE',
      found: 4,
      fields: 4,
    });
  });

  it('takes the one in the language of the document', () => {
    const seikyusho = page(
      title('請求書'),
      '株式会社みずき商会',
      '請求書番号 A-10234',
      '請求日 2026年5月4日',
      'お支払期限 2026年6月3日',
      '合計金額 12,040円',
    );
    expect(chosen([seikyusho], standard)).toBe('請求書');
  });

  it('knows a till receipt that calls itself an invoice', () => {
    const slip = page(
      'TAX INVOICE',
      'Corner Grocer',
      'Receipt No. 4452',
      'Total 12.40',
      'Cash 20.00',
      'Change 7.60',
      'Thank you',
    );
    expect(chosen([slip], standard)).toBe('receipt');
  });

  it('knows titles with letters misread, and takes neither another title nor a label for one', () => {
    const scan = (...texts: readonly (string | PlacedText)[]) => ({
      ...page(...texts),
      source: 'ocr' as const,
    });
    const order = template('order', 'Purchase order', ['Order number', 'Total']);
    const slip = template('note', 'Delivery note', ['Delivery note number']);
    const 注文書 = template('注文書', '注文書', ['注文番号', '合計金額']);
    const all = [...standard, order, slip, 注文書];
    // Most of its pairs of letters are those of the title.
    expect(chosen([scan(title('PURCMASE 0RDER'), 'Order date 2026-05-04')], all)).toBe('order');
    // Has most of the letters of "delivery note".
    expect(chosen([scan(title('DELIVERY DATE'), '2026-05-04')], all)).toBeNull();
    // Of one letter less than 注文請書, of one other than ご請求書.
    expect(chosen([scan(title('注文書'), '注文番号 A-10234', '注文日 2026年5月4日')], all)).toBe('注文書');
    expect(chosen([scan(title('ご請求月'), '2026年5月', '株式会社みずき商会')], all)).toBeNull();
  });

  it('leaves open what is of no kind, empty, or of a kind that has no template', () => {
    expect(chosen([page('Dear all', 'the meeting is on Tuesday')], standard)).toBeNull();
    expect(chosen([buildPage([])], standard)).toBeNull();
    expect(chosen([], standard)).toBeNull();
    expect(
      chosen([page(title('PAYSLIP'), 'Employee ID 12', 'Net pay 1,200.00', 'Gross pay 1,500.00')], standard),
    ).toBeNull();
  });

  it("takes the tenant's own before a standard one, and neither of two own ones that fit alike", () => {
    const own = template('own', 'Supplier invoices', invoiceFields, true);
    expect(chosen([invoice()], [...standard, own])).toBe('own');
    expect(
      chosen([invoice()], [...standard, own, { ...own, id: 'other', name: 'Invoices of trade' }]),
    ).toBeNull();
  });

  it('passes over an own one that is named after a company that the page does not name', () => {
    const own = template('own', 'Invoice Harbour Inc', invoiceFields, true);
    expect(chosen([invoice()], [...standard, own])).toBe('invoice');
  });

  it('takes an own one of no known kind by its labels', () => {
    const own = template('own', 'Lab', ['Sample', 'Assay', 'Batch', 'Purity'], true);
    expect(chosen([page('Sample 12', 'Assay 7', 'Batch 8812', 'Purity 98 %')], [...standard, own])).toBe(
      'own',
    );
  });

  it('takes the one that has learnt the layout, before anything else', () => {
    const own = template('own', 'Costs', ['Invoice number', 'Total'], true);
    const memo = (number: string) =>
      page(
        'Harrowgate Steam Laundry',
        'Collected and pressed for you',
        `Ticket ${number}`,
        'Shirts and linen 44.00',
        'Kindly settle at the counter',
      );
    const document = {
      source: { document: 'd', requestNumber: '', by: '', at: '' },
      pages: [memo('18')],
      fields: [],
      tables: [],
    };
    const lessons: TaughtLesson[] = [
      { templateId: 'own', lesson: teach(document, own.definition, EMPTY_MEMORY) },
      { templateId: 'gone', lesson: teach(document, own.definition, EMPTY_MEMORY) },
    ];
    expect(chosen([memo('19')], [...standard, own])).toBeNull();
    expect(chooseTemplate([memo('19')], [...standard, own], lessons)).toMatchObject({
      id: 'own',
      reason: 'LEARNT_LAYOUT',
    });
    const shared = [
      lessons[0]!,
      { ...lessons[0]!, templateId: 'invoice', lesson: { ...lessons[0]!.lesson } },
    ];
    expect(chosen([memo('19')], [...standard, own], shared)).toBeNull();
  });

  it('passes over a layout that was learnt from papers of another kind of the same house', () => {
    const own = template('own', 'Costs', ['Reference', 'Amount'], true);
    const house = (name: string, label: string) =>
      page(
        title(name),
        'Harrowgate Steam Laundry',
        'Registration T1234567890123',
        'Collected and pressed for you',
        `${label} No. HL-4471`,
        'Shirts and linen 44.00',
        'Total 44.00',
        'Kindly settle at the counter',
      );
    const teachBy = (templateId: string, name: string, label: string): TaughtLesson => {
      const source = { document: name, requestNumber: '', by: '', at: '' };
      const document = { source, pages: [house(name, label)], fields: [], tables: [] };
      return { templateId, lesson: teach(document, own.definition, EMPTY_MEMORY) };
    };
    const learnt = teachBy('own', 'INVOICE', 'Invoice');
    const order = house('QUOTATION', 'Quotation');
    expect(chosen([house('INVOICE', 'Invoice')], [...standard, own], [learnt])).toBe('own');
    expect(chosen([order], [...standard, own], [learnt])).toBe('quotation');
    // Its own paper, learnt by another template, is not weakened by that of its neighbour.
    const other = template('other', 'Offers of suppliers', ['Reference'], true);
    const both = [learnt, teachBy('other', 'QUOTATION', 'Quotation')];
    expect(chosen([order], [...standard, own, other], both)).toBe('other');
    // Of what was learnt before lessons named papers, the template says what it is for, if anything does.
    const { papers, ...lesson } = learnt.lesson;
    expect(papers).toEqual(['invoice']);
    expect(chosen([order], [...standard, own], [{ templateId: 'own', lesson }])).toBe('own');
    expect(chosen([order], [...standard, own], [{ templateId: 'invoice', lesson }])).toBe('quotation');
  });

  it('answers the same each time, and only with one of the templates, whatever is on the page', () => {
    const words = fc.constantFrom(
      'INVOICE',
      '請求書',
      'Receipt',
      'Total 12.00',
      'Change 1.00',
      '@',
      '領収書',
      'x'.repeat(300),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 12 }), (texts) => {
        const pages = [page(...texts)];
        const first = chooseTemplate(pages, standard);
        expect(chooseTemplate(pages, standard)).toEqual(first);
        expect([null, ...standard.map(({ id }) => id)]).toContain(first?.id ?? null);
      }),
      { numRuns: 60 },
    );
  });
});
