import { routes, type RouteDefinition } from '@ocr/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';

interface Part {
  readonly type?: string;
  readonly format?: string;
  readonly items?: Part;
  readonly properties?: Record<string, Part>;
  readonly required?: string[];
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, { schema: Part }> };
}
let app: TestApp;
let operations: Map<string, Operation>;

beforeAll(async () => {
  app = await startTestApp();
  const answer = await app.app.inject({ method: 'GET', url: '/api/openapi.json' });
  const { paths } = answer.json<{ paths: Record<string, Record<string, Operation>> }>();
  const all = Object.values(paths).flatMap((path) => Object.values(path));
  operations = new Map(all.map((operation) => [operation.operationId, operation]));
});
afterAll(() => app.stop());

const bodyOf = (name: string, type: string) => operations.get(name)?.requestBody?.content[type]?.schema;

test('the document names every call, and every form with its binary parts', () => {
  expect([...operations.keys()].toSorted()).toEqual(Object.keys(routes).toSorted());
  for (const [name, route] of Object.entries(routes) as [string, RouteDefinition][]) {
    const parts = Object.values(bodyOf(name, 'multipart/form-data')?.properties ?? {});
    const isBinary = ({ format, items }: Part) => format === 'binary' || items?.format === 'binary';
    expect([name, parts.some(isBinary)]).toEqual([name, route.sends === 'multipart']);
  }
});

test('a submission is a template’s id and files; a template comes as JSON, or as a part next to its document', () => {
  expect(bodyOf('submitRequest', 'multipart/form-data')).toMatchObject({
    properties: {
      templateId: { type: 'string' },
      files: { type: 'array', items: { type: 'string', format: 'binary' } },
    },
    required: ['templateId', 'files'],
  });
  expect(bodyOf('createTemplate', 'application/json')).toMatchObject({
    properties: { fields: { type: 'array' } },
  });
  expect(bodyOf('createTemplate', 'multipart/form-data')).toMatchObject({
    properties: { template: { properties: { fields: { type: 'array' } } }, document: { format: 'binary' } },
    required: ['template'],
  });
});
