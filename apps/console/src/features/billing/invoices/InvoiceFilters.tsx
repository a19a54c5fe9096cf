import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messages } from '#features/billing/invoices/messages.ts';
import type { InvoicesSearch } from '#features/billing/invoices/search.ts';
import { format } from '#lib/format.ts';
import { oneOf } from '#lib/lists/list-search.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { joins } from '#lib/i18n/joins.ts';
import { statusMessages } from '#lib/status-messages.ts';
import { MonthField } from '#ui/form/MonthField.tsx';
import { TenantSelect } from '#ui/form/TenantSelect.tsx';
import { invoiceDraftsQuery } from '#lib/queries/invoices.ts';
import { tenantNamesQuery } from '#lib/queries/tenants.ts';

type Filters = Pick<InvoicesSearch, 'month' | 'paymentStatus' | 'state' | 'usageStatus' | 'tenantId'>;

const paymentStatuses = ['pending', 'overdue', 'paid'] as const;
const usageStatuses = ['normal', 'close_to_limit', 'full_capacity'] as const;
const readPaymentStatus = oneOf(...paymentStatuses);
const readState = oneOf('draft');
const readUsageStatus = oneOf(...usageStatuses);

interface InvoiceFiltersProps {
  readonly search: Filters;
  readonly onChange: (change: { [Name in keyof Filters]?: Filters[Name] | undefined }) => void;
}

/** Filters above the invoice list; a partner's also by tenant. */
export function InvoiceFilters({ search, onChange }: InvoiceFiltersProps) {
  const t = messages.get();
  const status = statusMessages();
  const payment = isPartner() ? t.received : t.paid;
  const names = useQuery({ ...tenantNamesQuery, enabled: isPartner() });
  const drafts = useQuery({ ...invoiceDraftsQuery, enabled: isPartner() });
  const hasDrafts = search.state === 'draft' || (drafts.data?.total ?? 0) > 0;
  return (
    <>
      {isPartner() && (
        <TenantSelect
          tenants={names.data}
          value={search.tenantId}
          onChange={(tenantId) => onChange({ tenantId })}
          label={t.columns.companyName}
          allLabel={t.allTenants}
          nothingFound={t.noTenant}
        />
      )}
      <MonthField
        aria-label={joins.labelled(
          t.columns.billMonth,
          search.month ? format.month(search.month) : t.allMonths,
        )}
        placeholder={t.allMonths}
        value={search.month ?? ''}
        onChange={(month) => onChange({ month: month || undefined })}
        isClearable
      />
      <NativeSelect
        aria-label={payment.status}
        value={search.state ?? search.paymentStatus ?? ''}
        data={[
          { value: '', label: payment.all },
          ...paymentStatuses.map((value) => ({ value, label: status[value] })),
          ...(hasDrafts ? [{ value: 'draft', label: status.draft }] : []),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ paymentStatus: readPaymentStatus(value), state: readState(value) })
        }
      />
      <NativeSelect
        aria-label={t.columns.usageStatus}
        value={search.usageStatus ?? ''}
        data={[
          { value: '', label: t.allUsages },
          ...usageStatuses.map((value) => ({
            value,
            label: status[value],
          })),
        ]}
        onChange={(event) => onChange({ usageStatus: readUsageStatus(event.currentTarget.value) })}
      />
    </>
  );
}
