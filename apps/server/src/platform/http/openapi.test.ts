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
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly responses: Record<string, { readonly content?: object }>;
  readonly requestBody?: { readonly required?: boolean; readonly content: Record<string, { schema: Part }> };
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

test('every call says whether it needs a token, how it succeeds and whether it is done once for a key', () => {
  for (const [name, route] of Object.entries(routes) as [string, RouteDefinition][]) {
    const { security, parameters = [], responses } = operations.get(name)!;
    const keyed = parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key');
    const successes = Object.keys(responses).filter((code) => code.startsWith('2'));
    expect({ name, open: security?.length === 0, keyed, successes }).toEqual({
      name,
      open: route.access === 'anyone',
      keyed: ['submitRequest', 'retryRequest'].includes(name),
      successes: [String(route.success ?? 200)],
    });
  }
  expect(Object.keys(operations.get('exportRequest')!.responses['200']!.content!)).toEqual(['*/*']);
});

test('a body that may be left out is not required', () => {
  const isRequired = (name: string) => operations.get(name)?.requestBody?.required;
  expect(['payInvoice', 'publishDraft', 'updateSettings', 'submitRequest'].map(isRequired)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(bodyOf('payInvoice', 'application/json')).toMatchObject({ properties: { paymentDate: {} } });
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
