import type { BodyOf } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { StoredDefinition } from '#platform/database/schema.ts';
import { pathKey } from '#platform/extraction/value-paths.ts';
import { selectPagesAsJson } from '#features/requests/read/pages.store.ts';
import type { Ask } from '../answered-outside.ts';
import { locateTyped } from '../answer-request.ts';
import { selectReadPlaces } from './read-places.store.ts';

/** In longer files nothing is looked for: their pages are megabytes, for every value that is typed. */
const MAX_PAGES = 50;

type Correction = Omit<NonNullable<BodyOf<'correctFile'>['corrections']>[number], 'printed'>;

interface CorrectedFile {
  readonly id: string;
  readonly pages: number;
  readonly definition: StoredDefinition | undefined;
}

/**
 * Adds to typed corrections of fields the position at which the value is printed, if there is exactly one. Called in the transaction that
 * stores them, which does not wait for that; paths use lasting row keys. Accepted values and values with a position that a user pointed at are not changed.
 */
export async function withPlaces(
  { context, ask }: { readonly context: Pick<Context, 'answerThreads'>; readonly ask: Ask },
  trx: Trx,
  scope: TenantScope,
  { id, pages, definition }: CorrectedFile,
  corrections: readonly Correction[],
): Promise<Correction[]> {
  const fields = new Map(definition?.fields.map((field) => [pathKey({ field: field.name }), field]));
  const asked = corrections.flatMap(({ path, value, page }, index) => {
    const field = fields.get(path);
    return field && value && page === undefined ? [{ index, field, value }] : [];
  });
  if (asked.length === 0 || pages > MAX_PAGES) return [...corrections];
  const names = asked.map(({ field }) => field.name);
  const read = new Map((await selectReadPlaces(trx, scope, id, names)).map((one) => [one.name, one]));
  const typed = asked.flatMap(({ index, field, value }) => {
    const known = read.get(field.name);
    return known && known.value !== value ? [{ index, field, value, read: known }] : [];
  });
  if (typed.length === 0) return [...corrections];
  // Pages do not change after a file was read.
  const places = await ask({
    key: { kind: 'locate', file: id, typed },
    prepare: async () => {
      const stored = await selectPagesAsJson(trx, scope, id, { from: 1, to: pages });
      const job = { kind: 'locate', pages: stored, typed } as const;
      return { isQuick: false, answer: () => locateTyped(context, scope.tenantId, job) };
    },
  });
  const byIndex = new Map(typed.map(({ index }, nth) => [index, places[nth]]));
  return corrections.map((correction, index) => ({ ...correction, ...byIndex.get(index) }));
}
