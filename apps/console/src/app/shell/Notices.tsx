import { Button } from '@mantine/core';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import classes from '#app/shell/Notices.module.css';
import { useNewVersion } from '#app/use-new-version.ts';
import { common } from '#lib/i18n/common.ts';

function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Lines above the page: offline, or a new version. The region stays, so that its words are heard when they come. */
export function Notices() {
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  const isNew = useNewVersion();
  const { broken, action } = common.get();
  return (
    <div role="status">
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
