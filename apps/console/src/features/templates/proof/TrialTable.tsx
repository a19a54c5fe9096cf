import type { TriedField } from '@ocr/contract';
import { Link } from '@tanstack/react-router';
import { Fragment, useId, useState } from 'react';
import tableClasses from '#features/templates/count-table.module.css';
import classes from '#features/templates/proof/draft.module.css';
import { nameOf } from '#features/templates/proof/losses.tsx';
import { messages } from '#features/templates/proof/messages.ts';
import { format, nothing } from '#lib/format.ts';
import { linkSearch, paths } from '#lib/paths.ts';

const scroll = `${tableClasses['scroll']} ${classes['trial']}`;

/** What the two sides of a trial are called: above the counts of what they read right, and next to what the second one reads. */
export interface TrialHeads {
  readonly before: string;
  readonly after: string;
  readonly found: string;
}

interface TrialTableProps {
  readonly fields: readonly TriedField[];
  readonly heads: TrialHeads;
}

/** Field by field: right before and after, gained, and lost with its pages. */
export function TrialTable({ fields, heads }: TrialTableProps) {
  const t = messages.get().trial;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
    <div className={scroll} role="region" aria-label={t.byField} tabIndex={0}>
      <table className={tableClasses['table']}>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col" className={classes['values']}>
              {t.values}
            </th>
            <th scope="col">{heads.before}</th>
            <th scope="col">{heads.after}</th>
            <th scope="col">{t.gained}</th>
            <th scope="col">{t.lost}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <FieldRow key={nameOf(field)} field={field} found={heads.found} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FieldRow({ field, found }: { field: TriedField; found: string }) {
  const t = messages.get().trial;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const name = nameOf(field);
  const lost = format.number(field.lostValues);
  return (
    <Fragment>
      <tr>
        <th scope="row">{name}</th>
        <td className={classes['values']}>{format.number(field.values)}</td>
        <Right count={field.before} />
        <Right count={field.after} />
        <td data-tone={field.gained > 0 ? 'good' : undefined}>{format.number(field.gained)}</td>
        <td data-tone={field.lostValues > 0 ? 'bad' : undefined}>
          {field.lost.length === 0 ? (
            lost
          ) : (
            <button
              type="button"
              className={classes['lost']}
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={t.showLost(lost, name)}
              onClick={() => setOpen(!isOpen)}
            >
              {lost}
            </button>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={6} id={id}>
            <LostPages field={field} name={name} foundBy={found} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function Right({ count }: { count: number | null }) {
  const t = messages.get().trial;
  if (count === null) return <td title={t.notAsked}>{nothing}</td>;
  return <td>{format.number(count)}</td>;
}

function LostPages({ field, name, foundBy }: { field: TriedField; name: string; foundBy: string }) {
  const t = messages.get().trial;
  const shown = field.lost.reduce((sum, { values }) => sum + values, 0);
  return (
    <div className={classes['detail']}>
      <ul className={classes['pages']} aria-label={t.lostOf(name)}>
        {field.lost.map(({ fileId, requestId, requestNumber, fileName, page, values, expected, found }) => (
          <li key={`${fileId} ${page}`}>
            <Link
              to={paths.request(requestId)}
              search={linkSearch({ file: fileId, page: String(page) })}
              target="_blank"
            >
              {t.where(requestNumber, fileName, format.number(page))}
            </Link>
            <dl>
              <dt>{t.expected}</dt>
              <dd>{expected ?? t.empty}</dd>
              <dt>{foundBy}</dt>
              <dd>{found ?? t.empty}</dd>
            </dl>
            {values > 1 && <span>{t.more(format.number(values - 1))}</span>}
          </li>
        ))}
      </ul>
      {shown < field.lostValues && (
        <p className={classes['hint']}>{t.onlyPages(format.number(field.lost.length))}</p>
      )}
    </div>
  );
}
