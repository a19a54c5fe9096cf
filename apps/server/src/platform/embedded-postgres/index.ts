import { messageOf, toError } from '#platform/errors/facts.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster, signalPostmaster, stopPostmaster } from './postmaster.ts';
import { provision } from './provision.ts';
import { removeSocketFolder } from './socket-folder.ts';
import { ensureRunning, prepareCluster, type Cluster, type Running } from './supervisor.ts';
import {
  APP_ROLE,
  DATABASE,
  EmbeddedPostgresError,
  OWNER_ROLE,
  PORT,
  type SocketConnection,
  type SupervisorLog,
} from './types.ts';

export { EmbeddedPostgresError, SUPERUSER, type SocketConnection, type SupervisorLog } from './types.ts';

/** A PostgreSQL of our own, running. */
export interface EmbeddedPostgres {
  /** For migrations: owns the database, is no superuser. */
  readonly owner: SocketConnection;
  /** For the application: inherits nothing, takes on `ocr_tenant`, `ocr_partner` or `ocr_system` per transaction. */
  readonly app: SocketConnection;
  /** The server was left running by a killed predecessor, or belongs to the process that we share it with. */
  readonly adopted: boolean;
  /** How often the server died under us and was brought back. */
  readonly restarts: number;
  /** Resolves with the reason if the server died and could not be brought back; never rejects. */
  readonly lost: Promise<Error>;
  /** Stops the server, or disconnects from one that another process started. Close the pools first. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: SupervisorLog;
  /** Uses the server of another live process instead of refusing: for short commands while a server runs. */
  readonly share?: boolean;
}

const RESTART_ATTEMPTS = 5;

/**
 * Starts (or adopts) the PostgreSQL that lives in DATA_DIR and keeps it alive until `stop()`. One process supervises it: a second
 * one on the same DATA_DIR is refused, unless it asks to share.
 * @throws EmbeddedPostgresError with a sentence for the operator
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  share = false,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDir, log, share);
  const running = await ensureRunning(cluster);
  if (running.supervisor === undefined) {
    await provision(running.client);
    return supervise(cluster, running);
  }
  await running.client.end();
  if (share) return attach(running);
  throw new EmbeddedPostgresError(
    `Another server (${running.supervisor}) already uses ${dataDir}: stop it first, or give this one its own DATA_DIR and PORT.`,
  );
}

function attach(running: Running): EmbeddedPostgres {
  const lost = new Promise<Error>(() => undefined);
  return {
    ...connections(running.socketFolder),
    adopted: true,
    restarts: 0,
    lost,
    stop: () => Promise.resolve(),
  };
}

function supervise(cluster: Cluster, first: Running): EmbeddedPostgres {
  const { promise: lost, resolve: loseIt } = Promise.withResolvers<Error>();
  let current = first;
  let restarts = 0;
  let stopping: Promise<void> | undefined;
  let reviving: Promise<void> | undefined;

  const watch = (): void => {
    current.client.once('end', () => {
      if (!stopping) reviving = revive().catch((error: unknown) => loseIt(toError(error)));
    });
  };
  const revive = async (): Promise<void> => {
    cluster.log.warn('The database ended unexpectedly; bringing it back.');
    current = await restartServer(
      { ...cluster, socketFolder: current.socketFolder },
      () => stopping !== undefined,
    );
    restarts += 1;
    watch();
    cluster.log.warn('The database is back.');
  };
  const stop = async (): Promise<void> => {
    await reviving;
    await current.client.end().catch(() => undefined);
    await stopPostmaster(current.pid, cluster.home.cluster, cluster.log);
    removeSocketFolder(cluster.home, current.socketFolder);
    process.off('exit', stopAtExit);
  };
  // A process that ends without `stop()` (an uncaught error) still asks the database to shut down cleanly.
  const stopAtExit = (): void => {
    if (findPostmaster(cluster.home.cluster)?.pid === current.pid) signalPostmaster(current.pid, 'SIGINT');
  };
  process.on('exit', stopAtExit);
  watch();
  return {
    ...connections(first.socketFolder),
    adopted: first.adopted,
    get restarts() {
      return restarts;
    },
    lost,
    stop: () => (stopping ??= stop()),
  };
}

/** Tries again with growing pauses. Gives up after too many failures, or when another process took the database over. */
async function restartServer(cluster: Cluster, isStopping: () => boolean): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const running = await ensureRunning(cluster);
      if (running.supervisor === undefined) return running;
      await running.client.end();
      throw new EmbeddedPostgresError(`Another server (${running.supervisor}) took over the database.`);
    } catch (error) {
      if (attempt === RESTART_ATTEMPTS || isStopping()) throw error;
      cluster.log.warn(`Bringing the database back failed: ${messageOf(error)}`);
      await sleep(200 * 2 ** attempt);
    }
  }
}

function connections(socketFolder: string): { owner: SocketConnection; app: SocketConnection } {
  const database = { host: socketFolder, port: PORT, database: DATABASE };
  return { owner: { ...database, user: OWNER_ROLE }, app: { ...database, user: APP_ROLE } };
}
