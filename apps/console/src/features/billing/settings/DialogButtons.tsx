import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import classes from '#features/billing/settings/billing-config.module.css';
import { messages } from '#features/billing/settings/messages.ts';
import { common } from '#lib/i18n/common.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { FormProblem } from '#ui/form/FormActions.tsx';

interface DialogButtonsProps {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly isOutdated: boolean;
  /** Where it says more than Confirm. */
  readonly confirmLabel?: string;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** The end of a change: the failure, and the next action. A conflicting change by another user must be reviewed first. */
export function DialogButtons(props: DialogButtonsProps) {
  const { isBusy, problem, isOutdated, confirmLabel, onReload, onClose } = props;
  const t = messages.get().dialog;
  return (
    <>
      <FormProblem text={isOutdated ? signedInMessages.get().codes.CHANGED_MEANWHILE : problem} />
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
            {confirmLabel ?? t.confirm}
          </Button>
        )}
      </div>
    </>
  );
}
