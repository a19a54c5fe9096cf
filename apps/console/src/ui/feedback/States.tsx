import { Button } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hasResult } from '#lib/api/call-error.ts';
import { errorText } from '#lib/error-text.ts';
import { common } from '#lib/i18n/common.ts';
import classes from '#ui/feedback/States.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** Says what to do. */
  readonly text?: string;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <div className={classes['state']}>
      {icon && <div className={classes['icon']}>{icon}</div>}
      <p className={classes['title']}>{title}</p>
      {text && <p className={classes['text']}>{text}</p>}
      {action && <div className={classes['action']}>{action}</div>}
    </div>
  );
}

/** What no second try brings back. */
const isFinal = (error: unknown): boolean => hasResult(error, 'NOT_FOUND', 'USER_NOT_PERMISSION');

/** Loading failed, with the way to try again where that can help. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { action } = common.get();
  return (
    <div className={classes['state']} role="alert">
      <div className={classes['icon']} data-tone="bad">
        <IconAlertCircle size={28} stroke={1.5} aria-hidden />
      </div>
      <p className={classes['title']}>{errorText(error)}</p>
      {onRetry && !isFinal(error) && (
        <div className={classes['action']}>
          <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
            {action.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A grey place of the final size. */
export function Placeholder({ width = '100%', height = 14 }: { width?: number | string; height?: number }) {
  return <span className={classes['placeholder']} style={{ width, height }} aria-hidden />;
}
