import { IconAlertTriangle, IconCheck, IconSchool } from '@tabler/icons-react';
import { messages } from '#features/results/messages.ts';
import { needsCheck, openReading, shownValue, type ResultValue } from '#features/results/values/values.ts';
import classes from '#features/results/values/values.module.css';
import { format } from '#lib/format.ts';
import { documentMessages } from '#lib/i18n/documents.ts';
import { joins } from '#lib/i18n/joins.ts';

interface ValueNotesProps {
  readonly value: ResultValue;
  readonly isUnsaved: boolean;
  /** In work: the whole note is shown. */
  readonly isSelected: boolean;
  readonly id?: string;
}

/** Why a value is doubtful, what was read where it was corrected, and how it is printed where that differs. */
export function ValueNotes({ value, isUnsaved, isSelected, id }: ValueNotesProps) {
  const t = messages.get();
  const { corrected, text } = value;
  const other = openReading(value);
  const isChanged = corrected !== null && corrected.value !== (value.value ?? '');
  return (
    <span className={classes['notes']} id={id}>
      {isUnsaved && (
        <span className={classes['note']} data-tone="bad">
          <IconAlertTriangle size={13} aria-hidden /> {t.unsaved}
        </span>
      )}
      {/* The field has what was typed in its place. */}
      {isUnsaved && <span className={classes['note']}>{t.savedValue(shownValue(value))}</span>}
      {needsCheck(value) && (
        <span className={classes['note']} data-tone="doubt">
          <IconAlertTriangle size={13} aria-hidden /> {reasonText(value)}
        </span>
      )}
      {other !== undefined && <span className={classes['note']}>{t.otherReading(other)}</span>}
      <LearnedFrom value={value} isSelected={isSelected} />
      {corrected !== null && (
        <span className={classes['note']} data-tone="checked">
          <IconCheck size={13} aria-hidden /> {t.checkedBy(corrected.by)}
        </span>
      )}
      {isChanged && <span className={classes['note']}>{text === null ? t.readNothing : t.read(text)}</span>}
      {!isChanged && text !== null && text !== value.value && (
        <span className={classes['note']}>{t.printed(text)}</span>
      )}
      {value.value === null && corrected === null && (
        <span className={classes['note']}>{documentMessages.get().notFound}</span>
      )}
    </span>
  );
}

/** By which checked document the value was found; once it is corrected, that is history. */
function LearnedFrom({ value, isSelected }: Pick<ValueNotesProps, 'value' | 'isSelected'>) {
  const t = messages.get();
  const { learnedFrom, corrected } = value;
  if (learnedFrom === null || corrected !== null) return null;
  const { requestNumber, by, at } = learnedFrom;
  // What was left as read taught as well: then nothing was corrected.
  const [short, long] = learnedFrom.corrected
    ? [t.learnedFrom, t.learnedFromBy]
    : [t.learnedAsRead, t.learnedAsReadBy];
  const whole = long(requestNumber, by, format.dateTime(at));
  return (
    <span className={classes['note']} title={whole}>
      <IconSchool size={13} aria-hidden /> {isSelected ? whole : short(requestNumber)}
    </span>
  );
}

function reasonText({ reason }: ResultValue): string {
  const t = documentMessages.get();
  return reason === null ? t.lowConfidence : t.doubts[reason];
}

/** How sure the reading is, and on which page it is. */
export function Confidence({ value }: { value: ResultValue }) {
  const t = documentMessages.get();
  if (value.confidence === null) return null;
  const percent = format.percent(value.confidence);
  const place = value.page === null ? undefined : t.onPage(format.number(value.page));
  return (
    <span
      className={classes['confidence']}
      title={joins.list([t.confidence(percent), ...(place === undefined ? [] : [place])])}
    >
      {percent}
    </span>
  );
}
