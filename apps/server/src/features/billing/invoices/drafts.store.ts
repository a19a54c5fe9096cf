import { sumWithTax } from '@ocr/billing';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import type { SavedIssuer } from '../prices/issuer.store.ts';
import { taxRulesOf } from '../prices/terms.ts';
import { amountsOf, issuerColumn, sumColumns } from './amount-columns.ts';

/** Updates drafts to the issuer's current details: their lines stay, their tax is recomputed. */
export async function refreshDrafts(
  trx: Trx,
  { partnerId }: PartnerScope,
  issuer: SavedIssuer,
): Promise<void> {
  const drafts = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('state', '=', 'draft')
    .forUpdate()
    .execute();
  for (const draft of drafts) {
    const amounts = amountsOf(draft);
    if (amounts === undefined) continue;
    const sums = sumWithTax(amounts.lines, taxRulesOf(issuer, amounts));
    await trx
      .updateTable('invoices')
      .set({ ...sumColumns(sums), ...issuerColumn(issuer, amounts) })
      .where('id', '=', draft.id)
      .execute();
  }
}
