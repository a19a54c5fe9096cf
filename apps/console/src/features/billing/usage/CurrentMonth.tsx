import type { CurrentUsage } from '@ocr/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { messages } from '#features/billing/usage/messages.ts';
import { format } from '#lib/format.ts';
import { costFacts } from '#lib/money.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { MonthGauge, MonthStatus } from '#ui/figures/MonthGauge.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';

/** The figures of the running month and the values they are made of; for all tenants together, how many are at their limit. */
export function CurrentMonth({ usage }: { usage: UseQueryResult<CurrentUsage> }) {
  const t = messages.get().current;
  const { data } = usage;
  const counts = data?.tenantCounts;
  return (
    <Section
      title={t.title}
      {...(data
        ? { note: t.rule(format.number(data.pagesPerBlock), format.number(data.blocksPerPackage)) }
        : {})}
      action={data && counts === undefined && <MonthStatus status={data.usageStatus} />}
    >
      {data ? (
        <MonthGauge
          figures={data}
          label={t.title}
          more={costFacts(data, t.cost)}
          {...(counts ? { note: t.atLimit(format.number(counts.full), format.number(counts.close)) } : {})}
        />
      ) : usage.isError ? (
        <ErrorState error={usage.error} onRetry={() => void usage.refetch()} />
      ) : (
        <Placeholder height={isPartner() ? 109 : 133} />
      )}
    </Section>
  );
}
