import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCalendarExclamation,
  IconCircleCheck,
  IconClockExclamation,
  IconFileInvoice,
  IconMailX,
  IconScale,
} from '@tabler/icons-react';
import type { Reconciliation, CurrentUsage, DataOf } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from '#features/dashboard/dashboard.module.css';
import { messages } from '#features/dashboard/messages.ts';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';
import { linkSearch, paths } from '#lib/paths.ts';
import { Section } from '#ui/layout/Section.tsx';
import { EmptyState, Placeholder } from '#ui/feedback/States.tsx';
import { reconciliationQuery } from '#lib/queries/settings.ts';
import { lostMailsQuery } from '#lib/queries/audit.ts';
import { expiringTenantsQuery } from '#lib/queries/tenants.ts';

type TenantFigures = NonNullable<CurrentUsage['tenants']>[number];

/** One item: its subject, the problem, and the action. */
interface AttentionItem {
  readonly key: string;
  readonly icon: typeof IconScale;
  readonly tone: 'bad' | 'warn';
  readonly who: string;
  readonly number?: string;
  readonly what: string;
  readonly action: Pick<LinkProps, 'search'> & {
    readonly label: string;
    readonly to: string;
    readonly hash?: string;
  };
}

interface AttentionProps {
  readonly usage: CurrentUsage | undefined;
  readonly invoices: {
    /** Whether an answer is still to come. */
    readonly isPending: boolean;
    readonly overdue: DataOf<'listInvoices'> | undefined;
    /** How many are to be issued. */
    readonly drafts: number;
  };
}

/** Records that differ, overdue invoices, drafts, lost mails, tenants whose access expires or that reach their limit, each with what to do about it. */
export function Attention({ usage, invoices: { isPending, overdue, drafts } }: AttentionProps) {
  const t = messages.get().partner;
  const reconciliation = useQuery(reconciliationQuery);
  const mails = useQuery(lostMailsQuery(usage?.today));
  const expiring = useQuery(expiringTenantsQuery(usage?.today));
  // One that cannot be asked just now must not hide the others.
  const isLoading = !usage || isPending || reconciliation.isPending || mails.isPending || expiring.isPending;
  const items = [
    ...describeReconciliation(reconciliation.data ?? null),
    ...(overdue?.items ?? []).map(describeInvoice),
    ...describeDrafts(drafts),
    ...(mails.data?.items ?? []).map(describeMail),
    ...(expiring.data?.items ?? []).map((tenant) => describeExpiry(tenant, usage?.today ?? '')),
    ...(usage?.tenants ?? []).map(describeTenant),
  ];
  const hidden =
    hiddenOf(overdue) +
    hiddenOf(mails.data) +
    hiddenOf(expiring.data) +
    (usage?.tenantCounts?.concerned ?? 0) -
    (usage?.tenants?.length ?? 0);
  return (
    <Section title={t.attention} note={t.attentionNote} flush>
      {isLoading ? (
        <div className={classes['waiting']}>
          <Placeholder height={88} />
        </div>
      ) : items.length === 0 ? (
        <EmptyState icon={<IconCircleCheck size={28} stroke={1.5} aria-hidden />} title={t.nothing} />
      ) : (
        <ul className={classes['attention']}>
          {items.map((item) => (
            <AttentionLine key={item.key} item={item} />
          ))}
          {hidden > 0 && <li className={classes['more']}>{t.more(format.number(hidden))}</li>}
        </ul>
      )}
    </Section>
  );
}

function AttentionLine({ item: { icon: Icon, tone, who, number, what, action } }: { item: AttentionItem }) {
  return (
    <li>
      <Icon size={18} aria-hidden data-tone={tone} />
      <span className={classes['who']}>
        {who} {number && <small>{number}</small>}
      </span>
      <span className={classes['what']}>{what}</span>
      <Button
        component={Link}
        to={action.to}
        {...(action.hash ? { hash: action.hash } : {})}
        {...(action.search ? { search: action.search } : {})}
        variant="default"
        size="compact-sm"
        aria-label={joins.labelled(action.label, number ?? who)}
      >
        {action.label}
      </Button>
    </li>
  );
}

function hiddenOf(list: { readonly items: readonly unknown[]; readonly total: number } | undefined): number {
  return list ? list.total - list.items.length : 0;
}

function describeReconciliation(reconciliation: Reconciliation): AttentionItem[] {
  if (reconciliation === null || reconciliation.balanced) return [];
  const t = messages.get().partner;
  const count = reconciliation.differences.length;
  return [
    {
      key: 'books',
      icon: IconScale,
      tone: 'bad',
      who: t.books,
      what: t.unbalanced(format.number(count), count, format.dateTime(reconciliation.checkedAt)),
      action: { label: t.openBooks, to: paths.billingConfig, hash: 'books' },
    },
  ];
}

function describeInvoice(invoice: DataOf<'listInvoices'>['items'][number]): AttentionItem {
  const t = messages.get().partner;
  return {
    key: invoice.id,
    icon: IconClockExclamation,
    tone: 'bad',
    who: invoice.companyName,
    number: invoice.number,
    what: t.overdue(format.day(invoice.dueDate)),
    action: { label: t.openInvoice, to: paths.invoice(invoice.id) },
  };
}

function describeDrafts(count: number): AttentionItem[] {
  if (count === 0) return [];
  const t = messages.get().partner;
  return [
    {
      key: 'drafts',
      icon: IconFileInvoice,
      tone: 'warn',
      who: t.drafts,
      what: t.toIssue(format.number(count), count),
      action: { label: t.openDrafts, to: paths.invoices, search: linkSearch({ state: 'draft' }) },
    },
  ];
}

function describeMail({
  id,
  at,
  target,
  tenantId,
  companyName,
}: DataOf<'listAudit'>['items'][number]): AttentionItem {
  const t = messages.get().partner;
  const what = t.mail(target ?? '', format.dateTime(at));
  return {
    key: id,
    icon: IconMailX,
    tone: 'bad',
    who: companyName ?? target ?? '',
    what,
    action:
      tenantId === null
        ? { label: t.openActivity, to: paths.audit }
        : { label: t.openRecipient, to: paths.tenant(tenantId) },
  };
}

function describeExpiry(
  { id, companyName, number, expiryDate }: DataOf<'listTenants'>['items'][number],
  today: string,
): AttentionItem {
  const t = messages.get().partner;
  const isOver = expiryDate < today;
  const day = format.day(expiryDate);
  return {
    key: `expiry ${id}`,
    icon: IconCalendarExclamation,
    tone: isOver ? 'bad' : 'warn',
    who: companyName,
    number,
    what: isOver ? t.expired(day) : t.expires(day),
    action: { label: t.openExpiring, to: paths.tenant(id) },
  };
}

function describeTenant(tenant: TenantFigures): AttentionItem {
  const t = messages.get().partner;
  const { tenantId, companyName, usageStatus, forecastLimitDay, pagesUsed, pagesReserved, pageLimit } =
    tenant;
  const shared = {
    key: tenantId,
    icon: IconAlertTriangle,
    who: companyName,
    action: { label: t.openTenant, to: paths.tenant(tenantId) },
  };
  if (usageStatus === 'full_capacity') return { ...shared, tone: 'bad', what: t.limitReached };
  const share = ((pagesUsed + pagesReserved) / pageLimit) * 100;
  const what =
    forecastLimitDay === null
      ? t.closeToLimit(format.percent(share))
      : t.limitOn(format.day(forecastLimitDay));
  return { ...shared, tone: 'warn', what };
}
