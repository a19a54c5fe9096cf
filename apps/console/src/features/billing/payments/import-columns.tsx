import type { PaymentImportRow } from '@ocr/contract';
import { moneyText } from '@ocr/contract/invoice-paper';
import { lineStatusOf, type LineStatus } from '#features/billing/payments/import-state.ts';
import { InvoiceChooser, type OfferedInvoice } from '#features/billing/payments/InvoiceChooser.tsx';
import { messages } from '#features/billing/payments/messages.ts';
import classes from '#features/billing/payments/payments.module.css';
import { format, nothing } from '#lib/format.ts';
import { currentLanguageTag } from '#lib/i18n/language.ts';
import { StatusBadge, type Tone } from '#ui/feedback/StatusBadge.tsx';
import type { Column } from '#ui/table/column.ts';

const tones: Readonly<Record<LineStatus, Tone>> = {
  sure: 'good',
  doubtful: 'warn',
  outOfRange: 'bad',
  none: 'neutral',
  booked: 'neutral',
};

interface Choosing {
  readonly invoices: readonly OfferedInvoice[];
  readonly choices: ReadonlyMap<number, string>;
  readonly onChoose: (line: number, invoiceId: string | undefined) => void;
}

/** The columns of a bank's file next to the invoices. Japanese banks pay in yen. */
export function makeImportColumns(choosing: Choosing): readonly Column<PaymentImportRow>[] {
  const t = messages.get().preview;
  const money = moneyText('JPY', currentLanguageTag);
  const byId = new Map(choosing.invoices.map((invoice) => [invoice.id, invoice]));
  return [
    {
      key: 'line',
      header: t.line,
      align: 'end',
      width: 64,
      isRowHeader: true,
      cell: ({ line }) => format.number(line),
    },
    { key: 'date', header: t.date, isWhole: true, cell: ({ date }) => format.day(date) },
    { key: 'payer', header: t.payer, cell: ({ payer }) => payer || nothing },
    { key: 'amount', header: t.amount, align: 'end', isWhole: true, cell: ({ amount }) => money(amount) },
    {
      key: 'match',
      header: t.match,
      isWhole: true,
      cell: (row) => {
        const status = lineStatusOf(row);
        return <StatusBadge tone={tones[status]} label={t.matches[status]} />;
      },
    },
    {
      key: 'invoice',
      header: t.invoice,
      width: '38%',
      cell: ({ line, booked, invoiceIds }) =>
        booked ? (
          nothing
        ) : (
          <div className={classes['chooser']}>
            <InvoiceChooser
              line={line}
              offered={invoiceIds.flatMap((id) => byId.get(id) ?? [])}
              value={choosing.choices.get(line)}
              onChange={(invoiceId) => choosing.onChoose(line, invoiceId)}
            />
          </div>
        ),
    },
  ];
}
