import { Button } from '@mantine/core';
import { IconPlus, IconTablePlus } from '@tabler/icons-react';
import type { Action, Draft } from '#features/templates/draft.ts';
import { messages } from '#features/templates/messages.ts';
import classes from '#features/templates/offers.module.css';
import { tableFrom, type Offers } from '#features/templates/offers.ts';
import { format } from '#lib/format.ts';

interface OffersProps {
  readonly offers: Offers;
  readonly isFull: boolean;
  readonly lit: string | undefined;
  readonly dispatch: (action: Action) => void;
  readonly onLight: (key: string | undefined) => void;
}

/** Labelled values that stand on the sample: one click makes a field of each. */
export function FieldOffers({ offers: { fields }, isFull, dispatch, onLight }: OffersProps) {
  const words = messages.get().offers;
  if (fields.length === 0) return null;
  return (
    <div className={classes['offers']} role="group" aria-label={words.fields}>
      <h3>{words.fields}</h3>
      <ul className={classes['chips']}>
        {fields.map(({ key, name, value }) => (
          <li key={key} data-item={key}>
            <button
              type="button"
              className={classes['chip']}
              disabled={isFull}
              title={words.addField}
              onPointerEnter={() => onLight(key)}
              onPointerLeave={() => onLight(undefined)}
              onFocus={() => onLight(key)}
              onBlur={() => onLight(undefined)}
              onClick={() =>
                dispatch({
                  type: 'add',
                  list: 'fields',
                  item: { name, description: words.instruction(name) },
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

/** Tables that stand on the sample: one click makes a table of the template with the printed columns. */
export function TableOffers({
  offers: { tables },
  isFull,
  lit,
  dispatch,
  onLight,
  others,
}: OffersProps & { readonly others: Draft['tables'] }) {
  const words = messages.get().offers;
  if (tables.length === 0) return null;
  return (
    <div className={classes['offers']} role="group" aria-label={words.tables}>
      <h3>{words.tables}</h3>
      <ul className={classes['tables']}>
        {tables.map((table) => {
          const { key, columns, rowCount, page } = table;
          const named = columns.filter((name) => name !== '');
          return (
            <li
              key={key}
              data-item={key}
              data-lit={lit === key || undefined}
              onPointerEnter={() => onLight(key)}
              onPointerLeave={() => onLight(undefined)}
            >
              <span>
                <b>{named.join(' · ')}</b>
                <small>{words.where(format.number(rowCount), rowCount, format.number(page))}</small>
              </span>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconTablePlus size={15} aria-hidden />}
                disabled={isFull}
                aria-label={words.addTableOf(named.join(', '))}
                onFocus={() => onLight(key)}
                onBlur={() => onLight(undefined)}
                onClick={() =>
                  dispatch({ type: 'add', list: 'tables', item: tableFrom(table, others, words) })
                }
              >
                {words.addTable}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
