import type { Session } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { Caller } from '#platform/access/caller.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Api } from '#platform/http/route.ts';
import { auditedBy, recordAudit } from '../audit/audit.store.ts';
import { isUnused } from './session-length.ts';
import { endSessions } from './sessions.store.ts';
import { withCaller } from './with-caller.ts';
import { describeDevice } from './describe-device.ts';
import { listSessions, type SessionRow } from './session-list.store.ts';

/** Where the caller is signed in, and how to end it there. */
export function registerSessionList(api: Api, context: Context): void {
  const find = async (caller: Caller): Promise<SessionRow[]> => {
    const now = context.clock.now();
    const rows = await withCaller(context.db, caller, (trx) => listSessions(trx, caller.userId, now));
    return rows.filter((row) => !isUnused(row, context.config.sessions, now));
  };
  const end = async (caller: Caller, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    const at = context.clock.now();
    await withCaller(context.db, caller, async (trx) => {
      for (const sessionId of ids) await endSessions(trx, { sessionId }, at);
      await recordAudit(trx, {
        ...auditedBy(caller),
        at,
        action: 'session.end',
        target: caller.username,
        details: { sessions: ids.length },
      });
    });
  };
  api.on('listSessions', {
    handle: async ({ caller }) => (await find(caller)).map((row) => presentSession(row, caller)),
  });
  api.on('endSession', {
    find: async ({ caller, params }) => {
      const found = (await find(caller)).find(({ id }) => id === params.id);
      if (found === undefined) throw notFound();
      return found;
    },
    handle: async ({ caller, found }) => {
      await end(caller, [found.id]);
      return null;
    },
  });
  api.on('endOtherSessions', {
    handle: async ({ caller }) => {
      const others = (await find(caller)).filter(({ id }) => id !== caller.sessionId);
      await end(
        caller,
        others.map(({ id }) => id),
      );
      return null;
    },
  });
}

function presentSession(row: SessionRow, caller: Caller): Session {
  return {
    id: row.id,
    device: describeDevice(row.user_agent),
    address: row.address,
    since: row.created_at.toISOString(),
    lastSeen: row.last_seen_at.toISOString(),
    expires: row.expires_at.toISOString(),
    remembered: row.remembered,
    current: row.id === caller.sessionId,
  };
}
