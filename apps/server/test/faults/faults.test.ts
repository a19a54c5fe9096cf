import { expect, test } from 'vitest';
import { forget, runWithFaults } from './run.ts';

// The whole of it, with more faults and tenants: `npm run test:faults`.
test(
  'while processes, database, storage and mail server fail, what was accepted is read to its end and charged once',
  { timeout: 400_000 },
  async () => {
    // Each process more costs as much processor time as all faults.
    const size = { apis: 1, workers: 2 };
    // Of this seed: a worker and a database session are killed, the replica takes over, and links of clients, workers and documents fail.
    const load = { seed: 277, faults: 8, tenants: 2, pause: 1500 };
    const outcome = await runWithFaults({ ...load, size, timeoutMs: 120_000 });
    expect(outcome.wrong).toEqual([]);
    expect(Math.min(outcome.pages, outcome.retried)).toBeGreaterThan(0);
    await forget(outcome);
  },
);
