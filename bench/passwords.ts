/**
 * What one password costs: CPU time of a hash as the server makes it. CPU time, not the clock's: other work on the machine adds to it less.
 *
 *   npm run bench passwords [-- --rounds 15]
 */
import { parseArgs } from 'node:util';
import { hashPassword, operator } from '../apps/server/src/features/accounts/passwords/passwords.ts';
import { median } from './lib/client.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });

const parameters = /m=.*?(?=\$)/.exec(await hashPassword('Warm#Up12', operator))![0];
const times: number[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  const before = process.cpuUsage();
  await hashPassword('Correct#Horse7', operator);
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
}
console.log(
  `${parameters}: median ${median(times).toFixed(0)} ms of CPU, least ${Math.min(...times).toFixed(0)} ms`,
);
