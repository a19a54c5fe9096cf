import { itemTables, tillTables } from '../tables/items.ts';
import { ledgerTables } from '../tables/ledgers.ts';
import { both } from '../words/lists.ts';
import { buyer, client, kind, role, vendor } from './define.ts';

const bankFoot = 'bank branch account_type? account account_name? iban? bic?';
const thanks = both(
  '下記のとおりご請求申し上げます。|毎度ありがとうございます。|下記の通り御請求いたします。|いつもお世話になっております。下記の通りご請求いたします。',
  'Thank you for your business.|We appreciate your custom.|Please find the details below.|Thank you for choosing us.',
);
const notes = both(
  '振込手数料は貴社にてご負担願います。|※は軽減税率対象品目です。|ご不明な点は担当までご連絡ください。|本書は電子的に作成されたため押印を省略しています。',
  'All prices in the currency shown.|Please quote our number on your payment.|Goods remain our property until paid in full.|Queries within 7 days, please.',
);
const receiver = role(
  'receiver',
  '届け先|納品先|荷物を受け取る側|受取人',
  'recipient|consignee|delivery address holder|person who gets the goods',
  'お届け先|納品先',
  'Ship to|Deliver to|Consignee',
);

export const tradeKinds = [
  kind('invoice', '請求書|御請求書|請 求 書|ご請求書', 'INVOICE|Invoice|Tax Invoice|TAX INVOICE', {
    weight: 9,
    forms: ['sheet', 'sheet', 'sheet', 'grid', 'letter'],
    head: 'invoice_no issue_date due_date order_no? customer_no? subject? terms? contact? delivery_date? currency?',
    highlight: 'total',
    sums: 'subtotal discount? shipping? base8? tax8? base10? tax10? tax total deposit?',
    foot: `${bankFoot} payment_method? notes?`,
    greetings: thanks,
    notes,
    tables: itemTables,
  }),
  kind('quotation', '見積書|御見積書|お見積書|御 見 積 書', 'QUOTATION|Quote|Estimate|Quotation', {
    weight: 4,
    forms: ['sheet', 'sheet', 'grid', 'letter'],
    head: 'quote_no issue_date offer_until subject? delivery_date? delivery_place? terms? contact?',
    highlight: 'total',
    sums: 'subtotal discount? base8? tax8? base10? tax10? tax total',
    foot: 'notes? incoterms?',
    greetings: both(
      '下記のとおりお見積り申し上げます。|ご照会の件、次の通りお見積りいたします。|御見積申し上げます。',
      'We are pleased to quote as follows.|Thank you for your enquiry.|Our best offer is set out below.',
    ),
    notes,
    tables: itemTables,
  }),
  kind('purchase-order', '注文書|発注書|御注文書|注 文 書', 'PURCHASE ORDER|Purchase Order|Order', {
    weight: 4,
    forms: ['sheet', 'sheet', 'grid'],
    issuer: buyer,
    recipient: vendor,
    head: 'order_no order_date delivery_date terms? delivery_place? contact? carrier? subject? quote_no?',
    highlight: 'total',
    sums: 'subtotal discount? shipping? base8? base10? tax total',
    foot: 'approver? notes?',
    greetings: both(
      '下記のとおり注文いたします。|次の通り発注します。ご手配願います。',
      'Please supply the following.|Kindly confirm receipt of this order.',
    ),
    tables: itemTables,
  }),
  kind('delivery-note', '納品書|納品明細書|納 品 書|納品伝票', 'DELIVERY NOTE|Delivery Note|Despatch Note', {
    weight: 4,
    forms: ['sheet', 'sheet', 'grid'],
    head: 'delivery_note_no delivery_date order_no? customer_no? carrier? contact? delivery_place? packages?',
    highlight: 'total?',
    sums: 'subtotal tax total',
    foot: 'notes?',
    greetings: both(
      '下記のとおり納品いたします。|下記の品を納めましたのでご査収ください。',
      'Please check the goods on receipt.|Delivered as listed.',
    ),
    tables: itemTables,
  }),
  kind('packing-slip', '梱包明細書|出荷明細書|パッキングリスト', 'PACKING SLIP|Packing List|Shipping List', {
    forms: ['sheet', 'grid'],
    recipient: receiver,
    head: 'order_no order_date? carrier tracking_no? packages weight delivery_date? customer_no?',
    foot: 'notes?',
    tables: (scene) => itemTables(scene, { priced: false }),
  }),
  kind(
    'order-confirmation',
    '注文請書|受注確認書|注文請負書',
    'ORDER CONFIRMATION|Order Confirmation|Sales Order',
    {
      head: 'order_no order_date delivery_date customer_no? terms? contact? carrier?',
      highlight: 'total?',
      sums: 'subtotal shipping? discount? tax total',
      foot: 'payment_method? notes?',
      greetings: both(
        'ご注文を承りました。|下記のとおりお請けいたします。',
        'Thank you for your order.|We confirm your order as follows.',
      ),
      tables: itemTables,
    },
  ),
  kind('credit-note', '返品伝票|赤伝票|返金明細書', 'CREDIT NOTE|Credit Note|Credit Memo', {
    head: 'credit_note_no issue_date order_no? customer_no? contact? subject?',
    highlight: 'total?',
    sums: 'subtotal tax total',
    foot: 'notes?',
    tables: itemTables,
  }),
  kind('receipt', '領収書|領収証|領 収 証', 'RECEIPT|Official Receipt|Payment Receipt', {
    weight: 5,
    forms: ['grid', 'letter', 'certificate', 'sheet'],
    head: 'receipt_no? issue_date',
    highlight: 'total',
    groups: [{ heading: both('', ''), facts: 'purpose payment_method?' }],
    sums: 'subtotal tax',
    foot: 'staff?',
    greetings: both(
      '上記正に領収いたしました。|上記の金額を確かに受領しました。',
      'Received with thanks.|Payment received in full.',
    ),
    tables: (scene) => itemTables(scene, { hidden: true }),
  }),
  kind('till-receipt', '領収書|お買上票|レシート|', 'RECEIPT|Sales receipt|Thank you|', {
    weight: 5,
    forms: ['slip'],
    recipient: undefined,
    trade: both(
      'マート|ストア|薬局|書店|食堂|カフェ|ベーカリー|青果店',
      'Mart|Grocery|Café|Books|Bakery|Pharmacy|Hardware|Deli',
    ),
    head: 'issue_date sale_time? register_no? staff? receipt_no?',
    sums: 'subtotal discount? base8? tax8? base10? tax10? tax? total tendered change',
    foot: 'payment_method? card_no? loyalty_points?',
    greetings: both(
      'またのお越しをお待ちしております。|ありがとうございました。|毎度ありがとうございます',
      'Thank you, please come again!|Have a nice day|Keep this receipt for returns',
    ),
    tables: tillTables,
  }),
  kind(
    'payment-notice',
    '支払通知書|お支払明細書|支払明細書',
    'REMITTANCE ADVICE|Payment Advice|Remittance',
    {
      recipient: role(
        'payee',
        '支払先|受け取る会社|支払いを受ける側',
        'payee|receiving company|party that gets the money',
        '支払先|',
        'Payee|Paid to|To',
      ),
      head: 'statement_no? issue_date? pay_date payment_method? contact? billing_month?',
      highlight: 'total',
      sums: 'subtotal tax bank_charge? total',
      foot: 'bank? branch? account?',
      greetings: both('下記のとおりお支払いいたします。', 'We have paid the following into your account.'),
      tables: itemTables,
    },
  ),
  kind('statement', '請求明細書|月次請求書|御請求明細', 'STATEMENT OF ACCOUNT|Statement|Account Statement', {
    weight: 3,
    head: 'statement_no? issue_date customer_no billing_month? due_date? contact?',
    groups: [
      {
        heading: both('|今回のご請求|御請求の内訳', '|Summary|Account summary'),
        facts: 'previous_balance payment_received carried_over subtotal tax total',
      },
    ],
    foot: bankFoot,
    notes,
    tables: (scene) => ledgerTables(scene, 'statement'),
  }),
  kind('inspection', '検収書|検収通知書|受領書', 'GOODS RECEIPT|Acceptance Note', {
    issuer: buyer,
    recipient: vendor,
    head: 'order_no delivery_date issue_date? contact? subject?',
    highlight: 'total?',
    sums: 'subtotal tax total',
    foot: 'approver? notes?',
    greetings: both('下記の通り検収いたしました。', 'The following was received and accepted.'),
    tables: itemTables,
  }),
  kind('commercial-invoice', 'コマーシャルインボイス|仕入書', 'COMMERCIAL INVOICE|Customs Invoice', {
    issuer: role(
      'shipper',
      '荷送人|輸出する会社|送り主',
      'shipper|exporter|sender',
      '荷送人|輸出者',
      'Shipper|Exporter',
    ),
    recipient: role(
      'consignee',
      '荷受人|輸入する会社|受け取る会社',
      'consignee|importer|receiver',
      '荷受人|輸入者',
      'Consignee|Importer',
    ),
    forms: ['sheet', 'grid'],
    head: 'invoice_no issue_date incoterms origin currency weight packages? carrier? terms?',
    sums: 'subtotal shipping total',
    foot: 'notes?',
    tables: itemTables,
  }),
  kind('waybill', '送り状|配送伝票|宅配伝票', 'WAYBILL|Consignment Note|Parcel label', {
    weight: 3,
    forms: ['grid', 'grid', 'sheet'],
    issuer: role(
      'sender',
      'ご依頼主|送り主|荷物を送る人',
      'sender|shipper|person who sends it',
      'ご依頼主|送り主|発送元',
      'Sender|From|Shipper',
      true,
    ),
    recipient: role(
      'receiver',
      'お届け先|届け先|荷物を受け取る人',
      'receiver|consignee|person it goes to',
      'お届け先|届け先|受取人',
      'Receiver|Deliver to|Consignee',
      true,
    ),
    head: 'tracking_no issue_date? delivery_date time_slot?',
    groups: [{ heading: both('', ''), facts: 'goods packages weight? cod_amount? declared_value? notes?' }],
    foot: 'carrier?',
  }),
  kind('donation-receipt', '寄附金受領証明書|寄付金領収書', 'DONATION RECEIPT|Gift Receipt', {
    judgingOnly: true,
    forms: ['letter', 'certificate', 'grid'],
    recipient: role('donor', '寄付した人|寄附者', 'donor|giver', 'ご寄付者', 'Donor', true),
    head: 'receipt_no issue_date',
    highlight: 'donation',
    groups: [{ heading: both('', ''), facts: 'purpose payment_method?' }],
    foot: 'contact?',
    greetings: both('ご寄付を受領いたしました。', 'We gratefully acknowledge your gift.'),
  }),
  kind('subscription', '更新のご案内|ご契約更新通知', 'RENEWAL NOTICE|Subscription Renewal', {
    judgingOnly: true,
    recipient: client,
    forms: ['sheet', 'letter', 'grid'],
    head: 'customer_no issue_date due_date',
    highlight: 'fee',
    groups: [
      {
        heading: both('ご契約内容|', 'Your plan|'),
        facts: 'contract_plan start_date end_date payment_method?',
      },
    ],
    foot: bankFoot,
  }),
];
