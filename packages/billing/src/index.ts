/** The rules of billing: pure functions, no clock, no input or output, the same in server and browser. */
export * from './access.ts';
export * from './amounts/balance.ts';
export * from './blocks.ts';
export * from './calendar.ts';
export * from './effect.ts';
export * from './forecast.ts';
export * from './amounts/cost.ts';
export * from './amounts/invoice-amounts.ts';
export * from './invoices.ts';
export {
  addDays,
  addMonths,
  compareDays,
  compareMonths,
  dayOfMonth,
  dayInMonth,
  daysApart,
  daysOfMonth,
  isDay,
  isMonth,
  lengthOfMonth,
  monthOfDay,
  monthsBetween,
  nextMonth,
  previousMonth,
  type Day,
  type Month,
} from './months.ts';
export * from './payment.ts';
export * from './amounts/match-payments.ts';
export * from './amounts/price-list-changes.ts';
export * from './amounts/prices.ts';
export * from './quota.ts';
export * from './amounts/registration-number.ts';
export * from './amounts/reminders.ts';
export * from './settings.ts';
export {
  CURRENCIES,
  sumWithTax,
  TAX_ROUNDINGS,
  taxRatesOn,
  type Currency,
  type Sums,
  type TaxOfRate,
  type TaxRounding,
  type TaxRules,
} from './amounts/tax.ts';
export {
  dayOf,
  dayRange,
  hourOf,
  isTimeZone,
  localTime,
  monthOf,
  monthRange,
  type InstantRange,
} from './time-zones.ts';
