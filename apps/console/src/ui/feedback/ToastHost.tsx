import { CloseButton } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { common } from '#lib/i18n/common.ts';
import { dismissToast, readToasts, subscribeToasts, type Toast } from '#ui/feedback/toast.ts';
import classes from '#ui/feedback/ToastHost.module.css';

const icons = { good: IconCircleCheck, bad: IconAlertCircle, info: IconInfoCircle } as const;
/** Failures and links stay long enough to be read twice. */
const lifetime = (toast: Toast): number => (toast.tone === 'bad' || toast.link ? 12_000 : 5000);

/** Shows toasts at the bottom right. The two live regions exist from the start, or screen readers would miss the first. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts);
  return (
    <div className={classes['host']}>
      <div role="status">
        {toasts
          .filter(({ tone }) => tone !== 'bad')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert">
        {toasts
          .filter(({ tone }) => tone === 'bad')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused || toast.stays) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), lifetime(toast));
    return () => clearTimeout(timer);
  }, [toast, isPaused]);
  const Glyph = icons[toast.tone];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the toast while it is read
    <div
      className={classes['toast']}
      data-tone={toast.tone}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Glyph size={18} aria-hidden />
      <p className={classes['text']}>
        {toast.text}
        {toast.link && (
          <Link to={toast.link.to} className={classes['link']} onClick={() => dismissToast(toast.id)}>
            {toast.link.label}
          </Link>
        )}
      </p>
      <CloseButton size="sm" aria-label={common.get().action.close} onClick={() => dismissToast(toast.id)} />
    </div>
  );
}
