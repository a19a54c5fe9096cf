import type { IssuerDetails } from '@ocr/contract';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { toJson } from '#platform/database/json.ts';

export interface SavedIssuer {
  readonly details: IssuerDetails;
  /** 0: never saved. */
  readonly version: number;
}

/** Who issues a partner's invoices; before it was ever saved the partner's name alone. */
export async function getIssuer(trx: Trx, { partnerId }: PartnerScope): Promise<SavedIssuer> {
  const row = await trx
    .selectFrom('partners')
    .leftJoin('issuers', 'issuers.partner_id', 'partners.id')
    .select(['partners.name', 'issuers.details', 'issuers.version'])
    .where('partners.id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return { details: row.details ?? emptyIssuer(row.name), version: row.version ?? 0 };
}

/** As `getIssuer`; changes of one partner's details come one after the other. */
export async function lockIssuer(trx: Trx, partner: PartnerScope): Promise<SavedIssuer> {
  await trx
    .selectFrom('billing_profiles')
    .select('version')
    .where('partner_id', '=', partner.partnerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return getIssuer(trx, partner);
}

/** Replaces the issuer and raises its version. */
export async function storeIssuer(
  trx: Trx,
  { partnerId }: PartnerScope,
  { details, version }: SavedIssuer,
): Promise<void> {
  const columns = { details: toJson(details), version };
  await trx
    .insertInto('issuers')
    .values({ partner_id: partnerId, ...columns })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(columns))
    .execute();
}

function emptyIssuer(name: string): IssuerDetails {
  return {
    name,
    nameEn: '',
    registrationNumber: null,
    address: '',
    phone: '',
    email: '',
    bankAccounts: [],
    note: '',
    noteEn: '',
    taxRounding: 'down',
    pricesIncludeTax: false,
    draftFirst: false,
    reminderDays: [],
  };
}
