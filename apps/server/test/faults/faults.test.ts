import { expect, test } from 'vitest';
import { forget, runWithFaults } from './run.ts';

// The whole of it, with more faults and tenants: `npm run test:faults`.
test(
  'while processes, database, storage and mail server fail, what was accepted is read to its end and charged once',
  { timeout: 400_000 },
  async () => {
    const outcome = await runWithFaults({ seed: 7, faults: 8, tenants: 3, pause: 1500, timeoutMs: 120_000 });
    expect(outcome.wrong).toEqual([]);
    expect(outcome.accepted).toBeGreaterThan(0);
    await forget(outcome);
  },
);
