import { queueNotice } from '#features/mail/mail.jobs.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import type { Notice } from '#platform/jobs/mail-payloads.ts';
import { findTimeZone } from '../time-zone.store.ts';
import type { UserRow } from '../users.store.ts';
import type { Client } from './client.ts';
import { describeDevice } from './describe-device.ts';

/** Mails a user about a change to its account, in its language and its partner's time zone, once the transaction commits. */
export async function notifyUser(
  context: Context,
  trx: Trx,
  user: Pick<UserRow, 'email' | 'full_name' | 'language' | 'partner_id' | 'tenant_id'>,
  { notice, at, client }: { notice: Notice; at: Date; client?: Client | undefined },
): Promise<void> {
  await queueNotice(context, trx, {
    mail: notice,
    language: user.language,
    to: user.email,
    name: user.full_name,
    partnerId: user.partner_id,
    tenantId: user.tenant_id,
    event: {
      at: at.toISOString(),
      timeZone: await findTimeZone(trx, user.partner_id, at),
      ...describeDevice(client?.userAgent ?? ''),
      address: client?.address ?? null,
    },
  });
}
