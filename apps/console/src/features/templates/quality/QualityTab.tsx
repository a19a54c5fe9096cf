import { Button, NativeSelect } from '@mantine/core';
import type { TemplateQuality } from '@ocr/contract';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '#features/templates/quality/messages.ts';
import classes from '#features/templates/quality/quality.module.css';
import { DoubtBound } from '#features/templates/quality/DoubtBound.tsx';
import { SecondCheck } from '#features/templates/quality/SecondCheck.tsx';
import { RateTable } from '#features/templates/quality/RateTable.tsx';
import { format } from '#lib/format.ts';
import { linkSearch, paths } from '#lib/paths.ts';
import { qualityQuery } from '#lib/queries/templates.ts';
import { EmptyState, ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { Figure, Figures } from '#ui/figures/Figure.tsx';
import { Section } from '#ui/layout/Section.tsx';

const ranges = [3, 6, 12, 24] as const;

/** How well a template reads, by what people left and corrected in checked documents. */
export function QualityTab({ templateId }: { templateId: string }) {
  const t = messages.get();
  const [months, setMonths] = useState<number>(6);
  const { data, error, refetch } = useQuery(qualityQuery(templateId, months));
  return (
    <div className={classes['tab']}>
      <div className={classes['bar']}>
        <p>{data ? basisOf(data) : ''}</p>
        <NativeSelect
          aria-label={t.range}
          value={String(months)}
          data={ranges.map((range) => ({ value: String(range), label: t.lastMonths(range) }))}
          onChange={(event) => setMonths(Number(event.currentTarget.value))}
        />
      </div>
      {data ? (
        <Quality quality={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Placeholder height={320} />
      )}
      <DoubtBound templateId={templateId} />
      <SecondCheck templateId={templateId} />
    </div>
  );
}

function basisOf({ documents, pages }: TemplateQuality): string {
  const t = messages.get();
  return t.basis(format.number(documents), documents, format.number(pages), pages);
}

function Quality({ quality }: { quality: TemplateQuality }) {
  const t = messages.get();
  const { total, fields, months } = quality;
  if (quality.documents === 0) return <NothingChecked />;
  return (
    <>
      <Figures>
        <Figure label={t.asRead} value={format.percent(total.asRead)} detail={t.asReadText} />
        <Figure label={t.doubtful} value={format.percent(total.doubtful)} detail={t.doubtfulText} />
        <Figure
          label={t.doubtfulRight}
          value={format.percent(total.doubtfulRight)}
          detail={t.doubtfulRightText}
        />
        <Figure
          label={t.minutes}
          value={format.number(total.minutesPerHundredPages)}
          detail={t.minutesText}
        />
      </Figures>
      <Section title={t.byField} note={t.byFieldNote} flush>
        <RateTable label={t.byField} head={t.field} rows={fields.map(asRow)} />
      </Section>
      <Section title={t.byMonth} flush>
        <RateTable
          label={t.byMonth}
          head={t.month}
          rows={months.map((each) => ({ ...each, key: each.month, title: format.month(each.month) }))}
        />
      </Section>
    </>
  );
}

/** A field by its name, a column with its table's. */
function asRow(field: TemplateQuality['fields'][number]) {
  const { name, table } = field;
  const title = table === null ? name : messages.get().column(table, name);
  return { ...field, key: JSON.stringify([table, name]), title };
}

function NothingChecked() {
  const t = messages.get();
  const action = (
    <Button component={Link} to={paths.requests} search={linkSearch({ checked: 'false' })} variant="default">
      {t.toUnchecked}
    </Button>
  );
  return (
    <Section>
      <EmptyState
        icon={<IconChartBar size={28} stroke={1.5} aria-hidden />}
        title={t.none}
        text={t.noneText}
        action={action}
      />
    </Section>
  );
}
