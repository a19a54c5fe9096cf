import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import classes from '#features/templates/editor/editor.module.css';
import { messages } from '#features/templates/messages.ts';
import type { FoundField } from '#features/templates/preview/preview.ts';
import { format } from '#lib/format.ts';
import { documentMessages } from '#lib/i18n/documents.ts';

interface FindingProps {
  /** `undefined` where nothing was looked for yet. */
  readonly found: FoundField | undefined;
  readonly isUnnamed: boolean;
  /** With a sample on screen. */
  readonly isActive: boolean;
}

/** What an instruction finds on the sample now. */
export function Finding({ found, isUnnamed, isActive }: FindingProps) {
  const t = messages.get().finding;
  if (!isActive) return null;
  if (isUnnamed) return <p className={classes['finding']}>{t.unnamed}</p>;
  if (!found) return <p className={classes['finding']}>{t.waiting}</p>;
  const { value, text, confidence, reason } = found;
  if (value === null) {
    return (
      <p className={classes['finding']} data-tone="none">
        <IconMinus size={14} aria-hidden /> {t.none}
      </p>
    );
  }
  const shown = text ?? value;
  const doubts = documentMessages.get().doubts;
  return (
    <p className={classes['finding']} data-tone={reason === null ? 'good' : 'doubt'}>
      {reason === null ? <IconCheck size={14} aria-hidden /> : <IconAlertTriangle size={14} aria-hidden />}
      <span>
        <b>{t.value(shown, format.percent(confidence))}</b>
        {shown !== value && <span className={classes['as']}> {t.asValue(value)}</span>}
        {reason !== null && <span> {doubts[reason]}</span>}
      </span>
    </p>
  );
}
