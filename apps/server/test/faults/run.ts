import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createRandom } from '@ocr/specimens';
import { addTenants, callsTo } from '../product.ts';
import { asked, chargedPages, isFlawed, work, type Client } from './clients.ts';
import { startCluster, type Cluster, type Size } from './cluster.ts';
import type { Storing } from './document-server.ts';
import { runFaults } from './faults.ts';
import { judge } from './judge.ts';

export interface Run {
  readonly seed: number;
  readonly faults: number;
  readonly tenants: number;
  /** Milliseconds from one fault to the next, at most. */
  readonly pause: number;
  /** Milliseconds after the faults in which all that was begun must have ended. */
  readonly timeoutMs: number;
  /** Where documents are kept; the test's own server by default. */
  readonly storing?: Storing;
  /** Two api and three worker processes by default. */
  readonly size?: Size;
}

export interface Outcome {
  /** Everything that is not as it must be; empty when all is well. */
  readonly wrong: readonly string[];
  /** How often each fault happened. */
  readonly happened: ReadonlyMap<string, number>;
  /** Whether there were wrong clocks and small disks, which not every machine can have. */
  readonly conditions: string;
  readonly accepted: number;
  /** Of files that can be read. */
  readonly pages: number;
  /** Files that cannot be read. */
  readonly flawed: number;
  /** Requests that were made by sending again what failed. */
  readonly retried: number;
  readonly deleted: number;
  readonly corrected: number;
  readonly repeats: number;
  /** How often processes were started. */
  readonly starts: number;
  /** What the processes logged; kept where something is wrong. */
  readonly folder: string;
}

const password = 'Second#Pass2';

/** Clients work on a cluster to which faults happen; in the end all is judged. */
export async function runWithFaults({
  seed,
  faults,
  tenants,
  pause,
  timeoutMs,
  storing = 's3',
  size = { apis: 2, workers: 3 },
}: Run): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-faults-'));
  // As root, the database runs as another user.
  await chmod(folder, 0o711);
  const log = createWriteStream(join(folder, 'faults.log'));
  const cluster = await startCluster(folder, storing, size);
  try {
    const clients = await makeClients(cluster, tenants);
    const stop = new AbortController();
    const random = createRandom(`faults ${seed}`);
    const working = clients.map(async ({ client, template }, index) =>
      work(client, {
        template,
        addresses: cluster.addresses,
        random: createRandom(`client ${seed} ${index}`),
        until: stop.signal,
      }),
    );
    const happened = await runFaults(cluster, {
      count: faults,
      random,
      pause,
      log: (line) => void log.write(`${line}\n`),
    });
    stop.abort();
    await Promise.all(working);
    const all = clients.map(({ client }) => client);
    const wrong = await judge(cluster, all, timeoutMs);
    const accepted = all.flatMap((client) => client.accepted);
    return {
      wrong,
      happened,
      conditions: describe(cluster),
      accepted: accepted.length,
      pages: accepted.reduce((sum, one) => sum + chargedPages(one), 0),
      flawed: accepted.flatMap(({ files }) => files.filter(isFlawed)).length,
      retried: accepted.filter(({ isRetry }) => isRetry).length,
      deleted: accepted.filter(({ isDeleted }) => isDeleted).length,
      corrected: accepted.filter(({ corrected }) => corrected !== undefined).length,
      repeats: all.reduce((sum, { repeats }) => sum + repeats, 0),
      starts: cluster.members.reduce((sum, member) => sum + member.starts(), 0),
      folder,
    };
  } finally {
    await cluster.stop();
    log.end();
  }
}

function describe({ wrongClocks, smallDisks }: Cluster): string {
  const named = (names: readonly string[]): string => names.join(' and ') || 'none';
  return `wrong clocks (faketime): ${named(wrongClocks)}; small disks (tmpfs): ${named(smallDisks.map((disk) => basename(disk)))}`;
}

async function makeClients(
  { apis }: Cluster,
  count: number,
): Promise<{ client: Client; template: string }[]> {
  const calls = callsTo(apis[0]!.address);
  const emails = Array.from({ length: count }, (_, index) => `tenant-${index + 1}@faults.example`);
  await addTenants(calls, emails, password);
  return Promise.all(
    emails.map(async (email) => {
      const token = await calls.signIn(email, password);
      const { data } = await calls.call('POST', '/template', token, {
        name: 'Ledger',
        fields: [{ name: asked.field, description: 'The title of the document' }],
        tables: [
          {
            name: asked.table,
            description: 'All lines',
            columns: [
              { name: 'Date', description: 'The date of the line' },
              { name: 'Description', description: 'What was bought' },
              { name: asked.column, description: 'The amount of the line' },
            ],
          },
        ],
      });
      const client: Client = { email, token, accepted: [], surprises: [], repeats: 0 };
      return { client, template: data.id as string };
    }),
  );
}

/** Removes what a run that went well wrote. */
export function forget({ folder }: Pick<Outcome, 'folder'>): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
