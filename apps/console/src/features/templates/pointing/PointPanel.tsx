import { Button, CloseButton, Loader, NativeSelect } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { isFilledIn } from '#features/templates/editor/draft.ts';
import { messages } from '#features/templates/pointing/messages.ts';
import { AsColumn } from '#features/templates/pointing/AsColumn.tsx';
import classes from '#features/templates/pointing/pointing.module.css';
import { usePointActions, type Result } from '#features/templates/pointing/use-point-actions.ts';
import type { Pointed, Pointing, PointingTarget } from '#features/templates/pointing/use-pointing.ts';
import { common } from '#lib/i18n/common.ts';

interface PointPanelProps {
  readonly target: PointingTarget;
  readonly hash: string;
  readonly pointed: Pointed;
  readonly actions: Pick<Pointing['actions'], 'close' | 'setDone'>;
}

/**
 * What is printed at the pointed place of the sample, and what can be made of it: a new field or column, or words for an existing field.
 */
export function PointPanel({ target, hash, pointed, actions }: PointPanelProps) {
  const t = messages.get();
  const panel = useRef<HTMLDivElement>(null);
  const point = usePointActions(target, hash, { pointed, setDone: actions.setDone });
  useFocus(panel, point.result !== undefined);
  return (
    <div
      className={classes['panel']}
      ref={panel}
      role="dialog"
      aria-label={t.title(point.text)}
      tabIndex={-1}
      data-pointing
    >
      <div className={classes['head']}>
        <b className={classes['value']}>{point.text}</b>
        <CloseButton
          className={classes['close'] ?? ''}
          size="sm"
          aria-label={t.close}
          onClick={actions.close}
        />
      </div>
      <ReadWords {...point} />
      {point.result ? (
        <Outcome result={point.result} />
      ) : (
        point.isReady && <Choices point={point} target={target} />
      )}
    </div>
  );
}

/** The panel takes the focus when it opens, and when the focused part disappears after a choice. */
function useFocus(panel: React.RefObject<HTMLElement | null>, isDone: boolean): void {
  const wasDone = useRef<boolean>(undefined);
  useEffect(() => {
    const isOpening = wasDone.current === undefined;
    wasDone.current = isDone;
    // The popover that it is in takes its place first, and a new field the focus.
    const frame = requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isOpening || isLost) panel.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [panel, isDone]);
}

type Point = ReturnType<typeof usePointActions>;

/** How the place was read, and its label. */
function ReadWords(point: Point) {
  const { text, isReading, isFailed, isReady, firstRead, isUnsure, label } = point;
  const t = messages.get();
  const note = firstRead === undefined ? (isUnsure ? t.unsure : undefined) : t.readAgain(firstRead);
  return (
    <div className={classes['words']} role="status">
      {isReading && (
        <p className={classes['line']}>
          <Loader size={14} aria-hidden /> {t.reading}
        </p>
      )}
      {!isReading && isFailed && (
        <p className={classes['line']}>
          {t.failed}
          <Button variant="default" size="xs" onClick={point.retry}>
            {common.get().action.retry}
          </Button>
        </p>
      )}
      {!isReading && !isFailed && text === '' && <p>{t.nothing}</p>}
      {note !== undefined && <p>{note}</p>}
      {isReady && !point.result?.isColumn && <p>{label === null ? t.noLabel : t.label(label)}</p>}
    </div>
  );
}

function Choices({ point, target }: { point: Point; target: PointingTarget }) {
  const t = messages.get();
  return (
    <>
      <Button
        size="xs"
        fullWidth
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={point.isFull}
        title={point.isFull ? t.full : undefined}
        onClick={point.addField}
      >
        {t.newField}
      </Button>
      {point.label !== null && <UseFor target={target} onUse={point.giveLabel} />}
      <AsColumn target={target} onAdd={point.addColumn} />
    </>
  );
}

/** The template's fields, the active one first. */
function UseFor({ target, onUse }: { target: PointingTarget; onUse: (key: string) => void }) {
  const t = messages.get();
  const { fields, current } = target;
  const [chosen, setChosen] = useState<string>();
  const named = fields.flatMap((field, index) => {
    const { key, name } = field;
    // An empty one takes a new field anyway.
    if (key !== current && !isFilledIn(field)) return [];
    return [{ value: key, label: name.trim() || t.unnamed(index + 1) }];
  });
  const data = named.toSorted(
    (one, other) => Number(other.value === current) - Number(one.value === current),
  );
  const field = data.find(({ value }) => value === chosen) ?? data[0];
  if (field === undefined) return null;
  return (
    <div className={classes['taking']}>
      <NativeSelect
        size="xs"
        label={t.takeFor}
        data={data}
        value={field.value}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button
        variant="default"
        size="xs"
        aria-label={t.takeForField(field.label)}
        onClick={() => onUse(field.value)}
      >
        {t.take}
      </Button>
    </div>
  );
}

/** Whether the template finds it now. */
function Outcome({ result: { isColumn, name, outcome, text, undo } }: { result: Result }) {
  const t = messages.get();
  const said = isColumn ? t.foundColumn : t.found;
  return (
    <>
      <p className={classes['outcome']} role="status" data-tone={outcome}>
        {outcome === undefined ? (
          <Loader size={14} aria-hidden />
        ) : outcome === 'here' ? (
          <IconCheck size={15} aria-hidden />
        ) : (
          <IconAlertTriangle size={15} aria-hidden />
        )}
        <span>{outcome === undefined ? t.searching(name) : said[outcome](name, text)}</span>
      </p>
      {undo && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowBackUp size={14} aria-hidden />}
          onClick={undo}
        >
          {t.undo}
        </Button>
      )}
    </>
  );
}
