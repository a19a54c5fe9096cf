import { UnstyledButton } from '@mantine/core';
import type { TemplateQuality } from '@ocr/contract';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from '#features/templates/count-table.module.css';
import { messages } from '#features/templates/quality/messages.ts';
import styles from '#features/templates/quality/quality.module.css';
import { format } from '#lib/format.ts';

type Rate = TemplateQuality['total'];

interface RateRow extends Rate {
  readonly key: string;
  readonly title: string;
  /** The same by month, shown on demand; a single month adds nothing to the row. */
  readonly months?: readonly (Rate & { readonly month: string })[];
}

interface RateTableProps {
  readonly label: string;
  /** What the rows are. */
  readonly head: string;
  readonly rows: readonly RateRow[];
}

/** How well was read, row by row: of fields, or of months. */
export function RateTable({ label, head, rows }: RateTableProps) {
  const t = messages.get();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
    <div className={classes['scroll']} role="region" aria-label={t.tableOf(label)} tabIndex={0}>
      <table className={`${classes['table']} ${styles['rates']}`}>
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
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </table>
    </div>
  );
}

/** A row, which opens to its months where there are several. */
function Row({ row }: { row: RateRow }) {
  const t = messages.get();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const months = row.months ?? [];
  return (
    <>
      <tbody>
        <tr>
          <th scope="row">
            {months.length > 1 ? (
              <UnstyledButton
                className={styles['toggle'] ?? ''}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                title={t.openMonths(row.title)}
                onClick={() => setOpen(!isOpen)}
              >
                <IconChevronRight size={15} aria-hidden />
                {row.title}
              </UnstyledButton>
            ) : (
              row.title
            )}
          </th>
          <Rates rate={row} />
        </tr>
      </tbody>
      {isOpen && (
        <tbody id={id} className={styles['months']}>
          {months.map((one) => (
            <tr key={one.month}>
              <th scope="row">{format.month(one.month)}</th>
              <Rates rate={one} />
            </tr>
          ))}
        </tbody>
      )}
    </>
  );
}

function Rates({ rate }: { rate: Rate }) {
  return (
    <>
      <td>{format.number(rate.values)}</td>
      <td>{format.percent(rate.asRead)}</td>
      <td>{format.percent(rate.doubtful)}</td>
      <td>{format.percent(rate.doubtfulRight)}</td>
      <td>{format.number(rate.minutesPerHundredPages)}</td>
    </>
  );
}
