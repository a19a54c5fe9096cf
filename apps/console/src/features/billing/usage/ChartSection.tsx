import type { ReactNode } from 'react';
import { messages } from '#features/billing/usage/messages.ts';
import { Section } from '#ui/layout/Section.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';

interface ChartSectionProps {
  readonly title: string;
  /** A summary of the chart in words. */
  readonly note?: string | undefined;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** The picture above the table that says the same in numbers. */
export function ChartSection({ title, note, isEmpty, children }: ChartSectionProps) {
  const t = messages.get().chart;
  return (
    <Section title={title} note={isEmpty ? undefined : note}>
      {isEmpty ? (
        <EmptyState title={t.none} />
      ) : (
        <div role="img" aria-label={`${title}. ${t.picture}`}>
          {children}
        </div>
      )}
    </Section>
  );
}
