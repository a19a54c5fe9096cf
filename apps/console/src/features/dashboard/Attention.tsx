import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClockExclamation } from '@tabler/icons-react';
import type { CurrentUsage, DataOf } from '@ocr/contract';
import { Link } from '@tanstack/react-router';
import classes from '#features/dashboard/dashboard.module.css';
import { messages } from '#features/dashboard/messages.ts';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Section } from '#ui/Section.tsx';
import { EmptyState, Placeholder } from '#ui/States.tsx';

type TenantFigures = NonNullable<CurrentUsage['tenants']>[number];

interface AttentionProps {
  readonly tenants: readonly TenantFigures[] | undefined;
  readonly overdue: DataOf<'listInvoices'> | undefined;
}

const mostTenants = 8;

/** Tenants that reach their limit and overdue invoices, each with what to do about it. */
export function Attention({ tenants, overdue }: AttentionProps) {
  const words = messages.get().partner;
  const concerned = tenants
    ?.filter(({ usageStatus, forecastLimitDay }) => usageStatus !== 'normal' || forecastLimitDay !== null)
    .sort((a, b) => share(b) - share(a));
  const isLoading = concerned === undefined || overdue === undefined;
  const hidden = isLoading
    ? 0
    : Math.max(0, concerned.length - mostTenants) + overdue.total - overdue.items.length;
  return (
    <Section title={words.attention} note={words.attentionNote} flush>
      {isLoading ? (
        <div className={classes['waiting']}>
          <Placeholder height={88} />
        </div>
      ) : concerned.length + overdue.total === 0 ? (
        <EmptyState icon={<IconCircleCheck size={28} stroke={1.5} aria-hidden />} title={words.nothing} />
      ) : (
        <ul className={classes['attention']}>
          {overdue.items.map((invoice) => (
            <li key={invoice.id}>
              <IconClockExclamation size={18} aria-hidden data-tone="bad" />
              <span className={classes['who']}>
                {invoice.companyName} <small>{invoice.number}</small>
              </span>
              <span className={classes['what']}>{words.overdue(format.day(invoice.dueDate))}</span>
              <Button component={Link} to={paths.invoice(invoice.id)} variant="default" size="compact-sm">
                {words.openInvoice}
              </Button>
            </li>
          ))}
          {concerned.slice(0, mostTenants).map((tenant) => (
            <li key={tenant.tenantId}>
              <IconAlertTriangle
                size={18}
                aria-hidden
                data-tone={tenant.usageStatus === 'full_capacity' ? 'bad' : 'warn'}
              />
              <span className={classes['who']}>{tenant.companyName}</span>
              <span className={classes['what']}>{describe(tenant)}</span>
              <Button component={Link} to={paths.tenant(tenant.tenantId)} variant="default" size="compact-sm">
                {words.openTenant}
              </Button>
            </li>
          ))}
          {hidden > 0 && <li className={classes['more']}>{words.more(format.number(hidden))}</li>}
        </ul>
      )}
    </Section>
  );
}

/** Used and reserved pages over the limit; a limit of 0 is full. */
function share({ pagesUsed, pagesReserved, pageLimit }: TenantFigures): number {
  return pageLimit === 0 ? 1 : (pagesUsed + pagesReserved) / pageLimit;
}

function describe(tenant: TenantFigures): string {
  const words = messages.get().partner;
  if (tenant.usageStatus === 'full_capacity') return words.limitReached;
  if (tenant.forecastLimitDay !== null) return words.limitOn(format.day(tenant.forecastLimitDay));
  return words.closeToLimit(format.percent(share(tenant) * 100));
}
