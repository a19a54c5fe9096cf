import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import classes from '#app/shell/Notices.module.css';
import { hasOffers, onOffersChange, settleDrafts } from '#lib/drafts/kept-drafts.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';

/** Offers what was being edited on this page when the session ended. */
export function KeptNotice() {
  const isOffered = useSyncExternalStore(onOffersChange, hasOffers);
  if (!isOffered) return null;
  const t = signedInMessages.get().kept;
  return (
    <p className={classes['notice']}>
      <IconPencil size={16} aria-hidden />
      {t.text}
      <Button size="compact-sm" variant="default" onClick={() => settleDrafts('restore')}>
        {t.restore}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => settleDrafts('discard')}>
        {t.discard}
      </Button>
    </p>
  );
}
