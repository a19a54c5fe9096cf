import type { Issuer } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { IssuerForm } from '#features/billing/issuer/IssuerForm.tsx';
import { messages } from '#features/billing/issuer/messages.ts';
import { PicturesSection } from '#features/billing/issuer/PicturesSection.tsx';
import classes from '#features/billing/issuer/issuer.module.css';
import { ConfigTabs } from '#features/billing/settings/ConfigTabs.tsx';
import { issuerQuery, pricesQuery } from '#lib/queries/prices.ts';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

/** Who issues the partner's invoices. */
export function IssuerPage() {
  const t = messages.get();
  const issuer = useQuery(issuerQuery);
  const { data } = issuer;
  return (
    <>
      <PageHeader title={t.title} state={t.state} help="prices" />
      <ConfigTabs />
      {data ? (
        <Details issuer={data} />
      ) : issuer.isError ? (
        <ErrorState error={issuer.error} onRetry={() => void issuer.refetch()} />
      ) : (
        <Placeholder height={720} />
      )}
    </>
  );
}

function Details({ issuer }: { issuer: Issuer }) {
  const t = messages.get();
  const prices = useQuery(pricesQuery);
  const hasNone = prices.data?.current === null && prices.data.next === null;
  return (
    <div className={classes['sections']}>
      {hasNone && <p className={classes['text']}>{t.unused}</p>}
      <PicturesSection issuer={issuer} />
      {/* Mounted again for each version, so that it shows what was saved. */}
      <IssuerForm key={issuer.version} issuer={issuer} />
    </div>
  );
}
