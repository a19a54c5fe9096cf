import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messages } from '#features/billing/usage/messages.ts';
import type { UsageSearch } from '#features/billing/usage/search.ts';
import { format } from '#lib/format.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { joins } from '#lib/i18n/joins.ts';
import { MonthField } from '#ui/form/MonthField.tsx';
import { TenantSelect } from '#ui/form/TenantSelect.tsx';
import { tenantNamesQuery } from '#lib/queries/tenants.ts';

/** The filter with all defaults filled in. */
export interface Shown {
  readonly granularity: 'day' | 'month';
  readonly month: string;
  readonly from: string;
  readonly to: string;
  readonly tenantId: string | undefined;
}

interface UsageFiltersProps {
  readonly shown: Shown;
  readonly lastMonth: string;
  readonly onChange: (change: { [Name in keyof UsageSearch]?: UsageSearch[Name] | undefined }) => void;
}

/** By day of one month, or by month of several; for a partner all tenants or one. */
export function UsageFilters({ shown, lastMonth, onChange }: UsageFiltersProps) {
  const t = messages.get().filter;
  const names = useQuery({ ...tenantNamesQuery, enabled: isPartner() });
  const { from, to, month } = shown;
  const maxDate = `${lastMonth}-01`;
  const named = (label: string, value: string): string => joins.labelled(label, format.month(value));
  return (
    <>
      {isPartner() && (
        <TenantSelect
          tenants={names.data}
          value={shown.tenantId}
          onChange={(tenantId) => onChange({ tenantId })}
          label={t.tenant}
          allLabel={t.allTenants}
          nothingFound={t.noTenant}
        />
      )}
      <SegmentedControl
        aria-label={t.granularity}
        value={shown.granularity}
        data={[
          { value: 'day', label: t.day },
          { value: 'month', label: t.month },
        ]}
        onChange={(granularity) =>
          onChange({ granularity: granularity === 'month' ? 'month' : undefined, sort: undefined })
        }
      />
      {shown.granularity === 'day' ? (
        <MonthField
          aria-label={named(t.chosenMonth, month)}
          value={month}
          maxDate={maxDate}
          onChange={(chosen) => onChange({ month: chosen || undefined })}
        />
      ) : (
        <>
          <MonthField
            aria-label={named(t.from, from)}
            value={from}
            maxDate={`${to}-01`}
            onChange={(chosen) => onChange({ from: chosen || undefined })}
          />
          <MonthField
            aria-label={named(t.to, to)}
            value={to}
            minDate={`${from}-01`}
            maxDate={maxDate}
            onChange={(chosen) => onChange({ to: chosen || undefined })}
          />
        </>
      )}
    </>
  );
}
