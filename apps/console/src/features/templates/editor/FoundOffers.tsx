import { Button } from '@mantine/core';
import { IconPlus, IconTablePlus } from '@tabler/icons-react';
import type { Action, Draft } from '#features/templates/editor/draft.ts';
import { messages } from '#features/templates/messages.ts';
import classes from '#features/templates/editor/offers.module.css';
import { tableFrom, type Offers } from '#features/templates/editor/offers.ts';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';

interface OffersProps {
  readonly offers: Offers;
  readonly isFull: boolean;
  readonly highlighted: string | undefined;
  readonly dispatch: (action: Action) => void;
  readonly onHighlight: (key: string | undefined) => void;
}

/** Labelled values that are on the sample: one click makes a field of each. */
export function FieldOffers({ offers: { fields }, isFull, dispatch, onHighlight }: OffersProps) {
  const t = messages.get().offers;
  if (fields.length === 0) return null;
  return (
    <div className={classes['offers']} role="group" aria-label={t.fields}>
      <h3>{t.fields}</h3>
      <ul className={classes['chips']}>
        {fields.map(({ key, name, value }) => (
          <li key={key} data-item={key}>
            <button
              type="button"
              className={classes['chip']}
              disabled={isFull}
              title={t.addField}
              onPointerEnter={() => onHighlight(key)}
              onPointerLeave={() => onHighlight(undefined)}
              onFocus={() => onHighlight(key)}
              onBlur={() => onHighlight(undefined)}
              onClick={() =>
                dispatch({
                  type: 'add',
                  list: 'fields',
                  item: { name, description: t.instruction(name) },
                })
              }
            >
              <IconPlus size={13} aria-hidden />
              <b>{name}</b>
              <span>{value}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tables that are on the sample: one click makes a table of the template with the printed columns. */
export function TableOffers({
  offers: { tables },
  isFull,
  highlighted,
  dispatch,
  onHighlight,
  others,
}: OffersProps & { readonly others: Draft['tables'] }) {
  const t = messages.get().offers;
  if (tables.length === 0) return null;
  return (
    <div className={classes['offers']} role="group" aria-label={t.tables}>
      <h3>{t.tables}</h3>
      <ul className={classes['tables']}>
        {tables.map((table) => {
          const { key, columns, rowCount, page } = table;
          const named = columns.filter((name) => name !== '');
          return (
            <li
              key={key}
              data-item={key}
              data-highlighted={highlighted === key || undefined}
              onPointerEnter={() => onHighlight(key)}
              onPointerLeave={() => onHighlight(undefined)}
            >
              <span>
                <b>{joins.list(named)}</b>
                <small>{t.where(format.number(rowCount), rowCount, format.number(page))}</small>
              </span>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconTablePlus size={15} aria-hidden />}
                disabled={isFull}
                aria-label={t.addTableOf(joins.list(named))}
                onFocus={() => onHighlight(key)}
                onBlur={() => onHighlight(undefined)}
                onClick={() => dispatch({ type: 'add', list: 'tables', item: tableFrom(table, others, t) })}
              >
                {t.addTable}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
