import { nextMonth } from '@ocr/billing';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Issuer, Prices } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '#features/billing/prices/messages.ts';
import { EndPricesDialog } from '#features/billing/prices/EndPricesDialog.tsx';
import { PriceListDialog } from '#features/billing/prices/PriceListDialog.tsx';
import { PriceListTable } from '#features/billing/prices/PriceListTable.tsx';
import classes from '#features/billing/prices/prices.module.css';
import { ConfigTabs } from '#features/billing/settings/ConfigTabs.tsx';
import { HistorySection } from '#features/billing/settings/HistorySection.tsx';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { issuerQuery, pricesQuery } from '#lib/queries/prices.ts';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Section } from '#ui/layout/Section.tsx';

type Effective = 'current' | 'next';
/** A change that was begun, and the prices that the reader saw then. */
interface Begun {
  readonly effective: Effective;
  readonly begunOn: Prices;
}

/** The price list of this month and of the following ones, and its history. */
export function PricesPage() {
  const t = messages.get();
  const prices = useQuery(pricesQuery);
  const { data } = prices;
  return (
    <>
      <PageHeader title={t.title} state={data && t.state(format.month(data.month))} help="prices" />
      <ConfigTabs />
      {data ? (
        <PriceLists prices={data} />
      ) : prices.isError ? (
        <ErrorState error={prices.error} onRetry={() => void prices.refetch()} />
      ) : (
        <Placeholder height={560} />
      )}
    </>
  );
}

function PriceLists({ prices }: { prices: Prices }) {
  const [change, setChange] = useState<Begun>();
  const [ending, setEnding] = useState<Begun>();
  const issuer = useQuery(issuerQuery);
  const begin = (effective: Effective): void => setChange({ effective, begunOn: prices });
  const hasPrices = prices.current !== null || prices.next !== null;
  return (
    <div className={classes['stack']}>
      {hasPrices && issuer.data && <IssuerNotice issuer={issuer.data} prices={prices} />}
      {hasPrices ? (
        <PriceListTable
          prices={prices}
          includesTax={issuer.data?.pricesIncludeTax === true}
          onChange={begin}
          onEnd={(effective) => setEnding({ effective, begunOn: prices })}
        />
      ) : (
        <NoPrices prices={prices} onSet={begin} />
      )}
      <HistorySection of="prices" />
      {change && (
        <PriceListDialog
          {...change}
          includesTax={issuer.data?.pricesIncludeTax === true}
          onClose={() => setChange(undefined)}
        />
      )}
      {ending && (
        <EndPricesDialog
          {...ending}
          includesTax={issuer.data?.pricesIncludeTax === true}
          onClose={() => setEnding(undefined)}
        />
      )}
    </div>
  );
}

function NoPrices({
  prices: { month },
  onSet,
}: {
  readonly prices: Prices;
  readonly onSet: (effective: Effective) => void;
}) {
  const t = messages.get().empty;
  return (
    <Section title={t.title}>
      <div className={classes['form']}>
        <p className={classes['text']}>{t.text}</p>
        <div className={classes['buttons']}>
          <Button onClick={() => onSet('next')}>{t.next(format.month(nextMonth(month)))}</Button>
          <Button variant="default" onClick={() => onSet('current')}>
            {t.now(format.month(month))}
          </Button>
        </div>
      </div>
    </Section>
  );
}

/** What an invoice still needs before it can be paid and booked. */
function IssuerNotice({ issuer, prices }: { readonly issuer: Issuer; readonly prices: Prices }) {
  const t = messages.get().issuer;
  const isInYen = (prices.current ?? prices.next)?.currency === 'JPY';
  const text =
    issuer.version === 0 ? t.missing : isInYen && issuer.registrationNumber === null ? t.exempt : undefined;
  if (text === undefined) return null;
  return (
    <p className={classes['notice']}>
      <IconAlertTriangle size={18} aria-hidden />
      <span>{text}</span>
      <Button component={Link} to={paths.issuer} variant="default" size="compact-md">
        {t.open}
      </Button>
    </p>
  );
}
