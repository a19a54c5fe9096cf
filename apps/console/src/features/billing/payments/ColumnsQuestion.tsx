import { Button, NativeSelect } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Columns } from '#features/billing/payments/import-file.ts';
import { messages } from '#features/billing/payments/messages.ts';
import classes from '#features/billing/payments/payments.module.css';
import { FormProblem } from '#ui/form/FormActions.tsx';
import { Section } from '#ui/layout/Section.tsx';

interface ColumnsQuestionProps {
  readonly headings: readonly string[];
  readonly isBusy: boolean;
  readonly onChoose: (columns: Columns) => void;
}

const parts = ['date', 'payer', 'amount'] as const;

/** Which column of a table contains what: asked once for each kind of file. */
export function ColumnsQuestion({ headings, isBusy, onChoose }: ColumnsQuestionProps) {
  const t = messages.get().columns;
  const [columns, setColumns] = useState<Columns>({ date: '', payer: '', amount: '' });
  const [problem, setProblem] = useState<string>();
  const choose = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = parts.map((part) => columns[part]);
    if (chosen.includes('') || new Set(chosen).size < parts.length) setProblem(t.different);
    else onChoose(columns);
  };
  // Two columns may have one heading, and some have none: the first of each can be chosen.
  const named = [...new Set(headings.filter((heading) => heading !== ''))];
  return (
    <Section title={t.title} note={t.text}>
      <form onSubmit={choose}>
        <div className={classes['columns']}>
          {parts.map((part) => (
            <NativeSelect
              key={part}
              label={t[part]}
              value={columns[part]}
              data={[
                { value: '', label: t.choose },
                ...named.map((heading) => ({ value: heading, label: heading })),
              ]}
              onChange={(event) => {
                setProblem(undefined);
                setColumns({ ...columns, [part]: event.currentTarget.value });
              }}
              withAsterisk
            />
          ))}
        </div>
        <FormProblem text={problem} />
        <Button type="submit" loading={isBusy}>
          {t.read}
        </Button>
      </form>
    </Section>
  );
}
