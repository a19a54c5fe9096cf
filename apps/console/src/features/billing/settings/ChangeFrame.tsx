import { Modal } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import classes from '#features/billing/settings/billing-config.module.css';
import { DialogButtons } from '#features/billing/settings/DialogButtons.tsx';
import { common } from '#lib/i18n/common.ts';
import { useFocusReturn } from '#ui/layout/use-focus-return.ts';

interface ChangeFrameProps {
  readonly title: string;
  /** `xl` where the effect on every tenant is shown. */
  readonly size?: 'md' | 'xl';
  readonly changing: {
    readonly onSubmit: FormEventHandler<HTMLFormElement>;
    readonly isBusy: boolean;
    readonly problem: string | undefined;
    readonly isOutdated: boolean;
    readonly reload: () => Promise<void>;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog of a change of the billing configuration: its fields, what went wrong, and the way on. */
export function ChangeFrame({ title, size = 'md', changing, onClose, children }: ChangeFrameProps) {
  useFocusReturn();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': common.get().action.close }}
    >
      <form className={classes['form']} onSubmit={changing.onSubmit} noValidate>
        {children}
        <DialogButtons
          isBusy={changing.isBusy}
          problem={changing.problem}
          isOutdated={changing.isOutdated}
          onReload={() => void changing.reload()}
          onClose={onClose}
        />
      </form>
    </Modal>
  );
}
