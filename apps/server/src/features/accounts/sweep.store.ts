import type { Trx } from '#platform/database/database.ts';
import { sweepSecondFactors } from './second-factor/second-factor.store.ts';
import { rememberedDays } from './sessions/session-length.ts';
import { deleteReplacedKeys } from './sessions/signing-keys.store.ts';

const dayMs = 86_400_000;
/** As long as a browser may keep its cookie. */
const knownDeviceDays = 400;

/** Deletes expired sessions, reset links and failed sign-ins, browsers not seen for long, and replaced signing keys. As the system. */
export async function sweepAccounts(trx: Trx, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - dayMs);
  await trx.deleteFrom('sessions').where('expires_at', '<', dayAgo).execute();
  await trx.deleteFrom('password_resets').where('expires_at', '<', dayAgo).execute();
  await trx
    .deleteFrom('known_devices')
    .where('last_seen_at', '<', new Date(now.getTime() - knownDeviceDays * dayMs))
    .execute();
  await trx.deleteFrom('failed_sign_ins').where('at', '<', dayAgo).execute();
  await sweepSecondFactors(trx, now);
  await deleteReplacedKeys(trx, new Date(now.getTime() - (rememberedDays + 1) * dayMs));
}
