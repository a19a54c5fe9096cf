import type { Kind, Language } from './types.ts';

export interface TemplateField {
  readonly name: string;
  /** What to look for, in an office user's words. */
  readonly description: string;
}

/** Fields and tables to read from a kind of document, in the shape that the product's templates have. */
export interface SpecimenTemplate {
  readonly name: string;
  readonly fields: readonly TemplateField[];
  readonly tables: readonly {
    readonly name: string;
    readonly description: string;
    readonly columns: readonly TemplateField[];
  }[];
}

type Pairs = Readonly<Record<string, string>>;

interface Entry {
  readonly name: string;
  readonly fields: Pairs;
  readonly table?: { readonly name: string; readonly description: string; readonly columns: Pairs };
}

const englishItems = {
  name: 'Items',
  description: 'All item lines of the document, without subtotals and totals.',
  columns: {
    Description: 'What was sold or ordered.',
    Quantity: 'The number of units.',
    'Unit price': 'The price of one unit.',
    Amount: 'The amount of the line.',
  },
};

const japaneseItems = {
  name: '明細',
  description: '明細行をすべて。小計や合計の行は含めません。',
  columns: {
    品名: '商品またはサービスの名称',
    数量: '数量',
    単価: '1単位あたりの価格',
    金額: 'その行の金額',
  },
};

const englishTotals = {
  Subtotal: 'The total of all lines before tax.',
  Tax: 'The amount of tax (VAT, GST or sales tax), not its rate.',
  Total: 'The grand total including tax.',
};

const japaneseTotals = {
  小計: '税抜きの合計金額',
  消費税: '消費税の合計額。税率ではなく金額',
  合計金額: '税込みの合計金額',
};

const english: Readonly<Record<Kind, Entry>> = {
  invoice: {
    name: 'Invoice',
    fields: {
      'Invoice number': 'The number of the invoice, printed beside "Invoice No." or "Invoice #".',
      'Invoice date': 'The date on which the invoice was issued.',
      'Due date': 'The date by which the invoice must be paid.',
      Seller: 'The name of the company that issued the invoice.',
      'Registration number': "The seller's VAT, GST (ABN) or tax registration number.",
      Buyer: 'The name of the company that is billed ("Bill to").',
      ...englishTotals,
    },
    table: englishItems,
  },
  receipt: {
    name: 'Receipt',
    fields: {
      'Receipt number': 'The number of the receipt.',
      'Receipt date': 'The date of the purchase or payment.',
      Seller: 'The name of the shop or company that issued the receipt.',
      ...englishTotals,
      'Payment method': 'How it was paid: cash, card and so on.',
    },
    table: englishItems,
  },
  'purchase-order': {
    name: 'Purchase order',
    fields: {
      'Order number': 'The number of the purchase order.',
      'Order date': 'The date of the order.',
      'Delivery date': 'The date on which the goods are wanted.',
      Buyer: 'The name of the company that places the order.',
      Supplier: 'The name of the company that receives the order.',
      ...englishTotals,
    },
    table: englishItems,
  },
  'delivery-note': {
    name: 'Delivery note',
    fields: {
      'Delivery note number': 'The number of the delivery note.',
      'Delivery date': 'The date of the delivery.',
      'Order number': "The number of the customer's order that is delivered.",
      Supplier: 'The name of the company that delivers.',
      Recipient: 'The name of the company that receives the goods ("Deliver to").',
    },
    table: {
      name: 'Items',
      description: 'All delivered items.',
      columns: {
        'Item code': 'The code of the item.',
        Description: 'What was delivered.',
        Quantity: 'The number of units.',
      },
    },
  },
  quotation: {
    name: 'Quotation',
    fields: {
      'Quotation number': 'The number of the quotation.',
      'Quotation date': 'The date of the quotation.',
      'Valid until': 'The last day on which the quotation is valid.',
      Seller: 'The name of the company that makes the offer.',
      Buyer: 'The name of the company that the offer is made to.',
      ...englishTotals,
    },
    table: englishItems,
  },
  'bank-statement': {
    name: 'Bank statement',
    fields: {
      Bank: 'The name of the bank.',
      'Account holder': 'The name of the holder of the account.',
      'Account number': 'The number of the account.',
      'Period start': 'The first day of the statement period.',
      'Period end': 'The last day of the statement period.',
      'Opening balance': 'The balance at the beginning of the period.',
      'Closing balance': 'The balance at the end of the period.',
    },
    table: {
      name: 'Transactions',
      description: 'All transactions in the order of the statement.',
      columns: {
        Date: 'The date of the transaction.',
        Description: 'What the transaction was.',
        Withdrawals: 'The amount that was paid out.',
        Deposits: 'The amount that was paid in.',
        Balance: 'The balance after the transaction.',
      },
    },
  },
  'business-card': {
    name: 'Business card',
    fields: {
      Name: "The person's name.",
      Company: 'The name of the company.',
      'Job title': "The person's position.",
      Phone: 'The telephone number.',
      'E-mail': 'The e-mail address.',
      Address: 'The postal address.',
    },
  },
};

const japanese: Readonly<Record<Kind, Entry>> = {
  invoice: {
    name: '請求書',
    fields: {
      請求書番号: '請求書の番号。「請求書番号」「請求No.」などの横にあります',
      請求日: '請求書の発行日',
      支払期限: '支払いの期限（お支払期日）',
      発行元: '請求書を発行した会社の名称',
      登録番号: '発行元の適格請求書発行事業者登録番号（Tと13桁の数字）',
      宛先: '請求先の会社名。「御中」は含めません',
      ...japaneseTotals,
    },
    table: japaneseItems,
  },
  receipt: {
    name: '領収書',
    fields: {
      領収書番号: '領収書の番号',
      発行日: '領収書の発行日',
      発行元: '領収書を発行した店舗または会社の名称',
      登録番号: '発行元の登録番号（Tと13桁の数字）',
      宛先: '領収書の宛名。「御中」「様」は含めません',
      但し書き: '「但し」に続く内容。「として」は含めません',
      消費税: '消費税の合計額',
      合計金額: '受け取った税込みの金額',
    },
    table: japaneseItems,
  },
  'purchase-order': {
    name: '注文書',
    fields: {
      注文番号: '注文書の番号',
      注文日: '注文書の発行日',
      納期: '希望する納入日',
      発注元: '注文する会社の名称',
      発注先: '注文を受ける会社の名称。「御中」は含めません',
      ...japaneseTotals,
    },
    table: japaneseItems,
  },
  'delivery-note': {
    name: '納品書',
    fields: {
      納品書番号: '納品書の番号',
      納品日: '納品した日',
      注文番号: '対応する注文の番号',
      発行元: '納品する会社の名称',
      宛先: '納品先の会社名。「御中」は含めません',
      ...japaneseTotals,
    },
    table: japaneseItems,
  },
  quotation: {
    name: '見積書',
    fields: {
      見積番号: '見積書の番号',
      見積日: '見積書の発行日',
      有効期限: '見積の有効期限',
      発行元: '見積書を発行した会社の名称',
      宛先: '見積先の会社名。「御中」は含めません',
      ...japaneseTotals,
    },
    table: japaneseItems,
  },
  'bank-statement': {
    name: '取引明細',
    fields: {
      銀行名: '銀行の名称',
      支店名: '支店の名称',
      口座名義: '口座の名義人',
      口座番号: '口座番号',
      期間開始日: '照会期間の最初の日',
      期間終了日: '照会期間の最後の日',
      繰越残高: '期間の初めの残高',
      最終残高: '期間の終わりの残高',
    },
    table: {
      name: '取引明細',
      description: '取引の行をすべて、記載の順に',
      columns: {
        日付: '取引日',
        摘要: '取引の内容',
        お支払金額: '口座から出た金額',
        お預り金額: '口座に入った金額',
        差引残高: '取引後の残高',
      },
    },
  },
  'business-card': {
    name: '名刺',
    fields: {
      氏名: '人の名前',
      会社名: '会社の名称',
      部署: '所属する部署',
      役職: '役職',
      電話番号: '電話番号（TEL）。FAXではありません',
      メールアドレス: 'メールアドレス',
      郵便番号: '郵便番号（7桁）',
      住所: '郵便番号を除いた住所',
    },
  },
};

/** The template that fits a kind of specimen: its fields and tables carry the names that the truth uses. */
export function specimenTemplate(kind: Kind, language: Language): SpecimenTemplate {
  const { name, fields, table } = (language === 'ja' ? japanese : english)[kind];
  const list = (pairs: Pairs): TemplateField[] =>
    Object.entries(pairs).map(([name, description]) => ({ name, description }));
  return { name, fields: list(fields), tables: table ? [{ ...table, columns: list(table.columns) }] : [] };
}
