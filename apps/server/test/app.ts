import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { SettableClock } from '#platform/clock/clock.ts';
import { readConfig } from '#platform/config/index.ts';
import type { Context } from '#platform/context.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { createServices, type Services } from '../src/processes/services.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { keptHelpers } from './servers/kept-helpers.ts';

/** An answer as a client sees it. */
export interface Answer {
  readonly code: number;
  readonly message: string;
  // Tests look into data of every shape; the contract's own test checks the shapes.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly details: any;
  readonly headers: Record<string, unknown>;
  readonly raw: Buffer;
}
export interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly query?: Record<string, string | number>;
  readonly form?: FormData;
  readonly headers?: Record<string, string>;
}

/** The real server on a database of its own, with a clock that the test moves. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly services: Services;
  readonly database: TestDatabase;
  readonly clock: SettableClock;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  stop(): Promise<void>;
}

export async function startTestApp(
  options: {
    now?: string;
    worker?: boolean;
    env?: Record<string, string>;
    consoleDir?: string;
    log?: Log;
  } = {},
): Promise<TestApp> {
  const database = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'ocr-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    ENGINE: 'embedded',
    ...options.env,
  });
  const clock = new SettableClock(options.now ?? '2026-11-20T03:00:00Z');
  const log = options.log ?? createLog(process.env['TEST_LOG'] ?? 'silent');
  const services = await createServices({
    config: { ...config, processes: { api: true, worker: options.worker ?? false } },
    log,
    database: database.app,
    clock,
    helpers: await keptHelpers(config),
  });
  const { createApi } = await import('../src/processes/api.ts');
  const state = { version: 'test', demo: null, stopping: false };
  const app = await createApi(services.context, {
    consoleDir: options.consoleDir,
    serves: 'everything',
    state,
  });
  if (services.reader !== undefined) {
    const { startWorker } = await import('../src/processes/worker.ts');
    await startWorker(services.context, services.reader);
  }
  return {
    app,
    context: services.context,
    services,
    database,
    clock,
    call: (method, path, callOptions) => call(app, method, path, callOptions),
    async stop() {
      await app.close();
      await services.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function call(
  app: FastifyInstance,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const request: InjectOptions = {
    method,
    url: `/api${path}`,
    headers: {
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
  };
  if (options.query !== undefined) {
    request.query = Object.fromEntries(
      Object.entries(options.query).map(([key, value]) => [key, String(value)]),
    );
  }
  if (options.form !== undefined) {
    const encoded = new Response(options.form);
    request.payload = Buffer.from(await encoded.arrayBuffer());
    request.headers!['content-type'] = encoded.headers.get('content-type')!;
  } else if (options.body !== undefined) {
    request.payload = JSON.stringify(options.body);
    request.headers!['content-type'] = 'application/json';
  }
  const response = await app.inject(request);
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const body = isJson ? response.json() : undefined;
  return {
    code: response.statusCode,
    message: body?.status?.message ?? '',
    data: body?.data,
    details: body?.status?.details,
    headers: response.headers,
    raw: response.rawPayload,
  };
}
