import { sql } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';

/** A tenant whose expiry date is in the future, and its users. */
export interface ExpiringTenant {
  readonly id: string;
  readonly companyName: string;
  readonly expiryDate: string;
}
export interface MailedUser {
  readonly email: string;
  readonly fullName: string;
  readonly language: 'en' | 'jp';
}

/** Partners with a tenant that expires soon in any time zone. As the system, like the rest of this file. */
export async function selectPartnersWithExpiring(
  trx: Trx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('tenants')
    .select('partner_id')
    .distinct()
    .where('deleted_at', 'is', null)
    .where('status', '=', 'active')
    .where('expiry_date', '>=', from)
    .where('expiry_date', '<=', to)
    .orderBy('partner_id')
    .execute();
  return rows.map((row) => row.partner_id);
}

/** Active tenants of a partner that expire within these days, the first one first. */
export async function selectExpiringTenants(
  trx: Trx,
  { partnerId }: PartnerScope,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ExpiringTenant[]> {
  const rows = await trx
    .selectFrom('tenants')
    .select(['id', 'company_name', 'expiry_date'])
    .where('partner_id', '=', partnerId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'active')
    .where('expiry_date', '>=', from)
    .where('expiry_date', '<=', to)
    .orderBy('expiry_date')
    .orderBy(sql`lower(company_name)`)
    .execute();
  return rows.map((row) => ({ id: row.id, companyName: row.company_name, expiryDate: row.expiry_date }));
}

/** Records that a mail is sent. False if it was recorded before by any process; a second caller waits for the first here. */
export async function noteExpiryMail(
  trx: Trx,
  mail: {
    readonly tenantId: string;
    readonly partnerId: string;
    readonly expiryDate: string;
    readonly days: number;
    readonly at: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('expiry_mails')
    .values({
      tenant_id: mail.tenantId,
      partner_id: mail.partnerId,
      expiry_date: mail.expiryDate,
      days: mail.days,
      queued_at: mail.at,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'expiry_date', 'days']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Who can sign in for a tenant, or, without one, for a partner. */
export async function selectMailedUsers(
  trx: Trx,
  { partnerId, tenantId }: { readonly partnerId: string; readonly tenantId: string | null },
): Promise<MailedUser[]> {
  const rows = await trx
    .selectFrom('users')
    .select(['email', 'full_name', 'language'])
    .where('partner_id', '=', partnerId)
    .where('tenant_id', tenantId === null ? 'is' : '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .orderBy('email')
    .execute();
  return rows.map((row) => ({ email: row.email, fullName: row.full_name, language: row.language }));
}

/** With a tenant's other data, when it is deleted. */
export async function deleteExpiryMailsOf(trx: Trx, tenantId: string): Promise<void> {
  await trx.deleteFrom('expiry_mails').where('tenant_id', '=', tenantId).execute();
}
