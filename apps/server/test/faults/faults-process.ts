/** `npm run test:faults [-- --seed 1 --faults 150 --tenants 20 --storage swift]`: the whole product while everything fails; the status is 1 where something is wrong. */
import { parseArgs } from 'node:util';
import { forget, runWithFaults } from './run.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    faults: { type: 'string', default: '150' },
    tenants: { type: 'string', default: '20' },
    pause: { type: 'string', default: '2500' },
    storage: { type: 'string', default: 's3' },
  },
});
const { storage } = values;
if (storage !== 's3' && storage !== 'swift') throw new Error('--storage is s3 or swift');
const run = {
  seed: Number(values.seed),
  faults: Number(values.faults),
  tenants: Number(values.tenants),
  pause: Number(values.pause),
  // What failed again and again waits for minutes.
  timeoutMs: 600_000,
  storing: storage,
} as const;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
say(`Seed ${run.seed}: ${run.faults} faults, ${run.tenants} tenants, documents on ${storage}`);
const started = performance.now();
const { wrong, happened, folder, conditions, ...counts } = await runWithFaults(run);
say(conditions);
say([...happened].map(([name, times]) => `${name} ${times}`).join(', '));
say(
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', '),
);
say(`${wrong.length} things wrong, ${((performance.now() - started) / 1000).toFixed(0)} s`);
if (wrong.length > 0) {
  say(wrong.join('\n'));
  say(`Logs: ${folder}`);
  process.exitCode = 1;
} else {
  await forget({ folder });
}
// Node can loop endlessly when it ends by itself, over sockets that were reset while it closes them.
process.exit();
