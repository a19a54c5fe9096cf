import type { TemplateQuality } from '@ocr/contract';
import classes from '#features/templates/count-table.module.css';
import { messages } from '#features/templates/quality/messages.ts';
import { format } from '#lib/format.ts';

interface RateTableProps {
  readonly label: string;
  /** What the rows are. */
  readonly head: string;
  readonly rows: readonly (TemplateQuality['total'] & { readonly key: string; readonly title: string })[];
}

/** How well was read, row by row: of fields, or of months. */
export function RateTable({ label, head, rows }: RateTableProps) {
  const t = messages.get();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
    <div className={classes['scroll']} role="region" aria-label={t.tableOf(label)} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{t.values}</th>
            <th scope="col">{t.asRead}</th>
            <th scope="col">{t.doubtful}</th>
            <th scope="col">{t.doubtfulRight}</th>
            <th scope="col">{t.minutes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.title}</th>
              <td>{format.number(row.values)}</td>
              <td>{format.percent(row.asRead)}</td>
              <td>{format.percent(row.doubtful)}</td>
              <td>{format.percent(row.doubtfulRight)}</td>
              <td>{format.number(row.minutesPerHundredPages)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
