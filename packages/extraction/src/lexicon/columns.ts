import { fold } from '../text/fold.ts';
import type { Kind } from './concepts.ts';
import { words } from './words.ts';

/** What the columns of business tables contain. */
export type ColumnRole =
  | 'line'
  | 'code'
  | 'item'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'amount'
  | 'tax_rate'
  | 'tax'
  | 'discount'
  | 'date'
  | 'note'
  | 'withdrawal'
  | 'deposit'
  | 'balance';

export const ROLE_KINDS: Readonly<Record<ColumnRole, Kind>> = {
  line: 'text',
  code: 'text',
  item: 'text',
  quantity: 'number',
  unit: 'text',
  price: 'amount',
  amount: 'amount',
  tax_rate: 'text',
  tax: 'text',
  discount: 'text',
  date: 'date',
  note: 'text',
  withdrawal: 'amount',
  deposit: 'amount',
  balance: 'amount',
};

const HEADERS: Readonly<Record<ColumnRole, readonly string[]>> = {
  line: words`
    No, #, Line, Line No, Pos, Pos., Position, Item No, S/N, Sl, Sr, S.No, Sl No, Sr No, Nr, 番号, 行, 行番号, 項番,
    明細番号, Sno, №, 順`,
  code: words`
    Code, Item Code, Product Code, SKU, Part No, Part Number, Article, Article No,
    Item Number, Product No, Stock Code, Product ID, Ref, Reference, HSN, HSN Code, Model, Model No,
    Catalog No, Artikelnummer, Référence, Art.-Nr, Artikelnr, 品番, 商品コード, 商品番号, 型番,
    コード, JANコード, JAN, 品目コード, 品名コード, 製品番号, 管理番号, 図番, 図面番号, 型式, 伝票No, 伝票番号, 商品CD, 品目CD`,
  item: words`
    Description, Item, Items, Product, Product Name, Item Description, Description of Goods, Details,
    Particulars, Service, Services, Item Name, Goods, Product Description, Title, Article, Name,
    Activity, Material, Work, Job, Task, Transaction, Narration, Transaction Details, Descriptions,
    Item & Description, Product/Service, Service Description, Artikel, Omschrijving, Désignation,
    Description des articles, Libellé, Bezeichnung, Beschreibung, Artikelbezeichnung, Descripción,
    Concepto, Descrizione, Produit, 品名, 品目, 商品名, 内容, 品名・規格, 品名規格, 項目, 件名, 商品,
    明細, 摘要, 作業内容, サービス名, 内訳, 詳細, 名称, 製品名, 品名・仕様, 品名/規格, 品名・内容,
    商品名・規格, 規格, 仕様, 品名及び規格, 商品・サービス, 取引内容, お取引内容, 工事内容, 業務内容,
    品番・品名, 品名・品番, 経費内容, 工種, ご請求内容, 請求内容, 商品名・品番, 適用, 商品内容, 科目, 費目, ご利用内容, 作業項目, 品 名`,
  quantity: words`
    Quantity, Qty, QTY, Qnty, Units, Hours, Hrs, Pcs, Count, No of units, Qty Ordered, Qty Shipped,
    Quantity Ordered, Ordered, Shipped, Days, Hrs/Qty, Qty., Hours/Qty, Aantal, Quantité, Qté, Menge,
    Anzahl, Cantidad, Quantità, Delivered, 数量, 個数, 員数, 点数, 枚数, 時間, 工数, 本数, 台数, 数,
    発注数, 納品数, 注文数, 数量(単位), 納入数, 出荷数, 日数, 人数, 発注数量, 納品数量`,
  unit: words`
    Unit, UOM, U/M, UM, Unit of Measure, Eenheid, Unité, Einheit, 単位, 単 位`,
  price: words`
    Unit Price, Price, Rate, Unit Cost, Price per unit, Price/Unit, Price each, U/Price, U. Price,
    Each, Cost, Hourly Rate, Unit Rate, Price Each, Unit Price (RM), UnitPrice, Item Price, Per Unit,
    Prijs per stuk, Prijs, Stukprijs, Prix unitaire, Prix, P.U., PU HT, Prix unitaire HT,
    Einzelpreis, Preis, E-Preis, Precio, Precio unitario, Prezzo, Prezzo unitario, 単価, 価格,
    税抜単価, 単価(税抜), 単価(円), 税込単価, 販売単価, 仕入単価, 定価, 単価(税込), 売単価, 単 価`,
  amount: words`
    Amount, Total, Line Total, Total Price, Ext Price, Extended, Extended Price, Subtotal,
    Net Amount, Net, Sum, Value, Amount (RM), Total (RM), Price incl. VAT, Total Amount, Ext. Price,
    Line Amount, Item Total, Net Price, Total Cost, Amount Due, Net Value, Gross, Taxable Value,
    Amount (USD), Amt, Charge, Charges, Cost incl. tax, Total Amt, Sub Total, Gross Amount, Extension, Totaal, Bedrag,
    Prijs incl. BTW, Montant, Montant HT, Total HT, Prix total, Betrag, Gesamt, Gesamtpreis, G-Preis,
    Summe, Importe, Importo, Totale, 金額, 合計, 小計, 合計金額, 金額(税抜), 金額(円), 税抜金額,
    税込金額, 金額(税込), 価格, 合価, 見積金額, 請求金額, 計, 明細金額, 売上金額, 納品金額, 注文金額,
    発注金額, 金 額, 総額, 御見積金額, 代金, ご利用金額, 取引金額`,
  tax_rate: words`
    VAT, VAT %, Tax %, Tax Rate, VAT Rate, Tax, Taxes, GST %, GST, Tax(%), BTW, BTW %, TVA, MwSt,
    USt, IVA, 税率, 消費税率, 税区分, 税, 課税区分, 消費税`,
  tax: words`
    Tax Amount, VAT Amount, Tax Amt, GST Amount, GST, Tax, 消費税額, 税額, 消費税`,
  discount: words`
    Discount, Disc, Disc.%, Disc %, Discount %, Disc., Korting, Remise, Rabatt, Descuento, Sconto,
    値引, 値引き, 割引, 割引率, 値引額, 掛率`,
  date: words`
    Date, Service Date, Transaction Date, Posting Date, Value Date, Datum, Fecha, Trans Date,
    Txn Date, Delivery Date, 日付, 月日, 年月日, 取引日, 納品日, お取引日, 作業日, 利用日, ご利用日,
    納期, 伝票日付, 計上日, 日 付, 出荷日, 売上日`,
  note: words`
    Remarks, Notes, Note, Remark, Comment, Comments, Memo, 備考, 摘要, 備 考, 摘 要, メモ, 適用`,
  withdrawal: words`
    Withdrawal, Withdrawals, Debit, Paid out, Money out, Payments, Debits, Debit Amount, お支払金額,
    出金, 出金額, お引出金額, 支払金額, お引き出し, 引出金額, 支払, お引出し, 出金金額, 借方,
    お引出し金額, 払出金額, お支払い金額`,
  deposit: words`
    Deposit, Deposits, Credit, Paid in, Money in, Receipts, Credits, Credit Amount, お預り金額, 入金,
    入金額, 預入金額, お預け入れ, お預入金額, 受取, お預入れ, 入金金額, 貸方, お預け入れ額,
    お預入れ額, 預り金額`,
  balance: words`
    Balance, Running Balance, Closing Balance, 残高, 差引残高, 現在高, 差引金額, 残 高, 取引後残高`,
};

const ASKS: readonly (readonly [ColumnRole, RegExp])[] = [
  ['unit', /unit of measure|\bunit$|単位/i],
  ['price', /unit price|price (per|of one|each)|\brate\b|単価|price of (one|a single)/i],
  ['quantity', /quantit|\bqty|how many|number of (units|pieces)|数量|個数|いくつ/i],
  ['tax_rate', /tax rate|vat rate|税率/i],
  ['tax', /\btax\b|\bvat\b|消費税/i],
  ['discount', /discount|値引|割引/i],
  ['code', /(item|product|article|part) (code|number|no)|\bsku\b|品番|商品コード|型番/i],
  ['line', /line (no|number)|row number|行番号|^no\.?$/i],
  ['withdrawal', /withdraw|paid out|debit|出金|引き?出/i],
  ['deposit', /deposit|paid in|credit|入金|預/i],
  ['balance', /balance|残高/i],
  ['amount', /amount|line total|\btotal\b|sum|\bprice\b|金額|合計|小計|価格/i],
  ['date', /\bdate\b|日付|年月日|納期|[納作利取出入売]\S{0,2}日$/i],
  ['note', /remark|\bnotes?\b|comment|備考|摘要/i],
  [
    'item',
    /description|\bitem|product|name|goods|service|article|what (was|is|has been|we) (sold|bought|ordered|delivered|purchased|done)|品名|商品|内容|品目|名称|明細/i,
  ],
];

const isRole = (key: string): key is ColumnRole => Object.hasOwn(ROLE_KINDS, key);

const BY_HEADER = new Map<string, ColumnRole[]>();
for (const role of Object.keys(HEADERS).filter(isRole)) {
  for (const header of HEADERS[role]) {
    const folded = fold(header) || header;
    const roles = BY_HEADER.get(folded) ?? [];
    if (!roles.includes(role)) roles.push(role);
    BY_HEADER.set(folded, roles);
  }
}

/** Tax, currency and unit behind a header's own words: Price (ex GST), 金額（円）. */
const QUALIFIER =
  /(?:(?:ex|exc|excl|inc|incl|excluding|including)(?:gst|vat|tax)|usd|eur|gbp|jpy|aud|cad|inr|rm|税抜き?|税込み?|税別|円)$/;

/** The roles a printed column header may have; empty where it is no known header. */
export function rolesOfHeader(folded: string): readonly ColumnRole[] {
  const known = BY_HEADER.get(folded) ?? BY_HEADER.get(folded.replace(QUALIFIER, ''));
  if (known) return known;
  // Printed in two languages: 数量 Qty.
  const [, cjk, latin] = /^([^a-z\d]+)([a-z]+)$/.exec(folded) ?? [];
  return (cjk && latin && (BY_HEADER.get(cjk) ?? BY_HEADER.get(latin))) || [];
}

/** The role a template's column asks for, from its name and instruction. */
export function roleAsked(name: string, description: string): ColumnRole | undefined {
  const exact = rolesOfHeader(fold(name) || name)[0];
  if (exact) return exact;
  for (const text of [name, description]) {
    const found = ASKS.find(([, pattern]) => pattern.test(text));
    if (found) return found[0];
  }
  return undefined;
}
