import type { Log } from '#platform/log/log.ts';

// Long enough for the page under work to be stored; short enough for a service manager's patience.
const timeoutMs = 25_000;

/**
 * Stops the process on SIGINT, SIGTERM, or when the launcher at the other end of our standard input ends: last started, first stopped. A
 * second signal ends it at once; nothing is lost, because the next start continues the work.
 */
export function stopOn(stops: (() => Promise<unknown>)[], log: Log): { now(): Promise<void> } {
  let stopping: Promise<void> | undefined;
  const now = () => (stopping ??= stopAll(stops, log));
  const onSignal = () => {
    if (stopping !== undefined) process.exit(130);
    setTimeout(() => process.exit(1), timeoutMs).unref();
    void now().then(() => process.exit(0));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('disconnect', onSignal);
  // A launcher that ended before we listened sends nothing any more.
  if (process.env['NODE_CHANNEL_FD'] !== undefined && !process.connected) onSignal();
  return { now };
}

async function stopAll(stops: (() => Promise<unknown>)[], log: Log): Promise<void> {
  for (const stop of stops.toReversed()) {
    await stop().catch((error: unknown) => log.warn({ err: error }, 'A part did not stop cleanly'));
  }
}
