import { Loader, NativeSelect } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { DraftFile } from '#features/requests/submit/draft-files.ts';
import { byItself, isChoosing, templateOf } from '#features/requests/submit/choosing/choice.ts';
import classes from '#features/requests/submit/choosing/choosing.module.css';
import { messages } from '#features/requests/submit/choosing/messages.ts';
import type { DraftActions } from '#features/requests/submit/use-draft-files.ts';
import { format } from '#lib/format.ts';
import { templateNamesQuery } from '#lib/queries/templates.ts';

interface ChosenTemplateProps {
  readonly file: DraftFile;
  readonly isLocked: boolean;
  readonly actions: DraftActions;
}

/** The template that was chosen for a file, why, and the way to choose another one. */
export function ChosenTemplate({ file, isLocked, actions }: ChosenTemplateProps) {
  const t = messages.get();
  const chosen = templateOf(file, byItself);
  if (isChoosing(file)) {
    return (
      <span className={classes['choosing']}>
        <Loader size={12} aria-hidden />
        {t.choosing}
      </span>
    );
  }
  return (
    <span className={classes['chosen']} data-unchosen={chosen === undefined || undefined}>
      <TemplateSelect
        label={t.templateOf(file.file.name)}
        value={chosen}
        isDisabled={isLocked}
        onChange={(id) => actions.change([file.id], { picked: id })}
      />
      <Reason file={file} />
    </span>
  );
}

function Reason({ file: { choice, picked } }: Pick<ChosenTemplateProps, 'file'>) {
  const t = messages.get();
  const template = choice?.template ?? null;
  if (picked !== null && picked !== template?.id)
    return <span className={classes['reason']}>{t.picked}</span>;
  if (template === null) {
    return (
      <span className={classes['reason']} data-tone="warn">
        <IconAlertCircle size={14} aria-hidden />
        {t.notSure}
      </span>
    );
  }
  const { reason, detail, found, fields } = template;
  const why = {
    LEARNT_LAYOUT: detail === null ? t.learntLayout : t.learntLayoutOf(detail),
    DOCUMENT_TYPE: detail === null ? t.looks : t.titled(detail),
    FIELDS_FOUND: t.labels,
  }[reason];
  return (
    <span className={classes['reason']}>
      {fields === 0 ? why : t.withFields(why, format.number(found), format.number(fields), fields)}
    </span>
  );
}

interface TemplateSelectProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (id: string) => void;
}

/** The browser's own list: a batch has hundreds of rows. */
function TemplateSelect({ label, value, isDisabled, onChange }: TemplateSelectProps) {
  const t = messages.get();
  const names = useQuery(templateNamesQuery).data ?? [];
  const group = (type: 'custom' | 'standard') => names.filter((name) => name.type === type);
  const groups = [
    { label: t.custom, all: group('custom') },
    { label: t.standard, all: group('standard') },
  ].filter(({ all }) => all.length > 0);
  return (
    <NativeSelect
      size="xs"
      className={classes['select'] ?? ''}
      aria-label={label}
      value={value ?? ''}
      disabled={isDisabled}
      error={value === undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {value === undefined && <option value="">{t.chooseTemplate}</option>}
      {groups.map((one) => (
        <optgroup key={one.label} label={one.label}>
          {one.all.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}
