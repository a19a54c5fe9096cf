import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#ui/form/FormActions.module.css';

interface FormActionsProps {
  readonly isBusy: boolean;
  readonly problem?: string | undefined;
  readonly submitLabel: string;
  /** Other buttons, after the primary one. */
  readonly children?: ReactNode;
  readonly isWide?: boolean;
}

/** The end of a form: what failed as a whole, then the primary action. */
export function FormActions({ isBusy, problem, submitLabel, children, isWide = false }: FormActionsProps) {
  return (
    <div className={classes['actions']}>
      <FormProblem text={problem} />
      <div className={classes['buttons']}>
        <Button type="submit" loading={isBusy} fullWidth={isWide}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** A failure of the whole form. The region always exists, so that screen readers announce it. */
export function FormProblem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className={classes['problem']}>
          <IconAlertCircle size={16} aria-hidden />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
