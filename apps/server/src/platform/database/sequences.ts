import type { Trx } from './database.ts';

/**
 * The next number of an owner's sequence, from 1. A rolled back transaction returns its number, so that there are no gaps; until the
 * transaction ends, others who need the next number wait.
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
