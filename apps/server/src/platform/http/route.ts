import {
  envelope,
  id,
  refusal,
  routes,
  shapes,
  type Access,
  type DataOf,
  type RouteDefinition,
  type RouteName,
  type Shape,
  type Shapes,
} from '@ocr/contract';
import { isTimeZone } from '@ocr/billing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { SharedAnswer } from './answers/shared-answer.ts';
import { envelopeOf, Written } from './written.ts';
import { isId } from '#platform/database/ids.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Authenticate, Caller, CallerFor } from '#platform/access/caller.ts';

type Part<Name extends RouteName, Key extends 'params' | 'query' | 'body'> = Shapes[Name] extends {
  [K in Key]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;
type AccessOf<Name extends RouteName> = (typeof routes)[Name]['access'] extends infer A extends Access
  ? A
  : never;

/** The parts of a route's path that are no fixed words: `{ id: string }` for `/templates/:id`. */
type PathParams<Name extends RouteName> = ParamsIn<(typeof routes)[Name]['path']>;
type ParamsIn<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? { readonly [Key in Param]: string } & ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? { readonly [Key in Param]: string }
    : unknown;

/** One call as its handler sees it: everything parsed, the caller known and allowed. */
export interface Call<Name extends RouteName, Found = undefined> {
  readonly caller: CallerFor<AccessOf<Name>>;
  readonly params: Part<Name, 'params'>;
  readonly query: Part<Name, 'query'>;
  /** Undefined for multipart routes: their handlers read the parts. */
  readonly body: Part<Name, 'body'>;
  /** What `find` returned. */
  readonly found: Found;
  readonly language: 'en' | 'jp';
  /** On whose clocks the reader's lists and sheets are; undefined where the client names none. */
  readonly timeZone: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Handler<Name extends RouteName, Found> {
  /** Loads the thing that the path names, before expiry and body are checked; throws `NOT_FOUND`. */
  readonly find?: (call: Pick<Call<Name>, 'caller'> & { params: PathParams<Name> }) => Promise<Found>;
  /** Returns the data; binary routes and event streams send their answer themselves. */
  readonly handle: (
    call: Call<Name, Found>,
  ) => Promise<
    Shapes[Name] extends { data: z.ZodType } ? DataOf<Name> | SharedAnswer<DataOf<Name>> | Written : unknown
  >;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
    found: unknown;
  }
}

/** Adds the contract's calls to the server, each with its access rule, its shapes and its handler. */
export class Api {
  private readonly app: FastifyInstance;
  private readonly authenticate: Authenticate;

  constructor(app: FastifyInstance, authenticate: Authenticate) {
    this.app = app;
    this.authenticate = authenticate;
  }

  on<Name extends RouteName, Found = undefined>(name: Name, handler: Handler<Name, Found>): void {
    const route = routes[name];
    const shape: Shape = shapes[name];
    const success = route.success ?? 200;
    const ids = idsAmong(shape);
    this.app.route({
      method: route.method,
      url: route.path,
      schema: {
        operationId: name,
        ...(shape.params && { params: shape.params }),
        ...(shape.query && { querystring: shape.query }),
        ...(shape.body && route.sends !== 'multipart' && { body: shape.body }),
        response: {
          ...(shape.data && { [success]: envelope(shape.data) }),
          '4xx': refusal,
          '5xx': refusal,
        },
      },
      onRequest: async (request) => {
        await this.admit(route, request);
        assertIds(request, ids);
        if (handler.find !== undefined) {
          request.found = await handler.find(pathCall(name, request));
        }
        if (route.refusedWhenExpired && request.caller?.roleName === 'TENANT' && request.caller.expired) {
          throw new AppError('ACCESS_EXPIRED');
        }
      },
      handler: async (request, reply) => {
        // oxlint-disable-next-line typescript/consistent-type-assertions -- the framework has parsed each part by the shapes of this very route
        const data = await handler.handle({
          caller: request.caller,
          params: request.params,
          query: request.query,
          body: request.body ?? undefined,
          found: request.found,
          ...readerOf(request),
          request,
          reply,
        } as unknown as Call<Name, Found>);
        if (shape.data === undefined) return reply;
        return answer(reply, data, success);
      },
    });
  }

  /** Called when the server begins to close: long answers end themselves here. */
  onClose(end: () => void): void {
    this.app.addHook('preClose', async () => end());
  }

  /** Token, role, forced password change, forced second factor: in this order, before any body is read. */
  private async admit(route: RouteDefinition, request: FastifyRequest): Promise<void> {
    if (route.access === 'anyone') return;
    const caller = await this.authenticate(bearerToken(request));
    if (route.access === 'partner' && caller.roleName !== 'PARTNER')
      throw new AppError('USER_NOT_PERMISSION');
    if (route.access === 'tenant' && caller.roleName !== 'TENANT') throw new AppError('USER_NOT_PERMISSION');
    if (caller.mustChangePassword && !route.beforePasswordChange)
      throw new AppError('REQUEST_CHANGE_PASSWORD');
    if (caller.mustAddSecondFactor && !route.beforeSecondFactor) throw new AppError('REQUEST_SECOND_FACTOR');
    request.caller = caller;
  }
}

/** The names of a path's parts that are ids. */
function idsAmong({ params }: Shape): ReadonlySet<string> {
  const parts = Object.entries(params?.shape ?? {});
  return new Set(parts.flatMap(([name, schema]) => (schema === id ? [name] : [])));
}

/** @throws NOT_FOUND for an id that cannot be one, before anything is looked for by it */
function assertIds({ params }: FastifyRequest, ids: ReadonlySet<string>): void {
  for (const [name, value] of Object.entries(params ?? {})) {
    if (ids.has(name) && !isId(String(value))) throw notFound();
  }
}

/** What `find` sees. The framework knows neither the path's parts nor that the route's callers were admitted. */
function pathCall<Name extends RouteName>(_name: Name, { caller, params }: FastifyRequest) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `admit` has checked both
  return { caller, params } as Pick<Call<Name>, 'caller'> & { params: PathParams<Name> };
}

/** Sends the data in its envelope. Its shape is checked by the route's schema, unless it is `Written`. */
function answer(reply: FastifyReply, data: unknown, code: number): FastifyReply {
  reply.code(code);
  const enclose = (enclosed: unknown) => ({ data: enclosed, status: { code, message: 'SUCCESS' } });
  if (data instanceof Written) return reply.type(jsonType).send(envelopeOf(data, code));
  if (data instanceof SharedAnswer)
    return reply.type(jsonType).send(data.written((shared) => serialize(reply, enclose(shared))));
  return reply.send(enclose(data));
}

function serialize(reply: FastifyReply, answered: object): string {
  const text = reply.serialize(answered);
  if (typeof text !== 'string') throw new TypeError('The answers of calls are text');
  return text;
}

const jsonType = 'application/json; charset=utf-8';

function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header === undefined ? undefined : /^Bearer (\S+)$/i.exec(header)?.[1];
}

/** How the reader reads: language and time zone. */
function readerOf(request: FastifyRequest): Pick<Call<RouteName>, 'language' | 'timeZone'> {
  return { language: languageOf(request), timeZone: timeZoneOf(request) };
}

/** `Accept-Language` other than `ja…` means English. */
function languageOf(request: FastifyRequest): 'en' | 'jp' {
  return /^\s*ja\b/i.test(request.headers['accept-language'] ?? '') ? 'jp' : 'en';
}

/** The zone of `X-Time-Zone` by its canonical name; an unknown zone counts as missing. */
function timeZoneOf(request: FastifyRequest): string | undefined {
  const name = request.headers['x-time-zone'];
  if (typeof name !== 'string' || name.length > 64 || !isTimeZone(name)) return undefined;
  return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
}
