import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { messages } from '#features/system/messages.ts';
import classes from '#features/system/system.module.css';
import { CallError } from '#lib/api/call-error.ts';
import { defaultFailure } from '#lib/api/transport.ts';
import { common } from '#lib/i18n/common.ts';
import { confirm } from '#ui/confirm.ts';
import { DataTable, type Column } from '#ui/DataTable.tsx';
import { DateField, MonthField } from '#ui/DateField.tsx';
import { DomainStatusBadge, type DomainStatus } from '#ui/DomainStatusBadge.tsx';
import { Quantity } from '#ui/Quantity.tsx';
import { SecretField } from '#ui/SecretField.tsx';
import { Section } from '#ui/Section.tsx';
import { EmptyState } from '#ui/States.tsx';
import { toast } from '#ui/toast.ts';

/** What the screens are made of, in every state. */
export function WidgetGallery() {
  const words = messages.get();
  const statuses = Object.keys(common.get().status) as DomainStatus[];
  return (
    <>
      <h2 className={classes['heading']}>{words.widgets}</h2>
      <p className={classes['note']}>{words.widgetsNote}</p>
      <div className={classes['stack']}>
        <Section title={words.statuses}>
          <div className={classes['row']}>
            {statuses.map((status) => (
              <DomainStatusBadge key={status} status={status} />
            ))}
          </div>
        </Section>
        <Section title={words.buttons}>
          <div className={classes['row']}>
            <Button>{words.normal}</Button>
            <Button loading>{words.busy}</Button>
            <Button disabled>{words.disabled}</Button>
            <Button variant="default">{words.normal}</Button>
            <Button variant="subtle" color="gray">
              {words.normal}
            </Button>
            <Button variant="light">{words.normal}</Button>
          </div>
        </Section>
        <Fields />
        <Answers />
        <Lists />
      </div>
    </>
  );
}

function Fields() {
  const words = messages.get();
  const { form } = common.get();
  const [text, setText] = useState('');
  const [day, setDay] = useState('');
  const [month, setMonth] = useState('');
  const onText = (event: { currentTarget: { value: string } }): void => setText(event.currentTarget.value);
  return (
    <Section title={words.fields}>
      <div className={classes['fields']}>
        <TextInput label={words.text} value={text} onChange={onText} />
        <TextInput
          label={words.withError}
          error={form.required}
          withAsterisk
          value={text}
          onChange={onText}
        />
        <TextInput label={words.disabled} disabled value={text} readOnly />
        <SecretField label={words.normal} autoComplete="off" value={text} onChange={onText} />
        <DateField label={words.day} value={day} onChange={setDay} isClearable />
        <MonthField label={words.month} value={month} onChange={setMonth} isClearable />
      </div>
    </Section>
  );
}

function Answers() {
  const words = messages.get();
  const { result, codes } = common.get();
  const ask = (tone: 'normal' | 'danger'): void => {
    void confirm({ title: words.question, text: words.questionText, tone });
  };
  return (
    <Section title={words.messages}>
      <div className={classes['row']}>
        <Button variant="default" onClick={() => toast.success(result.success)}>
          {words.showSuccess}
        </Button>
        <Button variant="default" onClick={() => toast.failure(codes.FAILED)}>
          {words.showFailure}
        </Button>
        <Button variant="default" onClick={() => ask('normal')}>
          {words.ask}
        </Button>
        <Button variant="default" onClick={() => ask('danger')}>
          {words.askDanger}
        </Button>
      </div>
    </Section>
  );
}

interface SampleRow {
  readonly id: string;
  readonly amount: number | null;
}

const amountCell = ({ amount }: SampleRow) => <Quantity value={amount} unit={common.get().unit.pages} />;

function Lists() {
  const words = messages.get();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<string>();
  const columns: readonly Column<SampleRow>[] = [
    {
      key: 'name',
      header: words.name,
      cell: ({ id }) => words.row(Number(id)),
      isRowHeader: true,
      isSortable: true,
    },
    {
      key: 'amount',
      header: words.amount,
      cell: amountCell,
      align: 'end',
      isSortable: true,
    },
  ];
  const rows: readonly SampleRow[] = [
    { id: '1', amount: 12_800 },
    { id: '2', amount: 0 },
    { id: '3', amount: null },
  ];
  const shared = { columns, rowKey: ({ id }: SampleRow) => id };
  return (
    <div className={classes['lists']}>
      <DataTable
        {...shared}
        label={words.lists}
        rows={rows}
        sort={sort}
        onSort={setSort}
        rowName={({ id }) => words.row(Number(id))}
        selection={{ selected, onChange: setSelected }}
      />
      <DataTable {...shared} label={words.loading} rows={undefined} skeletonRows={3} />
      <DataTable
        {...shared}
        label={words.empty}
        rows={[]}
        empty={<EmptyState title={words.empty} text={words.emptyText} />}
      />
      <DataTable {...shared} label={words.failed} rows={undefined} error={new CallError(defaultFailure)} />
    </div>
  );
}
