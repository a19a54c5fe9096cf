import { standardTemplates, toDefinition } from '@ocr/contract/standard-templates';
import type { TemplateDefinition } from '@ocr/extraction';

/** A template that a document may be given. */
export interface Offered {
  readonly id: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly definition: TemplateDefinition;
}

const own = (id: string, name: string, fields: string): Offered => ({
  id,
  name,
  isOwn: true,
  definition: { fields: fields.split(', ').map((field) => ({ name: field, description: '' })), tables: [] },
});

/** The standard templates in both languages, and a few that a tenant may have made. */
export const offered: readonly Offered[] = [
  ...(['en', 'jp'] as const).flatMap((language) =>
    Object.entries(standardTemplates[language]).map(([kind, template]) => ({
      id: `${kind} ${language === 'jp' ? 'ja' : 'en'}`,
      name: template.name,
      isOwn: false,
      definition: toDefinition(template),
    })),
  ),
  own('payslip ja', '給与明細', '社員番号, 氏名, 支給日, 基本給, 総支給額, 控除合計, 差引支給額'),
  own('waybill ja', '宅配便', 'お問い合わせ番号, お届け先, ご依頼主, 品名, 個数, 代引金額'),
  own(
    'utility-bill ja',
    '電気・ガス・水道',
    'お客様番号, ご使用量, 今回指針, 前回指針, ご請求金額, 次回検針日',
  ),
  own(
    'utility-bill en',
    'Utility bill',
    'Account number, Meter reading, Previous reading, Usage, Amount due',
  ),
  own('hotel-folio en', 'Hotel folio', 'Guest, Folio number, Room, Arrival, Departure, Total'),
  own('payment-notice ja', '支払通知書', '支払日, 支払金額, 源泉徴収税, 差引支払額, 振込先'),
];

/** Kinds of papers that are read by the template of another kind. */
const READ_AS: Readonly<Record<string, string>> = {
  'till-receipt': 'receipt',
  'packing-slip': 'delivery-note',
  'payment-statement': 'payment-notice',
};
/** Papers that may well be given the template of a neighbouring kind, or none. */
const MAY_BE: Readonly<Record<string, readonly string[]>> = {
  parking: ['receipt'],
  'order-confirmation': [],
  'fuel-slip': ['receipt', 'delivery-note'],
  'donation-receipt': ['receipt'],
  'medical-bill': ['receipt', 'invoice'],
  statement: ['invoice'],
  'commercial-invoice': ['invoice'],
  'school-fees': ['invoice'],
  'repair-slip': ['quotation'],
  'utility-bill': ['invoice'],
  'hotel-folio': ['invoice'],
};

/** The ids that are right for a kind of document in a language, and whether leaving it open is. */
export function rightFor(kind: string, language: string): { ids: readonly string[]; open: boolean } {
  const as = READ_AS[kind] ?? kind;
  const own = [`${as} ${language}`].filter((id) => offered.some((one) => one.id === id));
  const near = (MAY_BE[kind] ?? []).map((one) => `${one} ${language}`);
  return { ids: own.length > 0 ? own : near, open: own.length === 0 };
}
