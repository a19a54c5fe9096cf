import { Button } from '@mantine/core';
import { roleIds } from '@ocr/contract/limits';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { ExpiryNotice } from '#app/shell/ExpiryNotice.tsx';
import { KeptNotice } from '#app/shell/KeptNotice.tsx';
import classes from '#app/shell/Notices.module.css';
import { useNewVersion } from '#app/use-new-version.ts';
import { common } from '#lib/i18n/common.ts';
import { useSession } from '#lib/session/use-session.ts';

function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Lines above the page: offline, a new version, expiring access, or changes to restore. The region always exists, so that screen readers
 * announce new lines.
 */
export function Notices() {
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  const isNew = useNewVersion();
  // Rendered once more while a session ends, when no user is signed in.
  const session = useSession();
  const { broken, action } = common.get();
  const lines = useRef<HTMLDivElement>(null);
  useHeightOf(lines);
  return (
    <div role="status" ref={lines}>
      {session?.roleId === roleIds.TENANT && <ExpiryNotice />}
      <KeptNotice />
      {!isOnline && (
        <p className={classes['notice']}>
          <IconWifiOff size={16} aria-hidden />
          {broken.offlineNow}
        </p>
      )}
      {isNew && isOnline && (
        <p className={classes['notice']}>
          <IconRefresh size={16} aria-hidden />
          {broken.newVersion}
          <Button size="compact-sm" variant="default" onClick={() => location.reload()}>
            {action.reload}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Says how high the lines are, as `--notices`, to screens that fill the window. */
function useHeightOf(lines: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = lines.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--notices', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices');
    };
  }, [lines]);
}
