import { specimenTemplate } from '../templates.ts';
import type { Day, Truth, TruthValue } from '../types.ts';
import type { TradePage } from './trade-page.ts';
import { absent, dayTruth, moneyTruth, plainTruth as plain, templateTruth } from './truth.ts';

/** What a trade document says, under the names of its kind's template. */
export function tradeTruth(page: TradePage): Truth {
  const { content } = page;
  const [items] = specimenTemplate(content.kind, content.language).tables;
  const keys = (items?.columns ?? []).map((column) => cellKeys[column.name]!);
  return templateTruth(page.sheet, content, fieldValues(page), itemRows(page, keys));
}

const cellKeys: Readonly<Record<string, string>> = {
  Description: 'description',
  Quantity: 'quantity',
  'Unit price': 'price',
  Amount: 'amount',
  'Item code': 'code',
  品名: 'description',
  数量: 'quantity',
  単価: 'price',
  金額: 'amount',
};

function itemRows(page: TradePage, keys: readonly string[]): string[][] {
  return page.rows.flatMap((row) => ('cells' in row ? [keys.map((key) => row.cells[key] ?? '')] : []));
}

/** Every name by which a template may ask for the value; the kind's template picks from them. */
function fieldValues(page: TradePage): Readonly<Record<string, TruthValue>> {
  const { content, words } = page;
  const day = (date: Day): TruthValue => dayTruth(date, page.day(date));
  const money = (amount: number): TruthValue =>
    words.priced ? moneyTruth(amount, page.moneyStyle, page.money(amount)) : absent;
  const number = plain(content.number);
  const date = day(content.date);
  const until = words.until === '' ? absent : day(content.until);
  const [issuer, recipient] = [plain(content.issuer.name), plain(content.recipient.name)];
  const ordering = content.kind === 'purchase-order';
  const [subtotal, tax, total] = [money(content.subtotal), money(content.tax), money(content.total)];
  const english = {
    'Invoice number': number,
    'Quotation number': number,
    'Delivery note number': number,
    'Order number': ordering ? number : plain(content.reference),
    'Invoice date': date,
    'Order date': date,
    'Quotation date': date,
    'Delivery date': ordering ? until : date,
    'Due date': until,
    'Valid until': until,
    Seller: issuer,
    Supplier: ordering ? recipient : issuer,
    Buyer: ordering ? issuer : recipient,
    Recipient: recipient,
    'Registration number': plain(page.registration),
    Subtotal: subtotal,
    Tax: tax,
    Total: total,
  };
  return {
    ...english,
    請求書番号: number,
    注文番号: english['Order number'],
    納品書番号: number,
    見積番号: number,
    請求日: date,
    注文日: date,
    納品日: date,
    見積日: date,
    支払期限: until,
    納期: until,
    有効期限: until,
    発行元: issuer,
    宛先: recipient,
    発注元: issuer,
    発注先: recipient,
    登録番号: english['Registration number'],
    小計: subtotal,
    消費税: tax,
    合計金額: total,
  };
}
