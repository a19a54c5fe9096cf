import { randomBytes } from 'node:crypto';
import type { Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { clientAddress } from '#platform/http/rate-limit.ts';
import { hashToken } from '../hash-token.ts';
import type { Client } from './client.ts';

const maxDevices = 50;

export interface NotedDevice {
  /** Whether the user has signed in before, but never from this browser. */
  readonly isNew: boolean;
  /** For the cookie of a browser that was not known; undefined where nothing is to be set. */
  readonly deviceToken: string | undefined;
}

/**
 * Notes the browser of a sign-in. It is known by its cookie, or, for programs that keep none, by the same program in
 * the same network. The caller holds the user's row locked. As the system only.
 */
export async function noteDevice(trx: Trx, userId: string, client: Client, at: Date): Promise<NotedDevice> {
  const devices = await trx
    .selectFrom('known_devices')
    .select(['id', 'token_hash', 'user_agent', 'network'])
    .where('user_id', '=', userId)
    .execute();
  const network = clientAddress(client.address);
  const { userAgent, deviceToken } = client;
  const tokenHash = deviceToken === undefined ? undefined : hashToken(deviceToken);
  const known =
    devices.find((device) => device.token_hash === tokenHash) ??
    devices.find((device) => device.user_agent === userAgent && device.network === network);
  if (known !== undefined) {
    const seen = { user_agent: userAgent, network, last_seen_at: at };
    await trx.updateTable('known_devices').set(seen).where('id', '=', known.id).execute();
    return { isNew: false, deviceToken: undefined };
  }
  const made = await insertDevice(trx, { user_id: userId, user_agent: userAgent, network, last_seen_at: at });
  await deleteOldest(trx, userId);
  return { isNew: devices.length > 0, deviceToken: made };
}

async function insertDevice(
  trx: Trx,
  device: { user_id: string; user_agent: string; network: string; last_seen_at: Date },
): Promise<string> {
  const deviceToken = randomBytes(32).toString('base64url');
  await trx
    .insertInto('known_devices')
    .values({ id: newId(), token_hash: hashToken(deviceToken), ...device })
    .execute();
  return deviceToken;
}

async function deleteOldest(trx: Trx, userId: string): Promise<void> {
  const surplus = trx
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .offset(maxDevices);
  await trx.deleteFrom('known_devices').where('id', 'in', surplus).execute();
}
