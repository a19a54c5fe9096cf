import type { Trx } from './database.ts';

/**
 * The next number of an owner's sequence, from 1. It is taken with the transaction: rolled back, it is free again, so that no gap stays;
 * until then others who want the next one wait.
 */
export async function nextNumber(
  trx: Trx,
  sequence: { readonly partnerId: string; readonly ownerId: string; readonly name: string },
): Promise<number> {
  const row = await trx
    .insertInto('sequences')
    .values({
      partner_id: sequence.partnerId,
      owner_id: sequence.ownerId,
      name: sequence.name,
      value: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'name'])
        .doUpdateSet((row) => ({ value: row('sequences.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return row.value;
}
