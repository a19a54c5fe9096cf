import { Button } from '@mantine/core';
import type { DataOf, Template } from '@ocr/contract';
import { IconColumns3, IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import classes from '#features/templates/exports/exports.module.css';
import { messages } from '#features/templates/exports/messages.ts';
import { SheetColumns } from '#features/templates/exports/SheetColumns.tsx';
import { useLayout } from '#features/templates/exports/use-layout.ts';
import { exportLayoutQuery } from '#lib/queries/templates.ts';
import { EmptyState, ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { FormProblem } from '#ui/form/FormActions.tsx';
import { Section } from '#ui/layout/Section.tsx';

/** Which columns the exports of a template have: their order, their headings, and which are left out. The tenant's own, for standard templates, too. */
export function ExportTab({ template }: { template: Template }) {
  const t = messages.get();
  const { data, error, refetch } = useQuery(exportLayoutQuery(template));
  if (template.fields.length === 0 && template.tables.length === 0) {
    const icon = <IconColumns3 size={28} stroke={1.5} aria-hidden />;
    return (
      <Section>
        <EmptyState icon={icon} title={t.nothing} text={t.nothingText} />
      </Section>
    );
  }
  if (data) return <Columns template={template} kept={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Placeholder height={320} />;
}

function Columns({ template, kept }: { template: Template; kept: DataOf<'getExportLayout'> }) {
  const t = messages.get();
  const { sheets, edit, isDirty, isKept, problem, save, discard, reset } = useLayout(template, kept);
  return (
    <form
      className={classes['tab']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && problem === undefined) void save();
      }}
    >
      <div className={classes['note']}>
        <p>{t.note}</p>
        <p>{t.keys}</p>
      </div>
      {sheets.map((sheet, place) => (
        <SheetColumns key={sheet.table ?? ''} sheet={sheet} place={place} edit={edit} />
      ))}
      <div className={classes['save']}>
        <FormProblem text={problem} />
        <div className={classes['buttons']}>
          <Button type="submit" disabled={!isDirty || problem !== undefined}>
            {t.save}
          </Button>
          <Button variant="default" disabled={!isDirty} onClick={discard}>
            {t.noChanges}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            disabled={!isKept}
            leftSection={<IconRestore size={16} aria-hidden />}
            onClick={() => void reset()}
          >
            {t.reset}
          </Button>
        </div>
      </div>
    </form>
  );
}
