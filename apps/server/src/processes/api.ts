import type { FastifyInstance } from 'fastify';
import { createAuthenticate } from '#features/accounts/sessions/authenticate.ts';
import { registerAccounts } from '#features/accounts/accounts.routes.ts';
import { registerBilling } from '#features/billing/billing.routes.ts';
import { registerAuditExport } from '#features/exports/lists/audit-export.routes.ts';
import { registerBillingExports } from '#features/exports/billing-exports.routes.ts';
import { registerExports } from '#features/exports/exports.routes.ts';
import { registerPreviews } from '#features/previews/previews.routes.ts';
import { failUnreadFiles } from '#features/requests/delete-request.ts';
import { registerEvents } from '#features/requests/events.routes.ts';
import { registerLearning } from '#features/requests/learning/learning.routes.ts';
import { registerTemplateSet } from '#features/requests/template-set/template-set.routes.ts';
import { registerRequests } from '#features/requests/requests.routes.ts';
import { answerCutRequest, answerRequest } from '#features/results/answer-request.ts';
import { changeRequest } from '#features/results/change-request.ts';
import { registerQuality } from '#features/results/quality/quality.routes.ts';
import { registerResults } from '#features/results/results.routes.ts';
import { registerTrials } from '#features/results/trials/trials.routes.ts';
import { registerChecking } from '#features/templates/checking/checking.routes.ts';
import { registerTemplates } from '#features/templates/templates.routes.ts';
import { registerTenants } from '#features/tenants/tenants.routes.ts';
import type { Context } from '#platform/context.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { registerSystem, type SystemState } from '#platform/http/system.routes.ts';

/** The HTTP server of a process: all calls and the console, or health and metrics alone. */
export async function createApi(
  context: Context,
  options: { consoleDir: string | undefined; serves: 'everything' | 'health'; state: SystemState },
): Promise<FastifyInstance> {
  const { config, log } = context;
  return createHttpServer({
    log,
    authenticate: createAuthenticate(context),
    trustProxy: trustProxyOf(config.trustProxy),
    consoleDir: options.serves === 'everything' ? options.consoleDir : undefined,
    upload: { maxFileBytes: config.limits.maxFileMb * 1024 * 1024, maxFiles: config.limits.maxFiles },
    secure: config.publicUrl.startsWith('https:'),
    register: (api, app) => {
      registerSystem(api, app, context, options.state);
      if (options.serves === 'health') return;
      registerAccounts(api, context);
      registerTenants(api, context, { onDelete: failUnreadFiles });
      registerBilling(api, context);
      registerTemplates(api, context);
      registerChecking(api, context);
      registerRequests(api, context, { whole: answerRequest, changed: changeRequest, cut: answerCutRequest });
      registerLearning(api, context);
      registerTemplateSet(api, context);
      registerEvents(api, context);
      registerResults(api, context);
      registerQuality(api, context);
      registerTrials(api, context);
      registerPreviews(api, context);
      registerExports(api, context);
      registerAuditExport(api, context);
      registerBillingExports(api, context);
    },
  });
}

/** Fastify takes addresses or a rule; a number of proxies is a rule. */
function trustProxyOf(trust: Context['config']['trustProxy']) {
  if (typeof trust === 'number') return (_address: string, hop: number) => hop < trust;
  return trust === false ? false : [...trust];
}
