import { sql } from 'kysely';
import type { Database, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { requiresSecondFactor } from '../second-factor/policy.store.ts';
import { isUnused, type IdleLimits } from './session-length.ts';
import { publish } from '#platform/events/events.ts';

export interface NewSession {
  readonly userId: string;
  readonly partnerId: string;
  readonly tenantId: string | null;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly remembered: boolean;
  readonly userAgent: string;
  readonly address: string;
}

/** Keeps a session by its token's hash. */
export async function insertSession(trx: Trx, session: NewSession): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: session.userId,
      partner_id: session.partnerId,
      tenant_id: session.tenantId,
      token_hash: session.tokenHash,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      ended_at: null,
      user_agent: session.userAgent,
      address: session.address,
      last_seen_at: session.createdAt,
      remembered: session.remembered,
    })
    .execute();
}

/** A session as each call looks it up. */
interface FoundSession {
  readonly id: string;
  readonly user_id: string;
  readonly partner_id: string;
  readonly tenant_id: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly last_seen_at: Date;
  readonly remembered: boolean;
  readonly email: string;
  readonly full_name: string;
  readonly must_change_password: boolean;
  readonly second_factor: boolean;
  readonly partner_requires: boolean;
  readonly tenant_requires: boolean | null;
  readonly status: 'active' | 'deactivated' | null;
  readonly expiry_date: string | null;
  readonly zones: { month: string; timeZone: string }[] | null;
}

/** An active session with its user, its tenant, and the partner's time zones by month, which decide about expiry: by a function of the database, which plans it once a connection. */
export async function findSession(
  db: Pick<Database, 'readAs'>,
  tokenHash: string,
): Promise<FoundSession | undefined> {
  const rows = await db.readAs.system((builder) =>
    builder.selectFrom(sql<FoundSession>`find_session(${tokenHash})`.as('session')).selectAll(),
  );
  return rows.at(0);
}

/** Those of these sessions that are neither ended, expired nor inactive for too long. As the system only. */
export async function findLiveSessions(
  trx: Trx,
  ids: readonly string[],
  { at, limits }: { at: Date; limits: IdleLimits },
): Promise<ReadonlyMap<string, { readonly mustAddSecondFactor: boolean }>> {
  const rows = await trx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('partners', 'partners.id', 'sessions.partner_id')
    .leftJoin('tenants', 'tenants.id', 'sessions.tenant_id')
    .select(['sessions.id', 'last_seen_at', 'remembered', 'sessions.tenant_id', 'second_factor'])
    .select('partners.second_factor_required as partner_requires')
    .select('tenants.second_factor_required as tenant_requires')
    .where('sessions.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .execute();
  const live = rows.filter((row) => !isUnused(row, limits, at));
  return new Map(
    live.map((row) => [row.id, { mustAddSecondFactor: requiresSecondFactor(row) && !row.second_factor }]),
  );
}

/**
 * Ends sessions at once: all of a user, all of a tenant, or a single one. Open event streams are notified when the transaction commits.
 * `exceptSessionId` stays alive.
 */
export async function endSessions(
  trx: Trx,
  which: {
    readonly userId?: string;
    readonly tenantId?: string;
    readonly sessionId?: string;
    readonly exceptSessionId?: string;
  },
  at: Date,
): Promise<void> {
  const { userId, tenantId, sessionId, exceptSessionId } = which;
  if (userId === undefined && tenantId === undefined && sessionId === undefined)
    throw new TypeError('Whose sessions end was not said');
  let query = trx.updateTable('sessions').set({ ended_at: at }).where('ended_at', 'is', null);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  if (tenantId !== undefined) query = query.where('tenant_id', '=', tenantId);
  if (sessionId !== undefined) query = query.where('id', '=', sessionId);
  if (exceptSessionId === undefined) {
    await query.execute();
    await publish(trx, {
      type: 'sessionsEnded',
      ...(sessionId !== undefined && { sessionId }),
      ...(userId !== undefined && { userId }),
      ...(tenantId !== undefined && { tenantId }),
    });
    return;
  }
  const ended = await query.where('id', '!=', exceptSessionId).returning('id').execute();
  for (const { id } of ended) await publish(trx, { type: 'sessionsEnded', sessionId: id });
}
