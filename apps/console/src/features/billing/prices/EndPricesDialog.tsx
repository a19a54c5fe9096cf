import { areSamePrices, nextMonth } from '@ocr/billing';
import { Modal } from '@mantine/core';
import type { Prices } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#features/billing/prices/messages.ts';
import classes from '#features/billing/prices/prices.module.css';
import { PricesEffect } from '#features/billing/prices/PricesEffect.tsx';
import { DialogButtons } from '#features/billing/settings/DialogButtons.tsx';
import { hasResult } from '#lib/api/call-error.ts';
import { fetchData } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { pricesQuery, refreshPrices } from '#lib/queries/prices.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useAppForm } from '#ui/form/form.ts';
import { useFocusReturn } from '#ui/layout/use-focus-return.ts';

interface EndPricesDialogProps {
  readonly effective: 'current' | 'next';
  readonly begunOn: Prices;
  readonly includesTax: boolean;
  readonly onClose: () => void;
}

/** No prices of a slot any more, with what it does to every tenant before it is confirmed. */
export function EndPricesDialog({ effective, begunOn, includesTax, onClose }: EndPricesDialogProps) {
  const t = messages.get();
  const client = useQueryClient();
  useFocusReturn();
  const [base, setBase] = useState(begunOn);
  const [isOutdated, setOutdated] = useState(false);
  const { onSubmit, isBusy, problem } = useAppForm({
    initialValues: {},
    validate: {},
    guard: false,
    fallback: t.dialog.failed,
    submit: async () => {
      try {
        const body = { effective, none: true, version: base.version };
        client.setQueryData(pricesQuery.queryKey, await fetchData('updatePrices', { body }));
      } catch (error) {
        setOutdated(hasResult(error, 'CHANGED_MEANWHILE'));
        throw error;
      }
      toast.success(t.ending.saved);
      onClose();
      await refreshPrices(client);
    },
  });
  const reload = async (): Promise<void> => {
    setBase(await client.fetchQuery({ ...pricesQuery, staleTime: 0 }));
    setOutdated(false);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={titleOf(effective, base)}
      size="xl"
      closeButtonProps={{ 'aria-label': common.get().action.close }}
    >
      <form className={classes['form']} onSubmit={onSubmit} noValidate>
        {textsOf(effective, base).map((text) => (
          <p key={text} className={classes['text']}>
            {text}
          </p>
        ))}
        <PricesEffect
          change={{ effective, none: true }}
          before={base[effective]?.currency}
          includesTax={includesTax}
        />
        <DialogButtons
          isBusy={isBusy}
          problem={problem}
          isOutdated={isOutdated}
          confirmLabel={t.ending.confirm}
          onReload={() => void reload()}
          onClose={onClose}
        />
      </form>
    </Modal>
  );
}

function titleOf(effective: 'current' | 'next', { month }: Prices): string {
  const t = messages.get().ending;
  return effective === 'current'
    ? t.titleNow(format.month(month))
    : t.titleNext(format.month(nextMonth(month)));
}

/** What ending means, and what it leaves as it is. */
function textsOf(effective: 'current' | 'next', { current, next, month }: Prices): string[] {
  const t = messages.get().ending;
  const later = format.month(nextMonth(month));
  if (effective === 'next') return [t.textNext(later), t.own];
  const isScheduled = next !== null && !areSamePrices(current, next);
  return [t.textNow(format.month(month)), ...(isScheduled ? [t.scheduled(later)] : []), t.own];
}
