import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@ocr/specimens';
import type { Cluster } from './cluster.ts';
import { fillDisk } from './small-disk.ts';

/** A fault that ends after a while. */
interface Fault {
  readonly name: string;
  /** Its weight when faults are drawn. */
  readonly weight: number;
  /** Resolves when it is over. */
  readonly run: (cluster: Cluster, random: Random) => Promise<string>;
}

const faults: readonly Fault[] = [
  {
    name: 'kill',
    weight: 6,
    run: async ({ members }, random) => {
      const member = random.pick(members);
      member.signal('SIGKILL');
      return member.name;
    },
  },
  {
    name: 'freeze',
    weight: 4,
    run: async ({ members }, random) => {
      const member = random.pick(members);
      const ms = random.int(500, 12_000);
      member.signal('SIGSTOP');
      await sleep(ms);
      member.signal('SIGCONT');
      return `${member.name}, ${ms} ms`;
    },
  },
  ...(['cut', 'silence', 'delay'] as const).map((way) => ({
    name: way,
    weight: 6,
    run: async (cluster: Cluster, random: Random) => {
      const { name, link } = random.pick(cluster.links());
      const ms = random.int(300, 5_000);
      if (way === 'delay') link.delay(random.int(20, 400));
      else link[way]();
      await sleep(ms);
      link.heal();
      return `${name}, ${ms} ms`;
    },
  })),
  {
    name: 'database session killed',
    weight: 2,
    run: async ({ postgres }) => ((await postgres.killSession()) ? '' : 'none there'),
  },
  {
    name: 'database session frozen',
    weight: 2,
    run: async ({ postgres }, random) => {
      const ms = random.int(300, 5_000);
      return (await postgres.freezeSession(ms)) ? `${ms} ms` : 'none there';
    },
  },
  {
    name: 'database frozen',
    weight: 1,
    run: async ({ postgres }, random) => {
      const ms = random.int(300, 6_000);
      return `${await postgres.freeze(random.pick(['primary', 'replica']), ms)}, ${ms} ms`;
    },
  },
  ...(
    [
      ['server down', 'cut'],
      ['server frozen', 'silence'],
    ] as const
  ).map(([name, way]) => ({
    name,
    weight: 2,
    run: async ({ servers }: Cluster, random: Random) => {
      const server = random.pick(servers);
      const ms = random.int(300, 5_000);
      server.link[way]();
      await sleep(ms);
      server.link.heal();
      return `${server.name}, ${ms} ms`;
    },
  })),
  {
    name: 'documents refused',
    weight: 2,
    run: async ({ documents }, random) => {
      const fault = random.pick(documents.troubles);
      documents.setFault(fault);
      await sleep(random.int(300, 4_000));
      documents.setFault(undefined);
      return fault;
    },
  },
  {
    name: 'mails refused',
    weight: 1,
    run: async ({ mail }, random) => {
      mail.refusal = 'Not now';
      await sleep(random.int(300, 4_000));
      mail.refusal = undefined;
      return '';
    },
  },
  ...(['disk full', 'database disk full'] as const).map((name) => ({
    name,
    weight: 2,
    run: async ({ smallDisks, postgres }: Cluster, random: Random) => {
      const disks = name === 'disk full' ? smallDisks : postgres.disks();
      if (disks.length === 0) return 'no disk of its own';
      const disk = random.pick(disks);
      await fillDisk(disk, random.int(300, 4_000));
      return basename(disk);
    },
  })),
];

export interface FaultRun {
  readonly count: number;
  readonly random: Random;
  /** Milliseconds from one fault to the next, at most. */
  readonly pause: number;
  readonly log: (line: string) => void;
}

/**
 * Causes a number of faults, some at the same time, and returns when all have ended: how often each happened. The database and its
 * replica are killed and restarted now and then; halfway, the replica takes over.
 */
export async function runFaults(
  cluster: Cluster,
  { count, random, pause, log }: FaultRun,
): Promise<Map<string, number>> {
  const happened = new Map<string, number>();
  const started = performance.now();
  const report = (name: string, detail: string): void => {
    happened.set(name, (happened.get(name) ?? 0) + 1);
    log(`${((performance.now() - started) / 1000).toFixed(1)} s  ${name}${detail && `: ${detail}`}`);
  };
  const under: Promise<void>[] = [];
  const pool = faults.flatMap((fault) => Array<Fault>(fault.weight).fill(fault));
  for (let number = 1; number <= count; number += 1) {
    if (number === Math.ceil(count / 2)) {
      await cluster.postgres.failOver();
      report('replica takes over', '');
    } else if (random.chance(0.05) && cluster.postgres.replication() !== undefined) {
      const signal = random.pick(['SIGQUIT', 'SIGKILL'] as const);
      await cluster.postgres.restartReplica(signal);
      report('replica restarted', signal);
    } else if (random.chance(0.04)) {
      const signal = random.pick(['SIGQUIT', 'SIGKILL'] as const);
      await cluster.postgres.restart(signal);
      report('database restarted', signal);
    } else {
      const fault = random.pick(pool);
      under.push(fault.run(cluster, random).then((detail) => report(fault.name, detail)));
    }
    await sleep(random.int(50, pause));
  }
  await Promise.all(under);
  return happened;
}
