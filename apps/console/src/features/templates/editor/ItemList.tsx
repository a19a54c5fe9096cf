import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { maxOf, type Action } from '#features/templates/editor/draft.ts';
import classes from '#features/templates/editor/editor.module.css';
import { Section } from '#ui/layout/Section.tsx';

interface ItemListProps {
  readonly list: 'fields' | 'tables';
  readonly words: {
    readonly title: string;
    readonly note: string;
    readonly none: string;
    readonly add: string;
  };
  readonly count: number;
  /** An error of the list itself: too many items, or none. */
  readonly error: string | undefined;
  readonly dispatch: (action: Action) => void;
  readonly before?: ReactNode;
  /** What the sample offers to add. */
  readonly offers: ReactNode;
  readonly children: ReactNode;
}

/** The fields of a template, or its tables, with their errors and a button to add one. */
export function ItemList({ list, words, count, error, dispatch, before, offers, children }: ItemListProps) {
  const isFull = count >= maxOf(list);
  return (
    <Section title={words.title} note={words.note}>
      {before}
      {count === 0 && <p className={classes['none']}>{words.none}</p>}
      <ol className={classes['list']}>{children}</ol>
      {error !== undefined && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
      {offers}
      <Button
        variant="default"
        leftSection={<IconPlus size={15} aria-hidden />}
        disabled={isFull}
        onClick={() => dispatch({ type: 'add', list })}
      >
        {words.add}
      </Button>
    </Section>
  );
}
