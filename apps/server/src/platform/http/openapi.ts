import { limits, routes, shapes, type RouteDefinition, type RouteName, type Shape } from '@ocr/contract';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** `/api/openapi.json`, made from the very schemas that check the calls. */
export function registerOpenApi(app: FastifyInstance): void {
  void app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'OCR console', version: '0.1.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      if ('openapiObject' in document) describeCalls(document.openapiObject.paths ?? {});
      return 'openapiObject' in document ? document.openapiObject : document.swaggerObject;
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return app.swagger();
  });
}

interface Operation {
  readonly operationId?: string;
  requestBody?: unknown;
  security?: unknown;
  parameters?: unknown[];
  responses?: Record<string, unknown>;
}
type Operations = Record<string, Operation | undefined>;

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** Adds what the table of routes says and the framework cannot know. */
function describeCalls(paths: object): void {
  for (const operation of Object.values(paths).flatMap((path: Operations) => Object.values(path))) {
    const name = operation?.operationId;
    if (operation !== undefined && name !== undefined && isRouteName(name))
      describeCall(operation, routes[name], shapes[name]);
  }
}

function describeCall(operation: Operation, route: RouteDefinition, shape: Shape): void {
  if (route.access === 'anyone') operation.security = [];
  // Multipart bodies are read part by part and never pass the validator; and the framework takes every body for required.
  const mayBeLeftOut = shape.body?.safeParse(undefined).success === true;
  if (route.sends === 'multipart' || mayBeLeftOut)
    operation.requestBody = { required: route.sends === 'multipart', content: bodiesOf(shape) };
  if (route.oncePerKey) operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
  if (route.answers) operation.responses = { 200: answersOf[route.answers], ...operation.responses };
}

const idempotencyKey = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  description:
    'Repeated under the same key within 24 hours, the call answers with the request that was made first.',
  schema: { type: 'string', minLength: 1, maxLength: limits.idempotencyKey },
};

const answersOf = {
  binary: {
    description: 'The file',
    headers: { 'Content-Disposition': { schema: { type: 'string' } } },
    content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
  },
  events: {
    description: 'Events, until the client leaves',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  },
};

function bodiesOf({ body, form }: Shape): Record<string, object> {
  return {
    ...(body && { 'application/json': { schema: toSchema(body) } }),
    ...(form && { 'multipart/form-data': { schema: toSchema(form) } }),
  };
}

function toSchema(schema: z.ZodType): object {
  const { $schema: _draft, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return described;
}
