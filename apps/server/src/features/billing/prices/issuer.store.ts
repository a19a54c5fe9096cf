import { DEFAULT_NUMBER_PREFIX } from '@ocr/billing';
import type { Issuer, IssuerDetails, IssuerPictures } from '@ocr/contract';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { toJson } from '#platform/database/json.ts';
import { getCurrentPictures } from './issuer-pictures.store.ts';

export interface SavedDetails {
  readonly details: IssuerDetails;
  /** 0: never saved. */
  readonly version: number;
}
export interface SavedIssuer extends SavedDetails {
  readonly pictures: IssuerPictures;
}

/** The issuer of a partner's invoices; only the partner's name until details are saved. */
export async function getIssuer(trx: Trx, { partnerId }: PartnerScope): Promise<SavedIssuer> {
  const row = await trx
    .selectFrom('partners')
    .leftJoin('issuers', 'issuers.partner_id', 'partners.id')
    .select(['partners.name', 'issuers.details', 'issuers.version'])
    .where('partners.id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return { ...toSavedDetails(row), pictures: await getCurrentPictures(trx, { partnerId }) };
}

/** Saved details, where there are any. Those saved before a property was there have its default. */
export function toSavedDetails({
  name,
  details,
  version,
}: {
  readonly name: string;
  readonly details: Partial<IssuerDetails> | null;
  readonly version: number | null;
}): SavedDetails {
  return { details: { ...emptyIssuer(name), ...details }, version: version ?? 0 };
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
  { details, version }: SavedDetails,
): Promise<void> {
  const columns = { details: toJson(details), version };
  await trx
    .insertInto('issuers')
    .values({ partner_id: partnerId, ...columns })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(columns))
    .execute();
}

/** The details in the form of the API: pictures by name, null if there is none. */
export function presentIssuer({ details, version, pictures }: SavedIssuer): Issuer {
  return { ...details, ...pictures, version };
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
    numberPrefix: DEFAULT_NUMBER_PREFIX,
  };
}
