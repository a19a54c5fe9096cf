import { areSamePrices, nextMonth, type PriceList } from '@ocr/billing';
import type { Prices } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#features/billing/prices/messages.ts';
import { emptyPrices, violationsOf, toPrices, toPriceValues } from '#features/billing/prices/price-values.ts';
import { PriceFields } from '#features/billing/prices/PriceFields.tsx';
import { PricesEffect } from '#features/billing/prices/PricesEffect.tsx';
import { ChangeFrame } from '#features/billing/settings/ChangeFrame.tsx';
import { hasResult } from '#lib/api/call-error.ts';
import { fetchData } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { pricesQuery, refreshPrices } from '#lib/queries/prices.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useAppForm } from '#ui/form/form.ts';

interface PriceListDialogProps {
  readonly effective: 'current' | 'next';
  readonly begunOn: Prices;
  readonly includesTax: boolean;
  readonly onClose: () => void;
}

/** A new price list for one slot, with what it does to every tenant before it is confirmed. */
export function PriceListDialog({ effective, begunOn, includesTax, onClose }: PriceListDialogProps) {
  const t = messages.get();
  const changing = usePriceList({
    effective,
    begunOn,
    onSaved: onClose,
  });
  const { form, month } = changing;
  const prices = toPrices(form.values, month);
  const title =
    effective === 'current'
      ? t.dialog.titleNow(format.month(month))
      : t.dialog.titleNext(format.month(month));
  return (
    <ChangeFrame title={title} size="xl" changing={changing} onClose={onClose}>
      <PriceFields
        values={form.values}
        onValues={form.setValues}
        field={(path) => form.getInputProps(path)}
        month={month}
      />
      <PricesEffect
        change={prices && { effective, ...prices }}
        before={begunOn[effective]?.currency}
        includesTax={includesTax}
      />
    </ChangeFrame>
  );
}

interface PriceListOptions {
  readonly effective: 'current' | 'next';
  readonly begunOn: Prices;
  readonly onSaved: () => void;
}

/** The form of a list, saved on the version that the reader saw. */
function usePriceList({ effective, begunOn, onSaved }: PriceListOptions) {
  const t = messages.get().dialog;
  const client = useQueryClient();
  const [base, setBase] = useState(begunOn);
  const [isOutdated, setOutdated] = useState(false);
  const month = effective === 'current' ? base.month : nextMonth(base.month);
  // A new price list starts as a copy of the other slot's.
  const first: PriceList = base[effective] ?? base.current ?? base.next ?? emptyPrices(month);
  const form = useAppForm({
    initialValues: toPriceValues(first),
    validate: (values) => violationsOf(values, month),
    guard: false,
    fallback: t.failed,
    ask: async (values) => {
      const isChanged = !areSamePrices(toPrices(values, month) ?? null, base[effective]);
      if (!isChanged) toast.info(t.same);
      return isChanged;
    },
    submit: async (values) => {
      try {
        const body = { ...toPrices(values, month), effective, version: base.version };
        client.setQueryData(pricesQuery.queryKey, await fetchData('updatePrices', { body }));
      } catch (error) {
        setOutdated(hasResult(error, 'CHANGED_MEANWHILE'));
        throw error;
      }
      toast.success(t.saved);
      onSaved();
      await refreshPrices(client);
    },
  });
  const reload = async (): Promise<void> => {
    setBase(await client.fetchQuery({ ...pricesQuery, staleTime: 0 }));
    setOutdated(false);
    form.form.clearErrors();
  };
  return { ...form, month, isOutdated, reload };
}
