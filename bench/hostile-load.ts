/**
 * The worst documents found, sent by one tenant as fast as the server takes them: labels by the thousand, tables, broad templates, large
 * results and exports, bombs and sheets. At the same time another thread polls `/api/health/live`, which waits only for the server's own
 * thread, and another tenant asks for quotes, alone and during two heavy previews.
 *
 * npm run bench hostile-load [-- --seconds 10 --only previews]
 */
import { parseArgs } from 'node:util';
import { median } from './lib/client.ts';
import { HostileTenant, type Attack } from './lib/hostile-tenant.ts';
import { startPoll } from './lib/live-poll.ts';
import { startServer } from './lib/server.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, only: { type: 'string' } },
});
const many = '1000000';
const server = await startServer({
  RATE_UPLOADS_PER_MINUTE: many,
  RATE_PREVIEWS_PER_DAY: many,
  RATE_PREVIEWS_PER_MINUTE: many,
  RATE_CHOICES_PER_DAY: many,
});
const poll = await startPoll(server.address);
try {
  const { hostile, other } = await HostileTenant.prepare(server.address);
  const isSelected = (name: string) => values.only === undefined || name.includes(values.only);
  console.log(`${'attack'.padEnd(44)} ${'answers'.padEnd(34)} polls  median    p99    max (ms)`);
  await report('nothing', () => new Promise((resolve) => setTimeout(resolve, 3000)).then(() => ({})));
  for (const attack of await hostile.attacks())
    if (isSelected(attack.name)) await report(attack.name, () => run(attack));
  if (isSelected('lanes')) await compareQuotes(hostile, other);
} finally {
  await poll.stop();
  await server.stop();
}

/** Repeats an attack with its parallelism for the given time, and counts its answers. */
async function run({ atOnce, send }: Attack): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  const end = performance.now() + Number(values.seconds) * 1000;
  const lane = async () => {
    do {
      const code = await send();
      answers[code] = (answers[code] ?? 0) + 1;
    } while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return answers;
}

async function report(name: string, work: () => Promise<Record<string, number>>): Promise<void> {
  await poll.take();
  const answers = await work();
  const times = (await poll.take()).toSorted((a, b) => a - b);
  const counts = Object.entries(answers).map(([code, count]) => `${code}: ${count}`);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1).padStart(7);
  const count = String(times.length).padStart(5);
  console.log(`${name.padEnd(44)} ${counts.join(', ').padEnd(34)} ${count} ${at(0.5)} ${at(0.99)} ${at(1)}`);
}

/** Another tenant's quotes alone, then during two previews with endless labels, and alone again: ratios within one run. */
async function compareQuotes(hostile: HostileTenant, other: HostileTenant): Promise<void> {
  const rounds = 40;
  const quotes = async (): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await other.quote();
      times.push(performance.now() - start);
    }
    return median(times);
  };
  await quotes();
  const before = await quotes();
  const over = new AbortController();
  const previews = [0, 1].map(async () => {
    while (!over.signal.aborted) await hostile.previewLabels();
  });
  const beside = await quotes();
  over.abort();
  await Promise.all(previews);
  const after = await quotes();
  const alone = (before + after) / 2;
  console.log(
    `lanes: another tenant's quote, median of ${rounds}: alone ${before.toFixed(0)} and ${after.toFixed(0)} ms, beside two heavy previews ${beside.toFixed(0)} ms: ratio ${(beside / alone).toFixed(2)}`,
  );
}
