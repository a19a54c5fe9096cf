import { ENGLISH_INVOICES } from './en/invoices.ts';
import { ENGLISH_INVOICE_SUMS } from './en/invoice-sums.ts';
import { ENGLISH_RECEIPTS } from './en/receipts.ts';
import { ENGLISH_ORDERS } from './en/orders.ts';
import { ENGLISH_DELIVERIES } from './en/deliveries.ts';
import { ENGLISH_STATEMENTS } from './en/statements.ts';
import { ENGLISH_PAYSLIPS } from './en/payslips.ts';
import { ENGLISH_UTILITIES } from './en/utilities.ts';
import { ENGLISH_BANKING } from './en/banking.ts';
import { ENGLISH_FREIGHT } from './en/freight.ts';
import { ENGLISH_TRAVEL } from './en/travel.ts';
import { ENGLISH_TAXES } from './en/taxes.ts';
import { ENGLISH_INSURANCE } from './en/insurance.ts';
import { ENGLISH_RENTAL } from './en/rental.ts';
import { ENGLISH_MEDICAL } from './en/medical.ts';
import { ENGLISH_SCHOOLS } from './en/schools.ts';
import { ENGLISH_REPAIRS } from './en/repairs.ts';
import { ENGLISH_TRADES } from './en/trades.ts';
import { ENGLISH_LETTERS } from './en/letters.ts';
import { ENGLISH_SUMMARIES } from './en/summaries.ts';
import { ENGLISH_SECTORS } from './en/sectors.ts';
import { JAPANESE_INVOICES } from './ja/invoices.ts';
import { JAPANESE_INVOICE_SUMS } from './ja/invoice-sums.ts';
import { JAPANESE_RECEIPTS } from './ja/receipts.ts';
import { JAPANESE_ORDERS } from './ja/orders.ts';
import { JAPANESE_DELIVERIES } from './ja/deliveries.ts';
import { JAPANESE_STATEMENTS } from './ja/statements.ts';
import { JAPANESE_PAYSLIPS } from './ja/payslips.ts';
import { JAPANESE_UTILITIES } from './ja/utilities.ts';
import { JAPANESE_BANKING } from './ja/banking.ts';
import { JAPANESE_FREIGHT } from './ja/freight.ts';
import { JAPANESE_TRAVEL } from './ja/travel.ts';
import { JAPANESE_TAXES } from './ja/taxes.ts';
import { JAPANESE_INSURANCE } from './ja/insurance.ts';
import { JAPANESE_RENTAL } from './ja/rental.ts';
import { JAPANESE_MEDICAL } from './ja/medical.ts';
import { JAPANESE_SCHOOLS } from './ja/schools.ts';
import { JAPANESE_REPAIRS } from './ja/repairs.ts';
import { JAPANESE_TRADES } from './ja/trades.ts';
import { JAPANESE_LETTERS } from './ja/letters.ts';
import { JAPANESE_SUMMARIES } from './ja/summaries.ts';
import { JAPANESE_SECTORS } from './ja/sectors.ts';

/** Every list of wordings, a kind of documents each. */
export const LISTS: readonly string[] = [
  ENGLISH_INVOICES,
  ENGLISH_INVOICE_SUMS,
  ENGLISH_RECEIPTS,
  ENGLISH_ORDERS,
  ENGLISH_DELIVERIES,
  ENGLISH_STATEMENTS,
  ENGLISH_PAYSLIPS,
  ENGLISH_UTILITIES,
  ENGLISH_BANKING,
  ENGLISH_FREIGHT,
  ENGLISH_TRAVEL,
  ENGLISH_TAXES,
  ENGLISH_INSURANCE,
  ENGLISH_RENTAL,
  ENGLISH_MEDICAL,
  ENGLISH_SCHOOLS,
  ENGLISH_REPAIRS,
  ENGLISH_TRADES,
  ENGLISH_LETTERS,
  ENGLISH_SUMMARIES,
  ...ENGLISH_SECTORS,
  JAPANESE_INVOICES,
  JAPANESE_INVOICE_SUMS,
  JAPANESE_RECEIPTS,
  JAPANESE_ORDERS,
  JAPANESE_DELIVERIES,
  JAPANESE_STATEMENTS,
  JAPANESE_PAYSLIPS,
  JAPANESE_UTILITIES,
  JAPANESE_BANKING,
  JAPANESE_FREIGHT,
  JAPANESE_TRAVEL,
  JAPANESE_TAXES,
  JAPANESE_INSURANCE,
  JAPANESE_RENTAL,
  JAPANESE_MEDICAL,
  JAPANESE_SCHOOLS,
  JAPANESE_REPAIRS,
  JAPANESE_TRADES,
  JAPANESE_LETTERS,
  JAPANESE_SUMMARIES,
  ...JAPANESE_SECTORS,
];
