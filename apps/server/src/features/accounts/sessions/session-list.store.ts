import type { Trx } from '#platform/database/database.ts';

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

/** A user's sessions that have not ended, the latest used first. Those that went unused for too long are among them. */
export function listSessions(trx: Trx, userId: string, now: Date) {
  return trx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at', 'expires_at', 'remembered'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Notes that a session is in use. */
export async function touchSession(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('id', '=', id)
    .where('last_seen_at', '<', at)
    .execute();
}
