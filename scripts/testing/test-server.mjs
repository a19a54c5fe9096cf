/**
 * Loaded into each process of the browser tests' servers (`--import`): in the one that answers calls, hashes of passwords cost next to nothing,
 * and threads and processes without work are kept for longer.
 */
if (process.argv[1]?.replaceAll('\\', '/').endsWith('apps/server/src/processes/start.ts')) {
  const { cheapenHashes } = await import('../../apps/server/src/features/accounts/passwords/hash-cost.ts');
  const { keepIdleLonger } = await import('../../apps/server/src/platform/concurrency/idle-times.ts');
  cheapenHashes();
  keepIdleLonger();
}
