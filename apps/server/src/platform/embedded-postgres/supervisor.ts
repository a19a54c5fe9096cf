import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { packagedVersion, prepareBinaries, type Binaries } from './binaries.ts';
import { findClusterHome, type ClusterHome } from './cluster-home.ts';
import { initCluster } from './init-cluster.ts';
import {
  clusterName,
  findPostmaster,
  isPostmasterOf,
  removeStaleLocks,
  spawnPostmaster,
  stopPostmaster,
  type StartedPostmaster,
} from './postmaster.ts';
import { describeServer, isNotNow, lockSupervision, tryConnect } from './session.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { EmbeddedPostgresError, type SupervisorLog } from './types.ts';

/** One cluster, ready to be brought up. */
export interface Cluster {
  readonly home: ClusterHome;
  readonly binaries: Binaries;
  readonly socketFolder: string;
  readonly log: SupervisorLog;
  /** The server of another process is sufficient: no need to wait until its supervisor ends. */
  readonly share: boolean;
}

/** A running server and our session in it. */
export interface Running {
  readonly pid: number;
  readonly socketFolder: string;
  readonly client: Client;
  /** The server was running already. */
  readonly adopted: boolean;
  /** Who supervises it, if not we. */
  readonly supervisor: string | undefined;
}

/** A server locked by a dying predecessor gets this long to let go. */
const LOCKED_TIMEOUT_MS = 60_000;
/** A stopping server closes its database within this time: `npm` ends earlier. */
const LOCK_TIMEOUT_MS = 10_000;
const REPORT_EVERY_MS = 5_000;
const LOCKED = /lock file|already in use|pre-existing shared memory/;

/** Everything before the server: home, binaries, socket folder, initdb. */
export async function prepareCluster(dataDir: string, log: SupervisorLog, share: boolean): Promise<Cluster> {
  const major = packagedVersion().split('.')[0] ?? '';
  const home = findClusterHome(dataDir, major, log);
  const binaries = prepareBinaries(home.folder, home.user);
  await initCluster(home, binaries);
  return { home, binaries, socketFolder: makeSocketFolder(home), log, share };
}

/**
 * Adopts the cluster's running server or starts one, and tries to become its supervisor. An orphan of another version
 * or other settings is replaced.
 */
export async function ensureRunning(cluster: Cluster): Promise<Running> {
  let ours: StartedPostmaster | undefined;
  const deadline = performance.now() + LOCKED_TIMEOUT_MS;
  const report = reminder(cluster.log);
  for (;;) {
    const { cluster: data } = cluster.home;
    const found = findPostmaster(data);
    if (found) {
      const client = await tryConnect(found.socketFolder);
      const running =
        client && (await inspect({ ...found, client, adopted: found.pid !== ours?.pid }, cluster));
      if (running) return running;
      report('The database is not ready yet: it is starting, recovering or shutting down.');
    } else if (!ours || ours.ended() !== undefined) {
      const problem = ours?.ended();
      if (problem !== undefined) {
        if (!LOCKED.test(problem) || performance.now() > deadline)
          throw new EmbeddedPostgresError(`The database does not start: ${problem}`);
        report('The database is still locked by its predecessor.');
        removeStaleLocks(data, cluster.socketFolder);
        await sleep(200);
      }
      if (!findPostmaster(data)) ours = spawnPostmaster(cluster.home, cluster.binaries, cluster.socketFolder);
    }
    await sleep(15);
  }
}

/** Makes sure that this is our cluster's server, in the version and with the settings we would start; `undefined`: try again. */
async function inspect(server: Omit<Running, 'supervisor'>, cluster: Cluster): Promise<Running | undefined> {
  const { client } = server;
  try {
    const { dataDirectory, clusterName: name } = await describeServer(client);
    if (fs.realpathSync(dataDirectory) !== cluster.home.cluster) {
      throw new EmbeddedPostgresError(
        `The socket in ${server.socketFolder} belongs to another database (${dataDirectory}).`,
      );
    }
    const supervisor = await becomeSupervisor(client, cluster);
    if (supervisor !== undefined || name === clusterName(cluster.binaries)) return { ...server, supervisor };
    cluster.log.info('Replacing a left-over database server of another version.');
    await client.end();
    await stopPostmaster(server.pid, cluster.home.cluster, cluster.log);
    return undefined;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isNotNow(error) || !isPostmasterOf(server.pid, cluster.home.cluster)) return undefined;
    throw error;
  }
}

/** @returns who supervises the server instead, if not we */
async function becomeSupervisor(client: Client, { share, log }: Cluster): Promise<string | undefined> {
  const holder = await lockSupervision(client, share ? 0 : 500);
  if (holder === undefined || share) return holder;
  log.info(`Waiting for another server (${holder}) to let go of the database.`);
  return lockSupervision(client, LOCK_TIMEOUT_MS);
}

function reminder(log: SupervisorLog): (message: string) => void {
  let next = performance.now() + REPORT_EVERY_MS;
  return (message) => {
    if (performance.now() < next) return;
    next = performance.now() + REPORT_EVERY_MS;
    log.info(message);
  };
}
