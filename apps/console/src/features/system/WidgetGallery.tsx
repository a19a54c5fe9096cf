import { keysOf } from '@ocr/contract/objects';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { messages } from '#features/system/messages.ts';
import classes from '#features/system/system.module.css';
import { CallError } from '#lib/api/call-error.ts';
import { defaultFailure } from '#lib/api/transport.ts';
import { common } from '#lib/i18n/common.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { MonthField } from '#ui/form/MonthField.tsx';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';
import { Quantity } from '#ui/figures/Quantity.tsx';
import { SecretField } from '#ui/form/SecretField.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';
import { toast } from '#ui/feedback/toast.ts';

/** What the screens are made of, in every state. */
export function WidgetGallery() {
  const t = messages.get();
  const statuses = keysOf(signedInMessages.get().status);
  return (
    <>
      <h2 className={classes['heading']}>{t.widgets}</h2>
      <p className={classes['note']}>{t.widgetsNote}</p>
      <div className={classes['stack']}>
        <Section title={t.statuses}>
          <div className={classes['row']}>
            {statuses.map((status) => (
              <DomainStatusBadge key={status} status={status} />
            ))}
          </div>
        </Section>
        <Section title={t.buttons}>
          <div className={classes['row']}>
            <Button>{t.normal}</Button>
            <Button loading>{t.busy}</Button>
            <Button disabled>{t.disabled}</Button>
            <Button variant="default">{t.normal}</Button>
            <Button variant="subtle" color="gray">
              {t.normal}
            </Button>
            <Button variant="light">{t.normal}</Button>
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
  const t = messages.get();
  const { form } = common.get();
  const [text, setText] = useState('');
  const [day, setDay] = useState('');
  const [month, setMonth] = useState('');
  const onText = (event: { currentTarget: { value: string } }): void => setText(event.currentTarget.value);
  return (
    <Section title={t.fields}>
      <div className={classes['fields']}>
        <TextInput label={t.text} value={text} onChange={onText} />
        <TextInput label={t.withError} error={form.required} withAsterisk value={text} onChange={onText} />
        <TextInput label={t.disabled} disabled value={text} readOnly />
        <SecretField label={t.normal} autoComplete="off" value={text} onChange={onText} />
        <DateField label={t.day} value={day} onChange={setDay} isClearable />
        <MonthField label={t.month} value={month} onChange={setMonth} isClearable />
      </div>
    </Section>
  );
}

function Answers() {
  const t = messages.get();
  const { result, codes } = common.get();
  const ask = (tone: 'normal' | 'danger'): void => {
    void confirm({ title: t.question, text: t.questionText, tone });
  };
  return (
    <Section title={t.messages}>
      <div className={classes['row']}>
        <Button variant="default" onClick={() => toast.success(result.success)}>
          {t.showSuccess}
        </Button>
        <Button variant="default" onClick={() => toast.failure(codes.FAILED)}>
          {t.showFailure}
        </Button>
        <Button variant="default" onClick={() => ask('normal')}>
          {t.ask}
        </Button>
        <Button variant="default" onClick={() => ask('danger')}>
          {t.askDanger}
        </Button>
      </div>
    </Section>
  );
}

interface SampleRow {
  readonly id: string;
  readonly amount: number | null;
}

const amountCell = ({ amount }: SampleRow) => (
  <Quantity value={amount} unit={signedInMessages.get().unit.pages} />
);

function Lists() {
  const t = messages.get();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<string>();
  const columns: readonly Column<SampleRow>[] = [
    {
      key: 'name',
      header: t.name,
      cell: ({ id }) => t.row(Number(id)),
      isRowHeader: true,
      isSortable: true,
    },
    {
      key: 'amount',
      header: t.amount,
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
        label={t.lists}
        rows={rows}
        sort={sort}
        onSort={setSort}
        rowName={({ id }) => t.row(Number(id))}
        selection={{ selected, onChange: setSelected }}
      />
      <DataTable {...shared} label={t.loading} rows={undefined} skeletonRows={3} />
      <DataTable
        {...shared}
        label={t.empty}
        rows={[]}
        empty={<EmptyState title={t.empty} text={t.emptyText} />}
      />
      <DataTable {...shared} label={t.failed} rows={undefined} error={new CallError(defaultFailure)} />
    </div>
  );
}
