import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import classes from '#features/billing/settings/billing-config.module.css';
import { messages } from '#features/billing/settings/messages.ts';
import { common } from '#lib/i18n/common.ts';
import { FormProblem } from '#ui/form/FormActions.tsx';

interface DialogButtonsProps {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly isOutdated: boolean;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** The end of a change: what went wrong, and the way on. What somebody else changed is looked at first. */
export function DialogButtons({ isBusy, problem, isOutdated, onReload, onClose }: DialogButtonsProps) {
  const t = messages.get().dialog;
  return (
    <>
      <FormProblem text={isOutdated ? common.get().codes.CHANGED_MEANWHILE : problem} />
      <div className={classes['buttons']}>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {common.get().action.cancel}
        </Button>
        {isOutdated ? (
          <Button leftSection={<IconRefresh size={16} aria-hidden />} onClick={onReload}>
            {t.reload}
          </Button>
        ) : (
          <Button type="submit" loading={isBusy}>
            {t.confirm}
          </Button>
        )}
      </div>
    </>
  );
}
