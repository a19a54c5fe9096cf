import { areSamePrices, nextMonth, type PriceList } from '@ocr/billing';
import { Button } from '@mantine/core';
import type { Prices } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messages } from '#features/billing/prices/messages.ts';
import { priceFields } from '#features/billing/prices/price-values.ts';
import classes from '#features/billing/prices/prices.module.css';
import table from '#features/billing/settings/billing-config.module.css';
import { messages as settings } from '#features/billing/settings/messages.ts';
import { WithdrawButton } from '#features/billing/settings/WithdrawButton.tsx';
import { fetchData } from '#lib/api/client.ts';
import { format, nothing } from '#lib/format.ts';
import { money } from '#lib/money.ts';
import { pricesQuery, refreshPrices } from '#lib/queries/prices.ts';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import { Section } from '#ui/layout/Section.tsx';

interface PriceListTableProps {
  readonly prices: Prices;
  readonly includesTax: boolean;
  readonly onChange: (effective: 'current' | 'next') => void;
  readonly onEnd: (effective: 'current' | 'next') => void;
}

/** The price list as it applies this month and from the next on. A list changes as a whole. */
export function PriceListTable({ prices, includesTax, onChange, onEnd }: PriceListTableProps) {
  const t = messages.get();
  const { values } = settings.get();
  const { current, next, month } = prices;
  const isScheduled = !areSamePrices(current, next);
  const thisMonth = values.thisMonth(format.month(month));
  const later = values.nextMonth(format.month(nextMonth(month)));
  const rows: readonly (readonly [string, (list: PriceList) => ReactNode])[] = [
    [t.labels.currency, ({ currency }) => t.currencies[currency]],
    ...priceFields.map(
      (field) => [t.labels[field], (list: PriceList) => money(list[field], list.currency)] as const,
    ),
    [t.labels.tiers, (list) => <TierList list={list} />],
    [t.labels.taxRate, ({ taxRate }) => (taxRate === 0 ? t.untaxed : `${format.number(taxRate)}%`)],
  ];
  return (
    <Section
      title={t.list.title}
      note={includesTax ? t.list.noteWithTax : t.list.note}
      action={isScheduled && <Withdraw />}
      flush
    >
      <div className={table['scroll']}>
        <table className={table['values']}>
          <thead>
            <tr>
              <th scope="col">{t.list.item}</th>
              <th scope="col">{thisMonth}</th>
              <th scope="col">
                {later} {isScheduled && <StatusBadge tone="waiting" label={values.scheduled} />}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, write]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-label={thisMonth}>{current === null ? t.list.none : write(current)}</td>
                <td data-label={later}>{next === null ? t.list.none : write(next)}</td>
              </tr>
            ))}
            <tr>
              <td aria-hidden />
              <td data-label={thisMonth}>
                <SlotButtons
                  when={thisMonth}
                  isSet={current !== null}
                  onChange={() => onChange('current')}
                  onEnd={() => onEnd('current')}
                />
              </td>
              <td data-label={later}>
                <SlotButtons
                  when={later}
                  isSet={next !== null}
                  onChange={() => onChange('next')}
                  onEnd={() => onEnd('next')}
                />
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </Section>
  );
}

interface SlotButtonsProps {
  readonly when: string;
  readonly isSet: boolean;
  readonly onChange: () => void;
  readonly onEnd: () => void;
}

/** Actions on the prices of a slot: set, change or end. */
function SlotButtons({ when, isSet, onChange, onEnd }: SlotButtonsProps) {
  const t = messages.get().list;
  return (
    <div className={classes['slotButtons']}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={isSet ? t.changeOf(when) : t.setOf(when)}
        onClick={onChange}
      >
        {isSet ? t.change : t.set}
      </Button>
      {isSet && (
        <Button variant="default" size="compact-sm" aria-label={t.endOf(when)} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </div>
  );
}

function TierList({ list: { tiers, currency } }: { readonly list: PriceList }) {
  const t = messages.get().tiers;
  if (tiers.length === 0) return nothing;
  return (
    <ul className={classes['tierList']}>
      {tiers.map(({ fromBlock, price }) => (
        <li key={fromBlock}>{t.each(format.number(fromBlock), money(price, currency))}</li>
      ))}
    </ul>
  );
}

function Withdraw() {
  const client = useQueryClient();
  return (
    <WithdrawButton
      action={async () => {
        client.setQueryData(pricesQuery.queryKey, await fetchData('withdrawNextPrices'));
      }}
      onDone={() => refreshPrices(client)}
    />
  );
}
