import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/access/caller.ts';
import { isId } from '#platform/database/ids.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { withCaller } from './sessions/with-caller.ts';

/**
 * The tenant that a query names, if it names one: one of the partner's, also a deleted one, since its usage, invoices and entries are kept. A tenant sees only its own data, whichever
 * it names. What cannot be an id must not reach a uuid column. @throws AppError `NOT_FOUND`
 */
export async function getTenantOfQuery(
  db: Database,
  caller: Caller,
  tenantId: string | undefined,
): Promise<string | undefined> {
  if (tenantId === undefined) return undefined;
  if (!isId(tenantId)) throw notFound();
  if (caller.roleName === 'TENANT') return caller.tenantId;
  const { partnerId } = caller;
  const found = await withCaller(
    db,
    caller,
    (trx) =>
      trx
        .selectFrom('tenants')
        .select('id')
        .where('id', '=', tenantId)
        .where('partner_id', '=', partnerId)
        .executeTakeFirst(),
    { atOnce: true },
  );
  if (found === undefined) throw notFound();
  return found.id;
}
