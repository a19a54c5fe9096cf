import { Button, Modal } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { closeAccessExpired, readAccessExpired, subscribeAccessExpired } from '#app/access-expired.ts';
import classes from '#app/AccessExpiredDialog.module.css';
import { common } from '#lib/i18n/common.ts';

/** Told when a call was refused because the tenant's expiry date has passed. */
export function AccessExpiredDialog() {
  const isOpen = useSyncExternalStore(subscribeAccessExpired, readAccessExpired);
  const { expired, action } = common.get();
  return (
    <Modal
      opened={isOpen}
      onClose={closeAccessExpired}
      title={expired.title}
      closeButtonProps={{ 'aria-label': action.close }}
    >
      <div className={classes['body']}>
        <IconCalendarOff size={32} stroke={1.5} aria-hidden />
        <p>{expired.text}</p>
      </div>
      <div className={classes['buttons']}>
        <Button onClick={closeAccessExpired} data-autofocus>
          {action.close}
        </Button>
      </div>
    </Modal>
  );
}
