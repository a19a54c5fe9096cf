import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { Reconciliation } from '@ocr/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import classes from '#features/billing/settings/billing-config.module.css';
import { messages } from '#features/billing/settings/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { Section } from '#ui/layout/Section.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { reconciliationQuery } from '#lib/queries/settings.ts';

/** Whether files, ledger, months and invoices agree: a green or a red line, with the differences. */
export function ReconciliationSection() {
  const t = messages.get().books;
  const client = useQueryClient();
  const reconciliation = useQuery(reconciliationQuery);
  const check = useMutation({
    mutationFn: () => fetchData('reconcile'),
    onSuccess: (found) => client.setQueryData(reconciliationQuery.queryKey, found),
    onError: (error) => toast.failure(errorText(error, { fallback: t.failed })),
  });
  return (
    <Section title={t.title} note={t.note}>
      {reconciliation.data !== undefined ? (
        <Verdict reconciliation={reconciliation.data} />
      ) : reconciliation.isError ? (
        <ErrorState error={reconciliation.error} onRetry={() => void reconciliation.refetch()} />
      ) : (
        <Placeholder height={44} />
      )}
      <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
        {t.check}
      </Button>
    </Section>
  );
}

function Verdict({ reconciliation }: { reconciliation: Reconciliation }) {
  const t = messages.get().books;
  if (reconciliation === null) return <p className={classes['text']}>{t.never}</p>;
  const at = format.dateTime(reconciliation.checkedAt);
  const count = reconciliation.differences.length;
  return (
    <>
      <p className={classes['verdict']} data-tone={reconciliation.balanced ? 'good' : 'bad'} role="status">
        {reconciliation.balanced ? (
          <IconCircleCheck size={18} aria-hidden />
        ) : (
          <IconAlertTriangle size={18} aria-hidden />
        )}
        {reconciliation.balanced ? t.balanced(at) : t.unbalanced(format.number(count), count, at)}
      </p>
      {count > 0 && <Differences reconciliation={reconciliation} />}
    </>
  );
}

function Differences({ reconciliation }: { reconciliation: NonNullable<Reconciliation> }) {
  const t = messages.get().books;
  return (
    <div className={classes['effectScroll']}>
      <table className={classes['effects']}>
        <thead>
          <tr>
            <th scope="col">{t.tenant}</th>
            <th scope="col">{t.month}</th>
            <th scope="col">{t.kind}</th>
            <th scope="col" data-end>
              {t.expected}
            </th>
            <th scope="col" data-end>
              {t.found}
            </th>
          </tr>
        </thead>
        <tbody>
          {reconciliation.differences.map(({ tenantId, companyName, month, kind, expected, found }) => (
            <tr key={`${tenantId} ${month} ${kind} ${found}`}>
              <th scope="row">{companyName ?? t.allTenants}</th>
              <td>{format.month(month)}</td>
              <td>{t.kinds[kind]}</td>
              <td data-end>{format.number(expected)}</td>
              <td data-end>{format.number(found)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
