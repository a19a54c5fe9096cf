import { Anchor } from '@mantine/core';
import type { CurrentUsage, TenantWithSignIn } from '@ocr/contract';
import { describeAction } from '@ocr/contract/audit';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messages } from '#features/tenants/messages.ts';
import { searchOfTenant } from '#features/tenants/search.ts';
import classes from '#features/tenants/side-panel/side-panel.module.css';
import { TenantSignIn } from '#features/tenants/side-panel/TenantSignIn.tsx';
import { TenantSecondFactor } from '#features/tenants/side-panel/TenantSecondFactor.tsx';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';
import { costFacts } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';
import { InvoiceStatusBadge, isPayable } from '#ui/feedback/InvoiceStatusBadge.tsx';
import { MonthGauge } from '#ui/figures/MonthGauge.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { tenantActivityQuery } from '#lib/queries/audit.ts';
import { tenantInvoicesQuery } from '#lib/queries/invoices.ts';
import { pricesQuery, tenantPricingQuery } from '#lib/queries/prices.ts';

interface TenantSidePanelProps {
  readonly tenant: TenantWithSignIn;
  readonly usage: UseQueryResult<CurrentUsage>;
}

/** Next to the form: the tenant's running month, its last invoices, its latest activity, and how its users sign in. */
export function TenantSidePanel({ tenant, usage }: TenantSidePanelProps) {
  const t = messages.get().sidePanel;
  const tenantId = tenant.id;
  const search = searchOfTenant(tenantId);
  return (
    <aside className={classes['panel']} aria-label={t.label}>
      <Section
        title={t.usage}
        action={
          <Anchor component={Link} to={paths.usage} search={search} size="sm">
            {t.allUsage}
          </Anchor>
        }
      >
        {usage.data ? (
          <Month figures={usage.data} />
        ) : usage.isError ? (
          <ErrorState error={usage.error} onRetry={() => void usage.refetch()} />
        ) : (
          <Placeholder height={140} />
        )}
      </Section>
      <Section
        title={t.invoices}
        action={
          <Anchor component={Link} to={paths.invoices} search={search} size="sm">
            {t.allInvoices}
          </Anchor>
        }
      >
        <LastInvoices tenantId={tenantId} />
      </Section>
      <Section
        title={t.pricing}
        action={
          <Anchor component={Link} to={paths.tenantPricing(tenantId)} size="sm">
            {t.openPricing}
          </Anchor>
        }
      >
        <Pricing tenantId={tenantId} />
      </Section>
      <Section
        title={t.activity}
        action={
          <Anchor component={Link} to={paths.audit} search={search} size="sm">
            {t.allActivity}
          </Anchor>
        }
      >
        <LastActivity tenantId={tenantId} />
      </Section>
      <TenantSignIn tenant={tenant} />
      <TenantSecondFactor tenantId={tenantId} />
    </aside>
  );
}

function Month({ figures }: { figures: CurrentUsage }) {
  const t = messages.get().sidePanel;
  return (
    <>
      <p className={classes['monthLine']}>
        <span>{format.month(figures.month)}</span>
        <DomainStatusBadge status={figures.usageStatus} />
      </p>
      <MonthGauge figures={figures} label={t.usage} more={costFacts(figures, t.cost)} />
    </>
  );
}

function LastInvoices({ tenantId }: { tenantId: string }) {
  const t = messages.get().sidePanel;
  const invoices = useQuery(tenantInvoicesQuery(tenantId));
  if (invoices.isError && !invoices.data) {
    return <ErrorState error={invoices.error} onRetry={() => void invoices.refetch()} />;
  }
  if (!invoices.data) return <Placeholder height={120} />;
  if (invoices.data.items.length === 0) return <p className={classes['forecast']}>{t.noInvoices}</p>;
  return (
    <ul className={classes['invoices']}>
      {invoices.data.items.map((invoice) => (
        <li key={invoice.id}>
          <Anchor component={Link} to={paths.invoice(invoice.id)} size="sm">
            {format.month(invoice.billMonth)}
          </Anchor>
          <InvoiceStatusBadge invoice={invoice} />
          {isPayable(invoice) && (
            <small>
              {invoice.paymentStatus === 'paid'
                ? format.day(invoice.paymentDate)
                : t.due(format.day(invoice.dueDate))}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Which prices apply to the tenant, in a line. */
function Pricing({ tenantId }: { tenantId: string }) {
  const t = messages.get().sidePanel;
  const pricing = useQuery(tenantPricingQuery(tenantId));
  const shared = useQuery(pricesQuery);
  if (!pricing.data || !shared.data) return <Placeholder height={24} />;
  const { prices, discount, delivery } = pricing.data;
  const list = prices ? t.ownPrices : shared.data.current ? t.sharedPrices : t.noPrices;
  const isOff = discount !== null && discount.until >= shared.data.month;
  return (
    <ul className={classes['invoices']}>
      <li>
        <span>{list}</span>
        {isOff && <small>{t.discountUntil(format.month(discount.until))}</small>}
        {delivery === 'mail' && <small>{t.byMail}</small>}
      </li>
    </ul>
  );
}

function LastActivity({ tenantId }: { tenantId: string }) {
  const { sidePanel, entry } = messages.get();
  const activity = useQuery(tenantActivityQuery(tenantId));
  if (activity.isError && !activity.data) {
    return <ErrorState error={activity.error} onRetry={() => void activity.refetch()} />;
  }
  if (!activity.data) return <Placeholder height={120} />;
  if (activity.data.items.length === 0) return <p className={classes['forecast']}>{sidePanel.noActivity}</p>;
  return (
    <ul className={classes['invoices']}>
      {activity.data.items.map(({ id, at, action, userName }) => (
        <li key={id}>
          <span>{describeAction(action, entry)}</span>
          <small>{joins.list([format.dateTime(at), userName])}</small>
        </li>
      ))}
    </ul>
  );
}
