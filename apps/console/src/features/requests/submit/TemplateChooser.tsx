import { Anchor, Select } from '@mantine/core';
import type { Template } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { byItself } from '#features/requests/submit/choosing/choice.ts';
import chosen from '#features/requests/submit/choosing/choosing.module.css';
import { messages as choosing } from '#features/requests/submit/choosing/messages.ts';
import { messages } from '#features/requests/submit/messages.ts';
import classes from '#features/requests/submit/request-ocr.module.css';
import { errorText } from '#lib/error-text.ts';
import { joins } from '#lib/i18n/joins.ts';
import { paths } from '#lib/paths.ts';
import { Placeholder } from '#ui/feedback/States.tsx';
import { templateNamesQuery, templateQuery } from '#lib/queries/templates.ts';

interface TemplateChooserProps {
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
}

/** Chooses the template that reads the files, and shows its fields. */
export function TemplateChooser({ value, onChange, error, isDisabled }: TemplateChooserProps) {
  const t = messages.get();
  const names = useQuery(templateNamesQuery);
  const group = (type: 'custom' | 'standard') =>
    (names.data ?? [])
      .filter((name) => name.type === type)
      .map(({ id, name }) => ({ value: id, label: name }));
  const groups = [
    { group: '', items: [{ value: byItself, label: choosing.get().byItself }] },
    { group: t.custom, items: group('custom') },
    { group: t.standard, items: group('standard') },
  ].filter(({ items }) => items.length > 0);
  const isAuto = value === byItself;
  const isKnown = isAuto || (names.data?.some(({ id }) => id === value) ?? false);
  return (
    <div>
      <Select
        id="request-template"
        label={t.template}
        placeholder={t.chooseTemplate}
        withAsterisk
        searchable
        nothingFoundMessage={t.noTemplate}
        data={groups}
        value={isKnown ? (value ?? null) : null}
        disabled={isDisabled || names.data === undefined}
        error={error ?? (names.isError ? errorText(names.error) : undefined)}
        maxDropdownHeight={320}
        onChange={(id) => {
          if (id !== null) onChange(id);
        }}
      />
      {isAuto && <p className={chosen['note']}>{choosing.get().note}</p>}
      {isKnown && !isAuto && value !== undefined && <Contents id={value} />}
    </div>
  );
}

function Contents({ id }: { id: string }) {
  const t = messages.get();
  const { data } = useQuery(templateQuery(id));
  if (data === undefined) return <Placeholder height={96} />;
  return (
    <div className={classes['contents']}>
      <FieldNames template={data} />
      <Anchor component={Link} to={paths.template(id)} size="sm">
        {t.openTemplate}
      </Anchor>
    </div>
  );
}

function FieldNames({ template: { fields, tables } }: { template: Template }) {
  const t = messages.get();
  if (fields.length === 0 && tables.length === 0) return <p>{t.textOnly}</p>;
  return (
    <>
      {fields.length > 0 && (
        <ul className={classes['chips']} aria-label={t.fields}>
          {fields.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {tables.map(({ name, columns }) => (
        <p key={name}>{t.table(name, joins.list(columns.map((column) => column.name)))}</p>
      ))}
    </>
  );
}
