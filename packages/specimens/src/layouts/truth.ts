import { isoDay } from '../content/calendar.ts';
import { plainAmount } from '../content/money.ts';
import type { MoneyStyle } from '../content/money.ts';
import type { Sheet } from '../draw/sheet.ts';
import { specimenTemplate } from '../templates.ts';
import type { Day, Kind, Language, Truth, TruthValue } from '../types.ts';

/** What a document does not carry. */
export const absent: TruthValue = { value: null, text: null };

/** Text whose value is what is printed; empty text is absent. */
export const plainTruth = (text: string): TruthValue => (text === '' ? absent : { value: text, text });

/** A day's truth with the text in which it is printed. */
export const dayTruth = (day: Day, text: string): TruthValue => ({ value: isoDay(day), text });

/** An amount's truth with the text in which it is printed. */
export const moneyTruth = (amount: number, style: MoneyStyle, text: string): TruthValue => ({
  value: plainAmount(amount, style),
  text,
});

/** A document's truth under the names of its kind's template, in the template's order. */
export function templateTruth(
  sheet: Sheet,
  of: { readonly kind: Kind; readonly language: Language },
  values: Readonly<Record<string, TruthValue>>,
  rows: readonly (readonly string[])[],
): Truth {
  const template = specimenTemplate(of.kind, of.language);
  return {
    fields: Object.fromEntries(template.fields.map(({ name }) => [name, values[name] ?? absent])),
    tables: template.tables.map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      rows,
    })),
    text: sheet.strings.join('\n'),
  };
}
