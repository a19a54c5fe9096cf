import type { CurrentUsage } from '@ocr/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { messages } from '#features/usage/messages.ts';
import classes from '#features/usage/usage.module.css';
import { format } from '#lib/format.ts';
import { DomainStatusBadge } from '#ui/DomainStatusBadge.tsx';
import { Section } from '#ui/Section.tsx';
import { ErrorState, Placeholder } from '#ui/States.tsx';
import { UsageBar } from '#ui/UsageBar.tsx';

/** How the running month stands: what is left, as a gauge, and its figures. */
export function CurrentMonth({ usage }: { usage: UseQueryResult<CurrentUsage> }) {
  const words = messages.get().current;
  const { data } = usage;
  return (
    <Section
      title={words.title}
      {...(data
        ? { note: words.rule(format.number(data.pagesPerBlock), format.number(data.blocksPerPackage)) }
        : {})}
      // The sums of many tenants have no status of their own: how many stand where is said below.
      action={data && data.tenants === undefined && <DomainStatusBadge status={data.usageStatus} />}
    >
      {data ? (
        <Figures figures={data} />
      ) : usage.isError ? (
        <ErrorState error={usage.error} onRetry={() => void usage.refetch()} />
      ) : (
        <Placeholder height={118} />
      )}
    </Section>
  );
}

function Figures({ figures }: { figures: CurrentUsage }) {
  const words = messages.get().current;
  const { pagesUsed, pagesReserved, pageLimit, tenants } = figures;
  const number = format.number;
  const facts = [
    [words.used, number(pagesUsed)],
    [words.reserved, number(pagesReserved)],
    [words.blocks, words.blocksOf(number(figures.blocksUsed), number(figures.blockLimit))],
    [words.packages, number(figures.packagesUsed)],
    [words.requests, number(figures.requestCount)],
  ] as const;
  return (
    <>
      <p className={classes['left']}>
        {number(figures.pagesAvailable)} <small>{words.left(number(pageLimit))}</small>
      </p>
      <UsageBar
        figures={tenants ? { ...figures, usageStatus: 'normal' } : figures}
        label={words.title}
        text={words.gauge(number(pagesUsed + pagesReserved), number(pageLimit))}
      />
      <dl className={classes['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes['note']}>{noteOf(figures)}</p>
    </>
  );
}

function noteOf({ tenants, usageStatus, forecastLimitDay }: CurrentUsage): string {
  const words = messages.get().current;
  if (tenants) {
    const count = (status: CurrentUsage['usageStatus']): string =>
      format.number(tenants.filter((tenant) => tenant.usageStatus === status).length);
    return words.atLimit(count('full_capacity'), count('close_to_limit'));
  }
  if (usageStatus === 'full_capacity') return words.full;
  return forecastLimitDay === null ? '' : words.forecast(format.day(forecastLimitDay));
}
