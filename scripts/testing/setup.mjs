/** `npm run test:full` draws fifty times as many inputs wherever a test does not say how many. */
if (process.env.TESTS === 'full') {
  const { configureGlobal } = await import('fast-check');
  configureGlobal({ numRuns: 5_000, interruptAfterTimeLimit: 50_000 });
}
