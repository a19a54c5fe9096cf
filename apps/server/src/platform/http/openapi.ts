import { routes, shapes, type RouteName, type Shape } from '@ocr/contract';
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
      if ('openapiObject' in document) addForms(document.openapiObject.paths ?? {});
      return 'openapiObject' in document ? document.openapiObject : document.swaggerObject;
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return app.swagger();
  });
}

type Operations = Record<string, { operationId?: string; requestBody?: unknown } | undefined>;

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** Multipart bodies are read part by part and never pass the validator, so the framework cannot describe them. */
function addForms(paths: object): void {
  for (const operation of Object.values(paths).flatMap((path: Operations) => Object.values(path))) {
    const name = operation?.operationId;
    if (
      operation !== undefined &&
      name !== undefined &&
      isRouteName(name) &&
      routes[name].sends === 'multipart'
    )
      operation.requestBody = { required: true, content: bodiesOf(shapes[name]) };
  }
}

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
