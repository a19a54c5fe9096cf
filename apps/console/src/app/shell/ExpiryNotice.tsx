import { IconCalendarExclamation } from '@tabler/icons-react';
import { limits } from '@ocr/contract/limits';
import { useQuery } from '@tanstack/react-query';
import classes from '#app/shell/Notices.module.css';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { expiryQuery } from '#lib/queries/accounts.ts';

/** Informs a tenant's users from 30 days before its access expires, and after it has expired. */
export function ExpiryNotice() {
  const { data: expiry } = useQuery(expiryQuery);
  if (!expiry || expiry.daysLeft > limits.expiryNoticeDays) return null;
  const t = signedInMessages.get().expiry;
  const day = format.day(expiry.date);
  return (
    <p className={classes['notice']} data-tone={expiry.daysLeft < 0 ? 'bad' : undefined}>
      <IconCalendarExclamation size={16} aria-hidden />
      <span>
        {joins.sentences(expiry.daysLeft < 0 ? t.over(day) : t.soon(day, expiry.daysLeft), t.contact)}
      </span>
    </p>
  );
}
