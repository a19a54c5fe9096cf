import type { Trial, TriedField } from '@ocr/contract';
import type { ReactNode } from 'react';
import { messages } from '#features/templates/proof/messages.ts';
import { format } from '#lib/format.ts';

/** A field by its name, a column with its table's. */
export function nameOf({ name, table }: TriedField): string {
  return table === null ? name : messages.get().trial.column(table, name);
}

/** What a draft is known to lose, to be confirmed. */
export function lossLines({ lostValues, fields }: Trial): ReactNode {
  const t = messages.get().draft;
  const losing = fields.filter((field) => field.lostValues > 0);
  return (
    <>
      {t.losesText(format.number(lostValues), lostValues)}
      <ul>
        {losing.map((field) => (
          <li key={nameOf(field)}>{t.lossOf(nameOf(field), format.number(field.lostValues))}</li>
        ))}
      </ul>
      {t.publishText}
    </>
  );
}
