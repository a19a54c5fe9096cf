import { lazy, Suspense } from 'react';
import { messages } from '#features/usage/messages.ts';
import type { DaysChartProps } from '#features/usage/DaysChart.tsx';
import type { MonthsChartProps } from '#features/usage/MonthsChart.tsx';
import { Section } from '#ui/Section.tsx';
import { EmptyState, Placeholder } from '#ui/States.tsx';

const DaysChart = lazy(async () => ({
  default: (await import('#features/usage/DaysChart.tsx')).DaysChart,
}));
const MonthsChart = lazy(async () => ({
  default: (await import('#features/usage/MonthsChart.tsx')).MonthsChart,
}));

type LazyChartProps = { readonly title: string; readonly isEmpty: boolean } & (
  | ({ readonly kind: 'days' } & DaysChartProps)
  | ({ readonly kind: 'months' } & MonthsChartProps)
);

/** The picture above the table. The chart library is large, so that it comes when the first one is drawn. */
export function LazyChart({ title, isEmpty, ...chart }: LazyChartProps) {
  const words = messages.get().chart;
  return (
    <Section title={title}>
      {isEmpty ? (
        <EmptyState title={words.none} />
      ) : (
        <Suspense
          fallback={
            <div aria-busy>
              <Placeholder height={300} />
            </div>
          }
        >
          <div role="img" aria-label={`${title}. ${words.picture}`}>
            {chart.kind === 'days' ? <DaysChart {...chart} /> : <MonthsChart {...chart} />}
          </div>
        </Suspense>
      )}
    </Section>
  );
}
