import { Button } from '@mantine/core';
import type { Invoice } from '@ocr/contract';
import { IconCheck } from '@tabler/icons-react';
import { moneyText } from '@ocr/contract/invoice-paper';
import classes from '#features/billing/invoices/invoices.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { format } from '#lib/format.ts';
import { currentLanguageTag } from '#lib/i18n/language.ts';
import type { Column } from '#ui/table/column.ts';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';
import { InvoiceStatusBadge, isPayable } from '#ui/feedback/InvoiceStatusBadge.tsx';
import { Quantity } from '#ui/figures/Quantity.tsx';

/** The specification's columns; a tenant sees its own invoices, so whose they are and paying are left out. */
export function makeColumns(
  onPay: ((invoice: Invoice) => void) | undefined,
  hasAmounts: boolean,
): readonly Column<Invoice>[] {
  const t = messages.get();
  const { columns } = t;
  const payment = onPay ? t.received : t.paid;
  const count = (key: 'requestCount' | 'pagesUsed' | 'blocksUsed'): Column<Invoice> => ({
    key,
    header: columns[key],
    align: 'end',
    isSortable: true,
    cell: (row) => <Quantity value={row[key]} />,
  });
  const all: readonly (Column<Invoice> | false | undefined)[] = [
    {
      key: 'number',
      header: columns.number,
      isSortable: true,
      isRowHeader: true,
      isWhole: true,
      cell: (row) => row.number,
    },
    onPay && { key: 'tenantNumber', header: columns.tenantNumber, cell: (row) => row.tenantNumber },
    onPay && {
      key: 'companyName',
      header: columns.companyName,
      isSortable: true,
      width: 'clamp(112px, 11vw, 160px)',
      cell: (row) => row.companyName,
    },
    {
      key: 'billMonth',
      header: columns.billMonth,
      isSortable: true,
      isWhole: true,
      cell: (row) => format.shortMonth(row.billMonth),
    },
    count('requestCount'),
    count('pagesUsed'),
    count('blocksUsed'),
    hasAmounts && {
      key: 'total',
      header: columns.total,
      align: 'end',
      isWhole: true,
      cell: (row) => <Total invoice={row} />,
    },
    {
      key: 'paymentStatus',
      header: payment.status,
      isSortable: true,
      cell: (row) => <PaymentStatus invoice={row} />,
    },
    {
      key: 'paymentDate',
      header: payment.date,
      isSortable: true,
      isWhole: true,
      cell: (row) => format.day(isPayable(row) ? row.paymentDate : null),
    },
    onPay && payColumn(onPay, hasAmounts),
    {
      key: 'usageStatus',
      header: columns.usageStatus,
      isSortable: true,
      cell: (row) => <DomainStatusBadge status={row.usageStatus} />,
    },
  ];
  return all.filter((column) => column !== undefined && column !== false);
}

function payColumn(onPay: (invoice: Invoice) => void, hasAmounts: boolean): Column<Invoice> {
  const { columns, pay } = messages.get();
  return {
    key: 'markPaid',
    header: columns.markPaid,
    // Its English heading fits in two lines.
    width: 66,
    cell: (row) =>
      row.paymentStatus === 'paid' || !isPayable(row) ? (
        <Quantity value={null} />
      ) : (
        <Button
          variant="default"
          size="compact-xs"
          aria-label={pay.actionFor(row.number)}
          title={pay.action}
          onClick={() => onPay(row)}
        >
          {/* With amounts there is no room for the words on every row, except on a phone's cards. */}
          <IconCheck
            className={classes['payIcon']}
            data-always={hasAmounts || undefined}
            size={16}
            stroke={1.75}
            aria-hidden
          />
          <span className={classes['payText']}>{pay.action}</span>
        </Button>
      ),
  };
}

/** The total, and below it the open amount if that differs. */
function Total({ invoice: { total, balance, paid, kind, currency } }: { invoice: Invoice }) {
  if (total === null || balance === null || currency === null) return <Quantity value={null} />;
  const money = moneyText(currency, currentLanguageTag);
  const isOpenInPart = balance !== 0 && (paid !== 0 || kind === 'credit_note');
  return (
    <span>
      {money(total)}
      {isOpenInPart && (
        <small className={classes['due']}>{messages.get().amounts.open(money(balance))}</small>
      )}
    </span>
  );
}

function PaymentStatus({ invoice }: { invoice: Invoice }) {
  return (
    <span>
      <InvoiceStatusBadge invoice={invoice} />
      {isPayable(invoice) && invoice.paymentStatus !== 'paid' && (
        <small className={classes['due']}>{messages.get().due(format.shortDay(invoice.dueDate))}</small>
      )}
    </span>
  );
}
