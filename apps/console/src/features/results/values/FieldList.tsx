import { memo, useId } from 'react';
import { messages } from '#features/results/messages.ts';
import type { CheckingActions } from '#features/results/checking/use-checking.ts';
import { isDoubtful } from '@ocr/contract/codes';
import { toneOf, type ResultValue } from '#features/results/values/values.ts';
import classes from '#features/results/values/values.module.css';
import { ValueInput } from '#features/results/values/ValueInput.tsx';
import { Confidence, ValueNotes } from '#features/results/values/ValueNotes.tsx';
import { useWork } from '#features/results/work-context.ts';
import { EmptyState } from '#ui/feedback/States.tsx';

interface FieldListProps {
  readonly fields: readonly ResultValue[];
  readonly actions: CheckingActions;
}

/** The fields of a file, the doubtful ones first under a heading of their own. */
export function FieldList({ fields, actions }: FieldListProps) {
  const t = messages.get();
  const { selected, highlighted, target, unsaved } = useWork();
  if (fields.length === 0) return <EmptyState title={t.noFields} />;
  const doubtful = fields.filter(isDoubtful).length;
  const row = (value: ResultValue) => (
    <FieldRow
      key={value.id}
      value={value}
      isTarget={target === value.id}
      isSelected={selected?.id === value.id}
      isHighlighted={highlighted === value.id}
      unsaved={unsaved.get(value.id)}
      actions={actions}
    />
  );
  return (
    <>
      {doubtful > 0 && (
        <section aria-label={t.sectionDoubts}>
          <h2 className={classes['section']}>{t.sectionDoubts}</h2>
          <ul className={classes['list']}>{fields.slice(0, doubtful).map(row)}</ul>
        </section>
      )}
      {doubtful < fields.length && (
        <section aria-label={t.sectionRest}>
          {doubtful > 0 && <h2 className={classes['section']}>{t.sectionRest}</h2>}
          <ul className={classes['list']}>{fields.slice(doubtful).map(row)}</ul>
        </section>
      )}
    </>
  );
}

interface FieldRowProps {
  readonly value: ResultValue;
  readonly isTarget: boolean;
  readonly isSelected: boolean;
  readonly isHighlighted: boolean;
  readonly unsaved: string | undefined;
  readonly actions: CheckingActions;
}

function PlainFieldRow(props: FieldRowProps) {
  const { value, isSelected, isHighlighted, unsaved, actions } = props;
  const t = messages.get();
  const notes = useId();
  const tone = toneOf(value);
  return (
    <li
      className={classes['row']}
      data-tone={tone}
      data-selected={isSelected || undefined}
      data-highlighted={isHighlighted || undefined}
      onPointerEnter={() => actions.light(value.id)}
      onPointerLeave={() => actions.light(undefined)}
    >
      <span className={classes['name']} title={value.name}>
        {value.name}
        {t.status[tone] && <span className="visually-hidden"> {t.status[tone]}</span>}
      </span>
      <ValueInput {...props} label={value.name} describedBy={notes} />
      <Confidence value={value} />
      <ValueNotes value={value} isUnsaved={unsaved !== undefined} isSelected={isSelected} id={notes} />
    </li>
  );
}

const FieldRow = memo(PlainFieldRow);
