import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context.ts';
import { registerMetrics } from './metrics.routes.ts';
import type { Api } from './route.ts';

export interface SystemState {
  readonly version: string;
  /** What the sign-in page offers in a demo; null otherwise. */
  readonly demo: { partner: SignIn; tenant: SignIn } | null;
  /** Set once the process is stopping, so that it gets no new work. */
  stopping: boolean;
}
interface SignIn {
  email: string;
  password: string;
}

/** Run-time configuration, health and metrics. */
export function registerSystem(api: Api, app: FastifyInstance, context: Context, state: SystemState): void {
  const { config } = context;
  api.on('getConfig', {
    handle: async () => ({
      appName: config.appName,
      apiBase: '/api',
      version: state.version,
      demo: state.demo,
      limits: config.limits,
    }),
  });
  api.on('checkLive', { handle: async () => ({ status: 'ok' as const }) });
  api.on('checkReady', {
    handle: async ({ reply }) => {
      const checks = await checkParts(context, state);
      const well = Object.values(checks).every((result) => result === 'ok');
      const { name, version } = context.recognizer.engine;
      const data = {
        status: well ? ('ok' as const) : ('unavailable' as const),
        engine: `${name} ${version}`,
        checks,
      };
      if (!well) {
        await reply.code(503).send({ data, status: { code: 503, message: 'SERVICE_UNAVAILABLE' } });
      }
      return data;
    },
  });
  if (config.metrics.port === undefined) registerMetrics(app, context);
}

async function checkParts(context: Context, state: SystemState): Promise<Record<string, string>> {
  const describeHealth = (check: Promise<unknown>) =>
    check.then(
      () => 'ok',
      () => 'unavailable',
    );
  const [database, storage] = await Promise.all([
    describeHealth(context.db.pool.query('select 1')),
    describeHealth(context.storage.check()),
  ]);
  return { database, storage, process: state.stopping ? 'stopping' : 'ok' };
}
