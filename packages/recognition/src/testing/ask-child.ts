import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { tmpdir } from 'node:os';

/**
 * Runs in the place of a reading process and reports what it may do: what its status says, where it can write, what it
 * can read of the server's data, whether it reaches the port of a server on this machine, and what its document contains.
 */
const [elsewhere = '', secret = '', port = '', entry = ''] = process.argv.slice(2);

function attempt(act: () => unknown): string {
  try {
    act();
    return 'done';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'refused';
  }
}

function reach(): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('connect', () => resolve('done'));
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'refused'));
  }).catch((error: NodeJS.ErrnoException) => error.code ?? 'refused') as Promise<string>;
}

const status: Record<string, string> = {};
try {
  for (const line of readFileSync('/proc/self/status', 'utf8').split('\n')) {
    const [name = '', value = ''] = line.split(/:\s+/);
    status[name] = value;
  }
} catch {
  // Node's own permissions keep it from there.
}
const answer = {
  status,
  ownFolder: attempt(() => writeFileSync(join(tmpdir(), 'note'), 'x')),
  elsewhere: attempt(() => writeFileSync(join(elsewhere, 'note'), 'x')),
  entry: attempt(() => writeFileSync(entry, 'x', { flag: 'r+' })),
  secret: attempt(() => readFileSync(secret)),
  serversFolder: attempt(() => readdirSync(elsewhere)),
  server: attempt(() => process.kill(Number(process.env['SERVER']), 0)),
  connect: await reach(),
  document: attempt(() => readFileSync(4, 'utf8')),
  overwriteDocument: attempt(() => writeFileSync(4, 'x')),
};
process.send?.(answer);

export type ChildAnswer = typeof answer;
