import { Button } from '@mantine/core';
import type { Invoice } from '@ocr/contract';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BillingLinks } from '#features/billing/invoices/BillingLinks.tsx';
import { makeColumns } from '#features/billing/invoices/columns.tsx';
import { InvoiceFilters } from '#features/billing/invoices/InvoiceFilters.tsx';
import classes from '#features/billing/invoices/invoices.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { readInvoicesSearch } from '#features/billing/invoices/search.ts';
import { useIssueInvoices } from '#features/billing/invoices/use-issue-invoices.tsx';
import { usePayInvoices } from '#features/billing/invoices/use-pay-invoices.tsx';
import { format } from '#lib/format.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { useListSearch } from '#lib/lists/list-search.ts';
import { paths } from '#lib/paths.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { isPayable } from '#ui/feedback/InvoiceStatusBadge.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { FilterBar, SearchField } from '#ui/table/FilterBar.tsx';
import { ListFooter } from '#ui/table/ListFooter.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';
import { invoicesQuery } from '#lib/queries/invoices.ts';

/** How many there are, and their order while it is the list's own. */
function describeList(total: number, isOwnOrder: boolean): string {
  const t = messages.get();
  const state = t.state(format.number(total), total);
  if (!isOwnOrder) return state;
  return isPartner() ? t.stateReceived(state) : t.statePaid(state);
}

interface SelectionProps {
  readonly chosen: readonly Invoice[];
  readonly onPay: (invoices: readonly Invoice[]) => void;
  readonly onIssue: (drafts: readonly Invoice[]) => void;
  readonly onClear: () => void;
}

/** What can be done with the selected invoices of this page. */
function Selection({ chosen, onPay, onIssue, onClear }: SelectionProps) {
  const t = messages.get();
  const payable = chosen.filter((row) => isPayable(row) && row.paymentStatus !== 'paid');
  const drafts = chosen.filter((row) => row.state === 'draft');
  return (
    <div className={classes['selection']} role="region" aria-label={t.selection}>
      <span role="status">{signedInMessages.get().list.selected(chosen.length)}</span>
      {drafts.length > 0 && (
        <Button size="compact-md" onClick={() => onIssue(drafts)}>
          {t.issuing.several(format.number(drafts.length))}
        </Button>
      )}
      {(payable.length > 0 || drafts.length === 0) && (
        <Button size="compact-md" disabled={payable.length === 0} onClick={() => onPay(payable)}>
          {t.pay.several(format.number(payable.length))}
        </Button>
      )}
      <Button size="compact-md" variant="subtle" color="gray" onClick={onClear}>
        {t.pay.clear}
      </Button>
    </div>
  );
}

function NoInvoices() {
  const t = messages.get();
  return (
    <EmptyState
      icon={<IconFileInvoice size={28} stroke={1.5} aria-hidden />}
      title={t.empty}
      text={t.emptyText}
    />
  );
}

/** Invoices: a partner's all, a tenant's own. Unless sorted otherwise, the unpaid ones come first, the earliest due first. */
export function InvoiceListPage() {
  const t = messages.get();
  const { search, query, change, sortBy } = useListSearch(readInvoicesSearch);
  const invoices = useQuery(invoicesQuery(query));
  const payInvoices = usePayInvoices();
  const issueInvoices = useIssueInvoices();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = invoices.data?.items;
  const total = invoices.data?.total;
  // The selection belongs to this page of the list: another page or filter clears it.
  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? [];
  const clear = (): void => setSelected(new Set());
  const { month, paymentStatus, state, usageStatus, tenantId } = search;
  const active = [month, paymentStatus, state, usageStatus, tenantId].filter(
    (value) => value !== undefined,
  ).length;
  const pay = async (which: Parameters<typeof payInvoices>[0]): Promise<void> => {
    await payInvoices(which);
    clear();
  };
  const isFiltered = active > 0 || search.search !== undefined;
  return (
    <>
      <PageHeader
        title={t.title}
        state={total === undefined ? undefined : describeList(total, search.sort === undefined)}
        help="invoices"
        {...(isPartner() && { action: <BillingLinks month={search.month} /> })}
      />
      <FilterBar
        search={
          <SearchField
            value={search.search}
            onChange={(text) => change({ search: text })}
            label={isPartner() ? t.search : t.searchOwn}
          />
        }
        active={active}
        onClear={() =>
          change({
            month: undefined,
            paymentStatus: undefined,
            state: undefined,
            usageStatus: undefined,
            tenantId: undefined,
          })
        }
      >
        <InvoiceFilters search={search} onChange={change} />
      </FilterBar>
      {chosen.length > 0 && (
        <Selection
          chosen={chosen}
          onPay={(invoices) => void pay(invoices)}
          onIssue={(drafts) => void issueInvoices(drafts).then(clear)}
          onClear={clear}
        />
      )}
      <DataTable
        label={t.title}
        isHeaderWrapped
        columns={makeColumns(
          isPartner() ? (invoice) => void pay([invoice]) : undefined,
          rows?.some(({ total }) => total !== null) ?? false,
        )}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        rowLink={({ id }) => paths.invoice(id)}
        sort={search.sort}
        onSort={sortBy}
        {...(isPartner() ? { selection: { selected, onChange: setSelected } } : {})}
        error={invoices.error}
        onRetry={() => void invoices.refetch()}
        isStale={invoices.isPlaceholderData}
        {...(isFiltered ? {} : { empty: <NoInvoices /> })}
        footer={<ListFooter page={query.page} size={query.size} total={total} onChange={change} />}
      />
    </>
  );
}
