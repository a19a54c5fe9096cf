import type { Trx } from '#platform/database/database.ts';

export interface MailParties {
  readonly partnerName: string;
  /** Of a tenant's user. */
  readonly companyName: string | undefined;
}

/** The names that a mail is addressed and signed with: of the recipient's company, and of who provides the service. */
export async function findMailParties(
  trx: Trx,
  { partnerId, tenantId }: { readonly partnerId: string; readonly tenantId: string | null },
): Promise<MailParties> {
  const partner = await trx
    .selectFrom('partners')
    .select('name')
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const tenant =
    tenantId === null
      ? undefined
      : await trx
          .selectFrom('tenants')
          .select('company_name')
          .where('id', '=', tenantId)
          .where('partner_id', '=', partnerId)
          .executeTakeFirst();
  return { partnerName: partner.name, companyName: tenant?.company_name };
}
