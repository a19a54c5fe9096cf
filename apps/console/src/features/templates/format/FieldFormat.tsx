import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ValueKind } from '@ocr/contract';
import { IconAdjustments } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { hasOrder, toFormat, type DraftFormat } from '#features/templates/format/field-format.ts';
import classes from '#features/templates/format/format.module.css';
import { messages } from '#features/templates/format/messages.ts';
import { describeFormat } from '#features/templates/format/wording.ts';

interface FieldFormatProps {
  readonly name: string;
  readonly format: DraftFormat;
  /** The kind that the instruction asks for; undefined where nothing was looked for yet. */
  readonly guessed: ValueKind | undefined;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<DraftFormat>) => void;
}

/** What a field's values must be like: a line that says it, and what it is set by when that is opened. */
export function FieldFormat({ name, format, guessed, error, onChange }: FieldFormatProps) {
  const t = messages.get();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const said = describeFormat(toFormat(format));
  const shown = said || (guessed === undefined ? t.unset : t.automaticAs(t.kinds[guessed]));
  return (
    <div className={classes['format']}>
      <button
        type="button"
        className={classes['toggle']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconAdjustments size={14} aria-hidden />
        <span className="visually-hidden">{t.title(name)}</span>
        <span>{shown}</span>
      </button>
      {error !== undefined && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && <FormatInputs format={format} guessed={guessed} onChange={onChange} />}
      </div>
    </div>
  );
}

function FormatInputs({
  format,
  guessed,
  onChange,
}: Pick<FieldFormatProps, 'format' | 'guessed' | 'onChange'>) {
  const t = messages.get();
  const { kind } = format;
  const text = (part: 'pattern' | 'list' | 'min' | 'max') => ({
    value: format[part],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [part]: event.currentTarget.value }),
  });
  const kinds = Object.entries(t.kinds).map(([value, label]) => ({ value, label }));
  const automatic = guessed === undefined ? t.automatic : t.automaticAs(t.kinds[guessed]);
  return (
    <div className={classes['panel']}>
      <NativeSelect
        label={t.kind}
        value={kind}
        data={[{ value: '', label: automatic }, ...kinds]}
        onChange={(event) => {
          const chosen = kinds.find(({ value }) => value === event.currentTarget.value)?.value ?? '';
          // Bounds of one kind are none of another.
          onChange({ kind: isKind(chosen) ? chosen : '', min: '', max: '' });
        }}
      />
      <Checkbox
        className={classes['required'] ?? ''}
        label={t.required}
        description={t.requiredText}
        checked={format.required}
        onChange={(event) => onChange({ required: event.currentTarget.checked })}
      />
      {hasOrder(kind) ? (
        <>
          <TextInput
            {...text('min')}
            label={kind === 'date' ? t.earliest : t.min}
            type={kind === 'date' ? 'date' : 'text'}
          />
          <TextInput
            {...text('max')}
            label={kind === 'date' ? t.latest : t.max}
            type={kind === 'date' ? 'date' : 'text'}
          />
        </>
      ) : (
        <>
          <TextInput
            {...text('pattern')}
            label={t.pattern}
            description={t.patternText}
            placeholder={t.patternExample}
          />
          <Textarea {...text('list')} label={t.list} description={t.listText} rows={2} autosize={false} />
        </>
      )}
      <p className={classes['note']}>{t.note}</p>
    </div>
  );
}

function isKind(value: string): value is ValueKind {
  return value in messages.get().kinds;
}
