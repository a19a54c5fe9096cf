import { nextMonth } from '@ocr/billing';
import { Button } from '@mantine/core';
import type { Settings } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import classes from '#features/billing/settings/billing-config.module.css';
import {
  countFields,
  isAnythingScheduled,
  type CountField,
  type Effective,
} from '#features/billing/settings/change-value.ts';
import { messages } from '#features/billing/settings/messages.ts';
import { WithdrawButton } from '#features/billing/settings/WithdrawButton.tsx';
import { fetchData } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { Section } from '#ui/layout/Section.tsx';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import { refreshSettings, settingsQuery } from '#lib/queries/settings.ts';

interface ValuesTableProps {
  readonly settings: Settings;
  readonly onChange: (field: CountField, effective: Effective) => void;
  readonly onChangeTimeZone: () => void;
}

/** Every value as it applies this month and from the next on, each with its own change. */
export function ValuesTable({ settings, onChange, onChangeTimeZone }: ValuesTableProps) {
  const t = messages.get();
  const { values } = t;
  const thisMonth = values.thisMonth(format.month(settings.month));
  const next = values.nextMonth(format.month(nextMonth(settings.month)));
  return (
    <Section
      title={values.title}
      note={values.note}
      action={isAnythingScheduled(settings) && <Withdraw />}
      flush
    >
      <div className={classes['scroll']}>
        <table className={classes['values']}>
          <thead>
            <tr>
              <th scope="col">{values.value}</th>
              <th scope="col">{thisMonth}</th>
              <th scope="col">{next}</th>
            </tr>
          </thead>
          <tbody>
            {countFields.map((field) => (
              <tr key={field}>
                <th scope="row">
                  {t.settings[field]}
                  <small>{t.hints[field]}</small>
                </th>
                <ValueCell
                  heading={thisMonth}
                  isNumber
                  value={format.number(settings[field].current)}
                  label={values.changeOf(t.settings[field], thisMonth)}
                  onChange={() => onChange(field, 'current')}
                />
                <ValueCell
                  heading={next}
                  isNumber
                  value={format.number(settings[field].next)}
                  isScheduled={settings[field].next !== settings[field].current}
                  label={values.changeOf(t.settings[field], next)}
                  onChange={() => onChange(field, 'next')}
                />
              </tr>
            ))}
            <tr>
              <th scope="row">
                {t.settings.timeZone}
                <small>{t.hints.timeZone}</small>
              </th>
              <td data-label={thisMonth}>
                <span className={classes['zone']}>{settings.timeZone.current}</span>
              </td>
              <ValueCell
                heading={next}
                value={settings.timeZone.next}
                isScheduled={settings.timeZone.next !== settings.timeZone.current}
                label={values.changeOf(t.settings.timeZone, next)}
                onChange={onChangeTimeZone}
              />
            </tr>
          </tbody>
        </table>
      </div>
    </Section>
  );
}

interface ValueCellProps {
  /** The column's header, for a phone. */
  readonly heading: string;
  readonly value: string;
  readonly isNumber?: boolean;
  readonly isScheduled?: boolean;
  readonly label: string;
  readonly onChange: () => void;
}

function ValueCell({
  heading,
  value,
  isNumber = false,
  isScheduled = false,
  label,
  onChange,
}: ValueCellProps) {
  const t = messages.get().values;
  return (
    <td data-label={heading}>
      <div className={classes['cell']}>
        <span
          className={classes['value']}
          data-number={isNumber || undefined}
          data-scheduled={isScheduled || undefined}
        >
          {value}
        </span>
        {isScheduled && <StatusBadge tone="waiting" label={t.scheduled} />}
        <Button variant="default" size="compact-sm" aria-label={label} onClick={onChange}>
          {t.change}
        </Button>
      </div>
    </td>
  );
}

function Withdraw() {
  const client = useQueryClient();
  return (
    <WithdrawButton
      action={async () => {
        client.setQueryData(settingsQuery.queryKey, await fetchData('withdrawNextSettings'));
      }}
      onDone={() => refreshSettings(client)}
    />
  );
}
