import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';
import type { FileRow } from '../files.store.ts';
import { selectPagesAsJson } from './pages.store.ts';

const pagesAtOnce = 8;

/** A file's stored pages as JSON, a few at a time: neither memory nor the event loop feels how long the file is. */
export async function* storedPages(
  context: Pick<Context, 'db'>,
  scope: TenantScope,
  file: Pick<FileRow, 'id' | 'page_count'>,
): AsyncGenerator<string> {
  for (let from = 1; from <= file.page_count; from += pagesAtOnce) {
    const range = { from, to: from + pagesAtOnce - 1 };
    yield* await context.db.withTenant(scope, (trx) => selectPagesAsJson(trx, scope, file.id, range));
  }
}
