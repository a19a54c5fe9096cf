import { setTimeout as wait } from 'node:timers/promises';
import type { Database, TenantScope } from '#platform/database/database.ts';
import { findMemory, isLearning } from './lessons.store.ts';

/** Learning from a document takes tenths of a second; a file is not held up for long where many are waited for. */
const patienceMs = 10_000;
const everyMs = 100;

/**
 * What a template has learnt, as `findMemory` says, for a file that was sent at `until`: what was checked before is waited for, so that it counts for
 * the next file. After some seconds, or when learning fails, the file is read by what is learnt.
 */
export async function getMemory(
  db: Pick<Database, 'withTenant'>,
  scope: TenantScope,
  file: { readonly templateId: string; readonly until: Date },
  { signal, patience = patienceMs }: { readonly signal?: AbortSignal; readonly patience?: number },
): Promise<string | null> {
  // The process's own timer: how long a file is held up is no domain time.
  const started = performance.now();
  for (;;) {
    const isLate = performance.now() - started >= patience;
    const memory = await db.withTenant(scope, async (trx) =>
      !isLate && (await isLearning(trx, scope, file)) ? undefined : findMemory(trx, scope, file.templateId),
    );
    if (memory !== undefined) return memory;
    await wait(everyMs, undefined, { signal });
  }
}
