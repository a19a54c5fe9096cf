/** What a value is, whatever its label says. */
export type Kind =
  | 'date'
  | 'amount'
  | 'number'
  | 'percent'
  | 'code'
  | 'text'
  | 'company'
  | 'person'
  | 'address'
  | 'phone'
  | 'email'
  | 'url'
  | 'postal'
  | 'iban'
  | 'bic'
  | 'vat'
  | 'registration'
  | 'account';

/** The things business documents speak of, and the kind of value each has. */
export const CONCEPTS = {
  invoice_number: 'code',
  receipt_number: 'code',
  delivery_number: 'code',
  quote_number: 'code',
  order_number: 'code',
  customer_number: 'code',
  payment_reference: 'code',
  reference: 'code',
  document_number: 'code',
  company_number: 'code',
  contract_number: 'code',
  register_number: 'code',
  invoice_date: 'date',
  due_date: 'date',
  order_date: 'date',
  delivery_date: 'date',
  quote_date: 'date',
  valid_until: 'date',
  purchase_date: 'date',
  payment_date: 'date',
  document_date: 'date',
  period: 'text',
  period_start: 'date',
  period_end: 'date',
  total: 'amount',
  amount_due: 'amount',
  subtotal: 'amount',
  tax: 'amount',
  tax_base: 'amount',
  discount: 'amount',
  shipping: 'amount',
  rounding: 'amount',
  tendered: 'amount',
  change: 'amount',
  paid: 'amount',
  withholding: 'amount',
  previous_balance: 'amount',
  opening_balance: 'amount',
  closing_balance: 'amount',
  total_quantity: 'number',
  issuer: 'company',
  customer: 'company',
  ship_to: 'company',
  contact: 'person',
  person: 'person',
  address: 'address',
  phone: 'phone',
  fax: 'phone',
  mobile: 'phone',
  email: 'email',
  website: 'url',
  postal_code: 'postal',
  registration_number: 'registration',
  vat_number: 'vat',
  iban: 'iban',
  bic: 'bic',
  account_number: 'account',
  account_holder: 'person',
  account_type: 'text',
  bank: 'text',
  branch: 'text',
  payment_terms: 'text',
  payment_method: 'text',
  subject: 'text',
  notes: 'text',
  job_title: 'text',
  department: 'text',
  delivery_place: 'text',
  tax_rate: 'percent',
} as const satisfies Readonly<Record<string, Kind>>;

export type ConceptId = keyof typeof CONCEPTS;

/** The words of one concept in one language. */
export interface Terms {
  /** Labels as printed, the usual ones. */
  readonly labels: readonly string[];
  /** Labels that may mean it, where no better one stands. */
  readonly weak?: readonly string[];
  /** Other ways of asking for it, matched against a lower-case instruction. */
  readonly asks?: RegExp;
}

export type Lexicon = Readonly<Partial<Record<ConceptId, Terms>>>;
