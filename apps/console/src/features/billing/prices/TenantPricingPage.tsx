import type { Prices, Tenant, TenantPricing } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { messages } from '#features/billing/prices/messages.ts';
import { TenantPricingForm } from '#features/billing/prices/TenantPricingForm.tsx';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { pricesQuery, tenantPricingQuery } from '#lib/queries/prices.ts';
import { tenantQuery } from '#lib/queries/tenants.ts';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

/** What a tenant of its own costs, and how its invoices reach it. */
export function TenantPricingPage() {
  const t = messages.get().tenant;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const tenant = useQuery(tenantQuery(id));
  const prices = useQuery(pricesQuery);
  const pricing = useQuery(tenantPricingQuery(id));
  const failed = [tenant, prices, pricing].find(({ isError }) => isError);
  return (
    <>
      <PageHeader
        title={tenant.data ? t.title(tenant.data.companyName) : t.name}
        state={prices.data && t.state(format.month(prices.data.month))}
        help="prices"
        back={{ to: paths.tenant(id), label: t.back }}
      />
      {tenant.data && prices.data && pricing.data ? (
        <Loaded tenant={tenant.data} prices={prices.data} pricing={pricing.data} />
      ) : failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <Placeholder height={640} />
      )}
    </>
  );
}

interface LoadedProps {
  readonly tenant: Tenant;
  readonly prices: Prices;
  readonly pricing: TenantPricing;
}

/** Mounted again for each version, so that it shows what was saved. */
function Loaded(props: LoadedProps) {
  return <TenantPricingForm key={props.pricing.version} {...props} />;
}
