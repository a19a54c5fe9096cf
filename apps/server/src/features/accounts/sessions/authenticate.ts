import { DEFAULT_VALUES, billingDayAt, daysUntilExpiry, isExpired } from '@ocr/billing';
import type { Context } from '#platform/context.ts';
import { createSharedRuns } from '#platform/concurrency/shared-runs.ts';
import type { Authenticate, Caller } from '#platform/access/caller.ts';
import { CredentialsError } from '#platform/errors/app-error.ts';
import { requiresSecondFactor } from '../second-factor/policy.store.ts';
import { hashToken } from '../hash-token.ts';
import { createTokenVerifier } from './access-token.ts';
import { isUnused } from './session-length.ts';
import { touchSession } from './session-list.store.ts';
import { findSession } from './sessions.store.ts';
import { signingKeysOf } from './signing-keys.ts';

/** Uses of a session are noted this often at most: not every call is to write. */
const useNotedMs = 60_000;

/**
 * Turns bearer tokens into callers: the token must be ours and unexpired, and its session alive in the database. A screen
 * asks for several things at once: calls of one token that come together are looked up together.
 */
export function createAuthenticate(context: Context): Authenticate {
  const { config, db, clock } = context;
  const verify = createTokenVerifier(signingKeysOf(context));
  const shared = createSharedRuns<Caller>();
  return async (token) => {
    if (token === undefined) throw new CredentialsError('UNAUTHORIZED');
    return shared(token, () => findCaller(token));
  };

  async function findCaller(token: string): Promise<Caller> {
    const now = clock.now();
    const tokenId = await verify(token, now);
    const session = await findSession(db, hashToken(tokenId));
    if (session === undefined) throw new CredentialsError('TOKEN_INVALID');
    if (session.expires_at <= now || isUnused(session, config.sessions, now))
      throw new CredentialsError('TOKEN_EXPIRED');
    if (now.getTime() - session.last_seen_at.getTime() >= useNotedMs)
      await db.withSystem((trx) => touchSession(trx, session.id, now));
    return toCaller(session, now);
  }
}

type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

function toCaller(session: Session, now: Date): Caller {
  const secondFactorRequired = requiresSecondFactor(session);
  const base = {
    sessionId: session.id,
    userId: session.user_id,
    partnerId: session.partner_id,
    username: session.email,
    name: session.full_name,
    mustChangePassword: session.must_change_password,
    secondFactorRequired,
    mustAddSecondFactor: secondFactorRequired && !session.second_factor,
    signedInAt: session.created_at,
    expiresAt: session.expires_at,
  };
  if (session.tenant_id === null) return { ...base, roleName: 'PARTNER', tenantId: null };
  if (session.status !== 'active' || session.expiry_date === null)
    throw new CredentialsError('TOKEN_INVALID');
  const date = session.expiry_date;
  const today = todayOf(session.zones, now);
  const expiry = { date, daysLeft: daysUntilExpiry(date, today) };
  return {
    ...base,
    roleName: 'TENANT',
    tenantId: session.tenant_id,
    expired: isExpired(date, today),
    expiry,
  };
}

/** The partner's day; the time zone of a new partner where none is kept. */
function todayOf(zones: Session['zones'], now: Date): string {
  const history = (zones ?? [{ month: '2000-01', timeZone: DEFAULT_VALUES.timeZone }]).map(
    ({ month, timeZone }) => ({
      month,
      values: { timeZone },
    }),
  );
  return billingDayAt(now, history);
}
