/**
 * Continuous work for hours: documents are submitted, read, viewed, corrected, checked, exported, searched and deleted, and people sign in
 * and out. Resources are measured between rounds, after a forced collection. Exits with 1 if the last measurement exceeds the one after the
 * first fifth by more than the bounds.
 *
 * npm run bench soak [-- --minutes 120 --measurements 24 --documents 10000 --hours 24]
 *
 * With `--hours`, the product's clock runs through so many hours meanwhile, across a night and the end of a month (needs `faketime`).
 * With `--documents`, rounds are spread so that about this many documents are read in all; without it, rounds follow each other.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort, startServer } from '../lib/server.ts';
import { beforeMonthEnd, moveClock } from './moved-clock.ts';
import { openGauges, type Gauge } from './gauges.ts';
import { openSchedule } from './scheduled-jobs.ts';
import { prepareWork } from './work.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    measurements: { type: 'string', default: '24' },
    documents: { type: 'string' },
    hours: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
/** Growth allowed from the measurement after the first fifth of the time, when caches are filled, to the last one. */
const bounds = { heapMb: 8, files: 10, threads: 4, temporary: 0, connections: 4 } as const;

const dataDir = await mkdtemp(join(tmpdir(), 'ocr-soak-'));
const debugPort = await freePort();
const clock =
  values.hours === undefined
    ? undefined
    : await moveClock(join(dataDir, 'clock'), {
        from: beforeMonthEnd(),
        hours: Number(values.hours),
        minutes,
      });
const lifted = { RATE_UPLOADS_PER_MINUTE: '1000000', RATE_SIGN_INS_PER_MINUTE: '1000000' };
const server = await startServer({ ...lifted, ...clock?.env, DATA_DIR: dataDir, DEMO: '1' }, [
  `--inspect=127.0.0.1:${debugPort}`,
]);
const schedule = clock && (await openSchedule(dataDir, clock.now()));
const gauges = await openGauges({ pid: server.pid, dataDir, debugPort });
try {
  const work = await prepareWork(server.address);
  const start = performance.now();
  const elapsed = (): number => (performance.now() - start) / 60_000;
  const rows: Gauge[] = [];
  const measure = async (): Promise<void> => {
    // A session ends after eight hours.
    await work.signIn();
    const gauge = await gauges.read({ minute: elapsed(), documents: work.documents() });
    rows.push(gauge);
    print(gauge, rows.length === 1);
  };
  for (let due = 0; elapsed() < minutes;) {
    if (elapsed() >= due) {
      await measure();
      due += minutes / Number(values.measurements);
    }
    if (clock !== undefined) await schedule?.sendDue(clock.now());
    await work.round();
    if (values.documents === undefined) continue;
    const aheadMinutes = (work.documents() / Number(values.documents)) * minutes - elapsed();
    if (aheadMinutes > 0) await wait(aheadMinutes * 60_000);
  }
  await measure();
  if (clock !== undefined)
    console.log(
      `The product's clock shows ${clock.now().toISOString()}; the tenant has ${await work.invoices()} invoices.`,
    );
  console.log(`Too busy and asked again: ${work.askedAgain()} times.`);
  judge(rows);
} finally {
  gauges.close();
  clock?.close();
  await schedule?.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function print(gauge: Gauge, isFirst: boolean): void {
  const names = Object.keys(gauge);
  if (isFirst) console.log(`| ${names.join(' | ')} |\n|${' ---: |'.repeat(names.length)}`);
  console.log(
    `| ${Object.values(gauge)
      .map((value) => (Number.isInteger(value) ? value : value.toFixed(1)))
      .join(' | ')} |`,
  );
}

function judge(rows: readonly Gauge[]): void {
  const [early, last] = [rows[Math.ceil(rows.length / 5)], rows.at(-1)];
  if (early === undefined || last === undefined) return;
  for (const name of ['heapMb', 'files', 'threads', 'temporary', 'connections'] as const) {
    if (last[name] <= early[name] + bounds[name]) continue;
    console.log(
      `${name} grew by more than ${bounds[name]} from minute ${early.minute.toFixed(0)} to the last.`,
    );
    process.exitCode = 1;
  }
}
