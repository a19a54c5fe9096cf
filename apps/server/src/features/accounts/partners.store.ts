import type { Trx } from '#platform/database/database.ts';

/** Adds a partner. Its user and its billing settings are created in the same transaction. */
export async function insertPartner(
  trx: Trx,
  partner: { id: string; name: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('partners')
    .values({ id: partner.id, name: partner.name, created_at: partner.at })
    .execute();
}

/** Whether this database is in use. */
export async function hasPartner(trx: Trx): Promise<boolean> {
  return (await trx.selectFrom('partners').select('id').limit(1).executeTakeFirst()) !== undefined;
}
