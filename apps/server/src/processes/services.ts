import { rm } from 'node:fs/promises';
import type { Recognizer } from '@ocr/recognition';
import type { PoolConfig } from 'pg';
import { systemClock, type Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/index.ts';
import type { Context } from '#platform/context.ts';
import { createDatabase } from '#platform/database/database.ts';
import { createEventHub } from '#platform/events/events.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import { createStorage } from '#platform/storage/index.ts';
import { startTracing } from '#platform/tracing/tracing.ts';
import { createHelpers, type Helpers } from './helpers.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Everything that a process is made of, and how to take it apart again. */
export interface Services {
  readonly context: Context;
  /** Reads whole documents; only where there is a worker. */
  readonly reader: Recognizer | undefined;
  close(): Promise<void>;
}

/** Builds the services of one process. Helpers that are given are closed with the rest, as those that are made here. */
export async function createServices(options: {
  config: Config;
  log: Log;
  database: PoolConfig;
  clock?: Clock;
  helpers?: Helpers;
}): Promise<Services> {
  const { config, log, database, clock = systemClock } = options;
  const temporaryFolder = await makeTemporaryFolder(config.dataDir);
  const helpers = options.helpers ?? (await createHelpers(config));
  reportMissingProtections(helpers.recognizer, log);
  const db = createDatabase({ ...database, max: 10 + config.workers }, log);
  const jobs = createJobs(database, { log, works: config.processes.worker });
  const events = createEventHub(database, log);
  const storage = createStorage({ ...config.storage, dataDir: config.dataDir, temporaryFolder });
  const tracing = traceTo(config.tracing, log);
  const shared = { config, log, clock, db, jobs, storage, events, temporaryFolder };
  await storage.check();
  await storage.verifyKeys();
  await Promise.all([jobs.start(), events.start()]);
  return {
    context: { ...shared, ...helpers },
    reader: config.processes.worker ? helpers.recognizer : undefined,
    async close() {
      await jobs.stop();
      await events.stop();
      await Promise.all([...Object.values(helpers), tracing].map((part) => part.close()));
      await db.destroy();
      await rm(temporaryFolder, { recursive: true, force: true });
    },
  };
}

const protections = {
  privileges: 'no_new_privs and dropped capabilities (setpriv of util-linux)',
  user: 'a user of their own (the server runs as root, and another user cannot read its program)',
  network: 'a network namespace (unshare of util-linux, and the right to make namespaces)',
  files: 'a read-only file system without DATA_DIR (mount of util-linux, and the right to make namespaces)',
};

/** Said once: an operator may want to give the server what it lacks. */
function reportMissingProtections({ missingProtections }: Recognizer, log: Log): void {
  if (missingProtections.length === 0) return;
  const missing = missingProtections.map((name) => protections[name]);
  log.warn({ missing }, 'Processes that open documents run without some protections of this system');
}

/** Traces where a collector is named. */
function traceTo({ endpoint, service }: Config['tracing'], log: Log): { close(): Promise<void> } {
  const close = endpoint === undefined ? undefined : startTracing({ endpoint, service, log });
  return { close: close ?? (() => Promise.resolve()) };
}
