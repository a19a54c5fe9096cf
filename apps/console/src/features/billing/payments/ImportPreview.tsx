import { Button, NativeSelect } from '@mantine/core';
import type { PaymentImport } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { bookPayments, refusedLines } from '#features/billing/payments/import-file.ts';
import {
  countStandings,
  firstChoices,
  sortRows,
  lineStatusOf,
  lineStatuses,
  type LineStatus,
} from '#features/billing/payments/import-state.ts';
import { makeImportColumns } from '#features/billing/payments/import-columns.tsx';
import { messages } from '#features/billing/payments/messages.ts';
import classes from '#features/billing/payments/payments.module.css';
import { fieldRefusals } from '#lib/api/call-error.ts';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';
import { refreshInvoices } from '#lib/queries/invoices.ts';
import { EmptyState } from '#ui/feedback/States.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { FormProblem } from '#ui/form/FormActions.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ListFooter } from '#ui/table/ListFooter.tsx';

interface ImportPreviewProps {
  readonly fileName: string;
  readonly result: PaymentImport;
  readonly onBooked: () => void;
}

/** What a bank's file says and which invoice each payment is for. What has no invoice is not booked. */
export function ImportPreview({ fileName, result, onBooked }: ImportPreviewProps) {
  const t = messages.get().preview;
  const [choices, setChoices] = useState(() => firstChoices(result));
  const [shown, setShown] = useState<LineStatus>();
  const [{ page, size }, setPage] = useState({ page: 1, size: 50 });
  const counts = useMemo(() => countStandings(result.rows), [result]);
  const rows = useMemo(
    () => sortRows(result.rows.filter((row) => shown === undefined || lineStatusOf(row) === shown)),
    [result, shown],
  );
  const confirm = useConfirm(result, onBooked);
  if (result.rows.length === 0) return <NoPayments unread={result.unread} />;
  const choose = (line: number, invoiceId: string | undefined): void => {
    const next = new Map(choices);
    if (invoiceId === undefined) next.delete(line);
    else next.set(line, invoiceId);
    setChoices(next);
  };
  return (
    <section className={classes['stack']} aria-label={t.title}>
      <p className={classes['verdict']} role="status">
        {t.lines(format.number(result.rows.length), result.rows.length, fileName)}
        {counts.booked > 0 && (
          <strong>
            {counts.booked === result.rows.length
              ? t.allBooked
              : t.someBooked(format.number(counts.booked), counts.booked)}
          </strong>
        )}
      </p>
      <Unread unread={result.unread} />
      <div className={classes['bar']}>
        <NativeSelect
          aria-label={t.filter}
          value={shown ?? ''}
          data={[
            { value: '', label: t.all(format.number(result.rows.length)) },
            ...lineStatuses
              .filter((status) => counts[status] > 0)
              .map((status) => ({
                value: status,
                label: t.withCount(t.matches[status], format.number(counts[status])),
              })),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setShown(lineStatuses.find((status) => status === value));
            setPage({ page: 1, size });
          }}
        />
      </div>
      <DataTable
        label={t.title}
        columns={makeImportColumns({ invoices: result.invoices, choices, onChoose: choose })}
        rows={rows.slice((page - 1) * size, page * size)}
        rowKey={({ line }) => String(line)}
        footer={
          <ListFooter
            page={page}
            size={size}
            total={rows.length}
            onChange={(change) => setPage({ size, page: 1, ...change })}
          />
        }
      />
      {counts.booked < result.rows.length && (
        <div className={classes['confirm']}>
          <FormProblem text={confirm.problem} />
          <Button loading={confirm.isBusy} onClick={() => void confirm.run(choices)}>
            {t.confirm(format.number(choices.size), choices.size)}
          </Button>
        </div>
      )}
    </section>
  );
}

function NoPayments({ unread }: Pick<PaymentImport, 'unread'>) {
  const t = messages.get().preview;
  return unread.total > 0 ? <Unread unread={unread} /> : <EmptyState title={t.none} text={t.noneText} />;
}

/** Which lines were not understood: what they say was paid is not among the payments. */
function Unread({ unread: { total, lines } }: Pick<PaymentImport, 'unread'>) {
  const t = messages.get().preview;
  if (total === 0) return null;
  const numbers = joins.list(lines.map(format.number));
  return (
    <p className={classes['verdict']} role="status">
      <strong>
        {t.unread(format.number(total), total, lines.length < total ? t.andMore(numbers) : numbers)}
      </strong>
      {t.unreadText}
    </p>
  );
}

/** Books the chosen payments, and reports the result. */
function useConfirm({ id, rows }: PaymentImport, onBooked: () => void) {
  const t = messages.get().preview;
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const run = async (choices: ReadonlyMap<number, string>): Promise<void> => {
    if (choices.size === 0) {
      setProblem(t.nothingChosen);
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const lines = [...choices].map(([line, invoiceId]) => ({ line, invoiceId }));
      const { booked, alreadyBooked } = await bookPayments(id, lines);
      toast.success(
        joins.sentences(
          t.booked(format.number(booked), booked),
          alreadyBooked > 0 && t.leftOut(format.number(alreadyBooked), alreadyBooked),
        ),
      );
      await refreshInvoices(client);
      onBooked();
    } catch (error) {
      const outOfRange = refusedLines(error, 'OUT_OF_RANGE');
      if (outOfRange.length > 0) {
        setProblem(t.outOfRange(nameLines(rows, outOfRange), outOfRange.length));
        return;
      }
      const overrides = { INVOICE_VOID: t.changed, NOT_FOUND: t.changed };
      const isChanged = fieldRefusals(error).some(({ field }) => field === 'lines');
      setProblem(isChanged ? t.changed : errorText(error, { overrides, fallback: t.failed }));
    } finally {
      setBusy(false);
    }
  };
  return { problem, isBusy, run };
}

const maxNamed = 5;

/** The first of some lines with their days and payers, by which they are found among hundreds. */
function nameLines(rows: PaymentImport['rows'], lines: readonly number[]): string {
  const t = messages.get().preview;
  const named = lines.slice(0, maxNamed).map((number) => {
    const { date = '', payer = '' } = rows.find(({ line }) => line === number) ?? {};
    const payment = [format.day(date), payer].filter((part) => part !== '');
    return t.outOfRangeLine(format.number(number), joins.list(payment));
  });
  return lines.length > maxNamed ? t.andMore(joins.list(named)) : joins.list(named);
}
