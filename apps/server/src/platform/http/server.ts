import type { Server } from 'node:http';
import multipart from '@fastify/multipart';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import helmet from 'helmet';
import { newId } from '#platform/database/ids.ts';
import { parseCallId, withCallId } from '#platform/log/call-id.ts';
import { openSpan } from '#platform/tracing/tracing.ts';
import type { Log } from '#platform/log/log.ts';
import type { Authenticate } from '#platform/access/caller.ts';
import { registerCompression } from './compression.ts';
import { sendError } from './errors.ts';
import { registerOpenApi } from './openapi.ts';
import { Api } from './route.ts';
import { registerConsole } from './console.ts';
import { compileSerializer } from './answers/serialization.ts';
import { compileValidator } from './validation.ts';

export interface HttpServerOptions {
  readonly log: Log;
  readonly authenticate: Authenticate;
  readonly trustProxy: FastifyServerOptions['trustProxy'];
  /** Folder of the built console; without one only `/api` is served. */
  readonly consoleDir: string | undefined;
  readonly upload: { readonly maxFileBytes: number; readonly maxFiles: number };
  /** Whether the public address is https: only then may browsers be instructed to insist on it. */
  readonly secure: boolean;
  readonly register: (api: Api, app: FastifyInstance) => void;
}

// Limit of JSON bodies: a template of 10 tables with 30 columns and full descriptions is smaller.
const jsonLimitBytes = 2 * 1024 * 1024;

/** The HTTP server with everything that is the same for all calls: security headers, errors, shapes, the console. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const protect = headersOf(options);
  const app: FastifyInstance = fastify(serverOptions(options, protect));
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  acceptEmptyJson(app);
  app.decorateRequest('caller', undefined);
  app.decorateRequest('found', undefined);
  app.setErrorHandler(sendError);
  app.addHook('onRequest', nameCall);
  app.addHook('onRequest', async (_request, reply) => protect(reply));
  await app.register(multipart, {
    limits: {
      fileSize: options.upload.maxFileBytes,
      files: options.upload.maxFiles + 1,
      fields: 10,
      fieldSize: jsonLimitBytes,
      parts: options.upload.maxFiles + 12,
    },
    throwFileSizeLimit: false,
  });
  await registerCompression(app);
  registerOpenApi(app);
  app.addHook('onResponse', logCall);
  await app.register(
    async (scope) => {
      answerAsApi(scope);
      options.register(new Api(scope, options.authenticate), scope);
    },
    { prefix: '/api' },
  );
  if (options.consoleDir !== undefined) await registerConsole(app, options.consoleDir);
  return app;
}

/** Clients name a content type also where they send nothing. What a call requires is said by its shape. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parseJson(request, String(body), done);
  });
}

function serverOptions({ log, trustProxy }: HttpServerOptions, protect: (reply: FastifyReply) => void) {
  const loggerInstance: FastifyBaseLogger = log;
  return {
    loggerInstance,
    // The call's context adds its id to every log line, and to jobs; the logger is the same for all calls.
    genReqId: (raw) => parseCallId(raw.headers['x-request-id']) ?? newId(),
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy ?? false,
    bodyLimit: jsonLimitBytes,
    // 222 KB a second for ten files of 20 MB. A slower client occupies a connection and nothing else.
    requestTimeout: 15 * 60_000,
    http: { connectionsCheckingInterval: 5_000 },
    // Ids that are none are answered by the calls themselves, however long they are.
    routerOptions: { maxParamLength: 16_384 },
    forceCloseConnections: 'idle',
    // Addresses that are none (`/%`) are refused before any route: in the envelope, too.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).header('cache-control', 'no-store');
      protect(reply);
      void sendError(error, request, reply);
    },
  } satisfies FastifyHttpOptions<Server>;
}

/** Each call has an id, which its answer, all lines that are logged for it and its jobs carry. */
function nameCall(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('x-request-id', request.id);
  withCallId(request.id, () => traceCall(request, done));
}

type CallSpan = NonNullable<ReturnType<typeof openSpan>>;
const spans = new WeakMap<FastifyRequest, CallSpan>();

function traceCall(request: FastifyRequest, done: () => void): void {
  const span = openSpan(request.method, { kind: 'server' });
  if (span === undefined) return done();
  spans.set(request, span);
  span.within(done);
}

/** The call is answered. */
function endTrace({ method, routeOptions }: FastifyRequest, code: number, span: CallSpan): void {
  const route = routeOptions.url ?? 'unknown';
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': code,
  };
  span.end({ name: `${method} ${route}`, attributes, failed: code >= 500 });
}

/** One line a call: what, how long, and of refused ones from where. */
function logCall(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  request.log.info(
    {
      callId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(reply.statusCode >= 400 && { clientAddress: request.ip }),
    },
    'call',
  );
  const span = spans.get(request);
  if (span !== undefined) endTrace(request, reply.statusCode, span);
  done();
}

/** Answers of calls are not cached unless they say so, and unknown addresses get the envelope. */
function answerAsApi(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });
  scope.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ data: null, status: { code: 404, message: 'NOT_FOUND' } }),
  );
}

/** Sets the security headers of an answer: scripts and connections from our own origin only. Mantine sets styles at run time, so styles may be inline. */
function headersOf({ secure }: HttpServerOptions): (reply: FastifyReply) => void {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' as const },
    frameguard: { action: 'deny' as const },
  });
  return ({ request, raw }) => protect(request.raw, raw, () => undefined);
}
