import type { IssuerPicture, IssuerPictures } from '@ocr/contract';
import { sql } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';

export interface StoredPicture {
  readonly id: string;
  readonly storageKey: string;
}

/** Which pictures documents that are issued now will have. */
export async function getCurrentPictures(
  trx: Trx,
  { partnerId }: Pick<PartnerScope, 'partnerId'>,
): Promise<IssuerPictures> {
  const rows = await trx
    .selectFrom('issuer_pictures')
    .select(['kind', 'id'])
    .where('partner_id', '=', partnerId)
    .where('is_current', '=', true)
    .execute();
  const idOf = (kind: IssuerPicture): string | null => rows.find((row) => row.kind === kind)?.id ?? null;
  return { logo: idOf('logo'), seal: idOf('seal') };
}

/** A partner's picture by its id, if there is one; undefined if there is none. */
export async function findPicture(
  trx: Trx,
  { partnerId }: Pick<PartnerScope, 'partnerId'>,
  id: string | null | undefined,
): Promise<StoredPicture | undefined> {
  if (id === null || id === undefined) return undefined;
  const row = await trx
    .selectFrom('issuer_pictures')
    .select(['id', 'storage_key'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { id: row.id, storageKey: row.storage_key };
}

/** Makes a picture the current one. The previous one must have been retired first. */
export async function insertPicture(
  trx: Trx,
  { partnerId }: PartnerScope,
  { kind, id, storageKey }: StoredPicture & { readonly kind: IssuerPicture },
): Promise<void> {
  await trx
    .insertInto('issuer_pictures')
    .values({ id, partner_id: partnerId, kind, storage_key: storageKey, is_current: true })
    .execute();
}

/** The current picture is no longer the one of new documents. */
export async function retirePicture(
  trx: Trx,
  { partnerId }: PartnerScope,
  kind: IssuerPicture,
): Promise<void> {
  await trx
    .updateTable('issuer_pictures')
    .set({ is_current: false })
    .where('partner_id', '=', partnerId)
    .where('kind', '=', kind)
    .where('is_current', '=', true)
    .execute();
}

/** Deletes retired pictures of a kind that no invoice states. Returns them, so that their objects can be deleted. */
export async function deleteUnstatedPictures(
  trx: Trx,
  { partnerId }: PartnerScope,
  kind: IssuerPicture,
): Promise<StoredPicture[]> {
  const rows = await trx
    .deleteFrom('issuer_pictures')
    .where('partner_id', '=', partnerId)
    .where('kind', '=', kind)
    .where('is_current', '=', false)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('invoices')
            .select('invoices.id')
            .where('invoices.partner_id', '=', partnerId)
            .where(sql`invoices.issuer->>${kind}`, '=', sql`issuer_pictures.id::text`),
        ),
      ),
    )
    .returning(['id', 'storage_key'])
    .execute();
  return rows.map((row) => ({ id: row.id, storageKey: row.storage_key }));
}
