import type { Database } from '../../apps/server/src/platform/database/database.ts';

/** Another partner's list, asked for again and again until it is stopped. Returns the slowest, in milliseconds. */
export function startNeighbour(db: Database): () => Promise<number> {
  const neighbour = { partnerId: crypto.randomUUID() };
  const ended = new AbortController();
  const asked = (async () => {
    let slowest = 0;
    while (!ended.signal.aborted) {
      const start = performance.now();
      await db.withPartner(neighbour, (trx) => trx.selectFrom('invoices').select('id').execute());
      slowest = Math.max(slowest, performance.now() - start);
    }
    return slowest;
  })();
  return () => {
    ended.abort();
    return asked;
  };
}
