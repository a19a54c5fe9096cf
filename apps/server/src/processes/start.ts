import { z } from 'zod';
import { codeOf } from '#platform/errors/facts.ts';
import { mkdir, readFile } from 'node:fs/promises';
import { ConfigError, readConfig, type Config } from '#platform/config/index.ts';
import { migrate } from '#platform/database/migrate.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#platform/embedded-postgres/index.ts';
import { StorageKeyError } from '#platform/encryption/storage-keys.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import type { Context } from '#platform/context.ts';
import { createMetricsServer } from '#platform/http/metrics.routes.ts';
import type { SystemState } from '#platform/http/system.routes.ts';
import type { EngineInfo } from '@ocr/recognition';
import { createApi } from './api.ts';
import { bootstrap, demoSignIns } from './bootstrap.ts';
import { createServices } from './services.ts';
import { stopOn } from './stop-on.ts';
import { startWorker } from './worker.ts';

/** Starts what this process is to do, in an order in which nothing is served before it can be answered. */
async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  // Others may pass through but not list it: as root, the embedded database runs as another user with its data in here.
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 });
  const stops: (() => Promise<unknown>)[] = [];
  const stop = stopOn(stops, log);
  try {
    const database = await openDatabase(config, log, stops);
    const services = await createServices({ config, log, database });
    stops.push(() => services.close());
    await bootstrap(services.context);
    const state: SystemState = {
      version: await versionOf(),
      demo: await demoSignIns(services.context),
      stopping: false,
    };
    const serves = config.processes.api ? 'everything' : 'health';
    const app = await createApi(services.context, { consoleDir: process.env['CONSOLE_DIR'], serves, state });
    stops.push(() => app.close());
    await app.listen({ port: config.port, host: config.host });
    await listenForMetrics(services.context, stops);
    if (services.reader !== undefined) await startWorker(services.context, services.reader);
    stops.push(async () => void (state.stopping = true));
    announce(config, state, engineName(services.context.recognizer.engine));
  } catch (error) {
    await stop.now();
    throw error;
  }
}

async function listenForMetrics(context: Context, stops: (() => Promise<unknown>)[]): Promise<void> {
  const { host, metrics } = context.config;
  if (metrics.port === undefined) return;
  const app = createMetricsServer(context);
  stops.push(() => app.close());
  await app.listen({ port: metrics.port, host });
}

/** The engine as the start reports it; where the detector's runtime has no build, that lines are found without it. */
function engineName({ name, version, lines }: EngineInfo): string {
  return `${name} ${version}${lines === 'layout' ? ' (layout analysis, no line detector)' : ''}`;
}

async function openDatabase(config: Config, log: Log, stops: (() => Promise<unknown>)[]) {
  if (config.databaseUrl !== undefined) {
    const database = { connectionString: config.databaseUrl };
    await migrate(database);
    return database;
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  stops.push(() => embedded.stop());
  void embedded.lost.then((reason) => {
    log.fatal({ err: reason }, 'The embedded database is gone for good');
    process.exit(1);
  });
  await migrate(embedded.owner, embedded.app.user);
  return embedded.app;
}

async function versionOf(): Promise<string> {
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')));
  return manifest.version;
}

function announce(config: Config, state: SystemState, engine: string): void {
  const lines = [`${config.appName} is ready at ${config.publicUrl}  (OCR engine: ${engine})`];
  if (state.demo !== null) {
    lines.push(
      `  partner  ${state.demo.partner.email}  ${state.demo.partner.password}`,
      `  tenant   ${state.demo.tenant.email}  ${state.demo.tenant.password}`,
    );
  }
  console.log(`\n${lines.join('\n')}\n`);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  if (error instanceof ConfigError) console.error(error.problems.join('\n'));
  else if (error instanceof EmbeddedPostgresError || error instanceof StorageKeyError)
    console.error(error.message);
  else if (codeOf(error) === 'EADDRINUSE') {
    const port = error instanceof Error && 'port' in error ? error.port : undefined;
    const name = String(port) === process.env['METRICS_PORT'] ? 'METRICS_PORT' : 'PORT';
    console.error(`Port ${String(port)} is in use: set ${name} to a free one.`);
  } else console.error(error);
  process.exit(error instanceof ConfigError ? 2 : 1);
}
