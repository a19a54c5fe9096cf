/**
 * What one password costs: CPU time of a hash with the server's own parameters and with those around them. CPU time, not the clock's:
 * other work on the machine adds to it less.
 *
 *   npm run bench passwords [-- --rounds 15]
 */
import { parseArgs } from 'node:util';
import { hash } from '@node-rs/argon2';
import { hashCost } from '../apps/server/src/features/accounts/passwords.ts';
import { median } from './lib/client.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });

for (const timeCost of [hashCost.timeCost, 2, 3, 5, 6]) {
  const costs = { ...hashCost, timeCost };
  await hash('warm', costs);
  const times: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const before = process.cpuUsage();
    await hash('Correct#Horse7', costs);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const megabytes = hashCost.memoryCost / 1024;
  console.log(
    `${megabytes} MiB, ${timeCost} passes: median ${median(times).toFixed(0)} ms of CPU, least ${Math.min(...times).toFixed(0)} ms`,
  );
}
