/**
 * Every call of the server's own OpenAPI document with values from right to hostile, as partner and as tenant. No answer may be a
 * 5xx, each must fit the schema that the document promises, and the server must be healthy and its books balanced afterwards.
 *
 *   npm run bench fuzz [-- --calls 400 --seed 1 --only listRequests]
 */
import { parseArgs } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { FuzzPeople, type Role } from './lib/fuzz-people.ts';
import { makeForm } from './lib/fuzz-forms.ts';
import { Draw, type JsonSchema } from './lib/fuzz-values.ts';
import { callRaw, type RawAnswer } from './lib/raw-http.ts';
import { startServer } from './lib/server.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { in: string; name: string; schema: JsonSchema; required?: boolean }[];
  readonly requestBody?: {
    content: Partial<Record<'application/json' | 'multipart/form-data', { schema: JsonSchema }>>;
  };
  readonly responses: Readonly<Record<string, { content?: { 'application/json': { schema: object } } }>>;
}
interface Route extends Operation {
  readonly method: string;
  readonly path: string;
}
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: Buffer | undefined;
}

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
// The event stream does not end.
const apart = ['listenEvents'];
/** What would shut the callers out of everything after it. */
const atTheEnd = ['changeSecondFactorPolicy'];
/** With this many calls some must be accepted, or the code behind the refusals was not tested at all. */
const CALLS_TO_GET_IN = 40;
const lanes = 4;

const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats.default(ajv);
const draw = new Draw(Number(values.seed));
const problems = new Map<string, string[]>();
const outcomes: Record<string, number> = {};
const letIn = new Set<string>();
const begin = performance.now();

const many = '1000000';
const server = await startServer({
  RATE_SIGN_INS_PER_MINUTE: many,
  RATE_RESETS_PER_HOUR: many,
  RATE_UPLOADS_PER_MINUTE: many,
  RATE_PREVIEWS_PER_DAY: many,
  RATE_PREVIEWS_PER_MINUTE: many,
});
try {
  const people = new FuzzPeople(server.address);
  await people.prepare(draw);
  const routes = (await readRoutes()).filter(
    ({ operationId }) => values.only === undefined || values.only === operationId,
  );
  const start = performance.now();
  let calls = 0;
  for (const route of routes.filter(({ operationId }) => !atTheEnd.includes(operationId)))
    calls += await fuzzRoute(people, route);
  const books = (await people.call('partner', 'POST', '/billing/books/check')) as { balanced: boolean };
  if (!books.balanced) note('books', JSON.stringify(books));
  for (const route of routes.filter(({ operationId }) => atTheEnd.includes(operationId)))
    calls += await fuzzRoute(people, route);
  const took = Math.round((performance.now() - start) / 1000);
  console.log(`${routes.length} calls of the document, ${calls} sent in ${took} s; seed ${values.seed}`);
  const answers = Object.entries(outcomes).map(([code, count]) => `${code}: ${count}`);
  console.log(`answers: ${answers.join(', ')}`);
} finally {
  await server.stop();
}
for (const [name, found] of problems) {
  console.log(`\n${name}: ${found.length} problems, the first:`);
  for (const each of found.slice(0, 3)) console.log(`  ${each}`);
}
const amount = [...problems.values()].reduce((sum, found) => sum + found.length, 0);
console.log(`${amount} problems, ${Math.round((performance.now() - begin) / 1000)} s with start and stop`);
process.exitCode = amount === 0 ? 0 : 1;

async function readRoutes(): Promise<Route[]> {
  const answer = await callRaw(server.address, { method: 'GET', path: '/api/openapi.json' });
  const { paths } = JSON.parse(answer.body.toString()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path,
      })),
    )
    .filter(({ operationId }) => !apart.includes(operationId));
}

/** Sends a call's whole share, four at a time, and says how many that were. */
async function fuzzRoute(people: FuzzPeople, route: Route): Promise<number> {
  const from = performance.now();
  const calls = Number(values.calls);
  const queue = Array.from({ length: calls }, (_, index) => index);
  const work = async () => {
    for (let index = queue.shift(); index !== undefined; index = queue.shift())
      await fuzz(people, route, index);
  };
  await Promise.all(Array.from({ length: lanes }, work));
  const seconds = (performance.now() - from) / 1000;
  if (seconds > 5) console.log(`${route.operationId}: ${seconds.toFixed(1)} s`);
  await checkHealth(route.operationId);
  if (!letIn.has(route.operationId) && calls >= CALLS_TO_GET_IN)
    note(route.operationId, 'every caller was refused (401, 403, 429)');
  return calls;
}

async function fuzz(people: FuzzPeople, route: Route, index: number): Promise<void> {
  const role: Role = index % 2 === 0 ? 'partner' : 'tenant';
  // Two of three calls are as forms send them, or nearly.
  const wildness = draw.pick([0, 0.05, 0.15, 0.15, 0.4, 1]);
  const call = makeCall(people, route, wildness);
  const token = await people.tokenFor(route.operationId, role, index);
  const headers = {
    ...call.headers,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    'accept-language': draw.pick(['en', 'ja', 'xx']),
  };
  try {
    const answer = await callRaw(server.address, { ...call, headers });
    people.notice(route.operationId, answer.code, call.body);
    if (![401, 403, 429].includes(answer.code)) letIn.add(route.operationId);
    const wrong = judge(route, answer);
    if (wrong !== undefined) note(route.operationId, `${wrong} to ${describe(call)}`);
  } catch (error) {
    note(route.operationId, `${String(error)} to ${describe(call)}`);
  }
}

function makeCall(people: FuzzPeople, route: Route, wildness: number): Sent {
  const parameters = route.parameters ?? [];
  let path = route.path;
  for (const { name } of parameters.filter((each) => each.in === 'path')) {
    const text = draw.chance(wildness) ? draw.hostileText() : people.pathValue(draw, route.path, name);
    const raw = draw.chance(wildness / 5)
      ? draw.pick(['%', '%00', '%zz', '%ff', '%2e%2e%2f', ''])
      : undefined;
    path = path.replace(`{${name}}`, raw ?? encodeURIComponent(text.toWellFormed()));
  }
  const query = parameters
    .filter((each) => each.in === 'query' && draw.chance(0.3))
    .flatMap(({ name, schema }) =>
      Array.from(
        { length: draw.chance(wildness / 4) ? 2 : 1 },
        () => [name, queryText(schema, name, wildness)] as const,
      ),
    );
  if (draw.chance(wildness)) query.push(['unknown', draw.hostileText()]);
  if (query.length > 0)
    path += `?${query.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join('&')}`;
  const content = route.requestBody?.content ?? {};
  const schema = content['application/json']?.schema;
  const form = content['multipart/form-data']?.schema;
  if (form !== undefined && (schema === undefined || draw.chance(0.5))) {
    const { type, body } = makeForm(draw, form, wildness);
    return { method: route.method, path, headers: { 'content-type': type }, body };
  }
  if (schema === undefined && !(route.method !== 'GET' && draw.chance(wildness)))
    return { method: route.method, path, headers: {} };
  const text = JSON.stringify(draw.value(schema ?? {}, '', wildness)) ?? '';
  const body = Buffer.from(draw.chance(wildness / 5) ? text.slice(0, -1) : text);
  return { method: route.method, path, headers: { 'content-type': 'application/json' }, body };
}

function queryText(schema: JsonSchema, name: string, wildness: number): string {
  const value = draw.value(schema, name, wildness);
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 400);
}

/** What is wrong with an answer; undefined if nothing is. */
function judge(route: Route, answer: RawAnswer): string | undefined {
  outcomes[answer.code] = (outcomes[answer.code] ?? 0) + 1;
  const head = `${answer.code} ${answer.body.toString('utf8', 0, 300)}`;
  if (answer.code >= 500) return head;
  const response = route.responses[answer.code] ?? route.responses[`${Math.floor(answer.code / 100)}XX`];
  const schema = response?.content?.['application/json'].schema;
  if (schema === undefined) {
    const isFile = answer.code === 200 && answer.body.length > 0 && !answer.type.includes('text/html');
    return isFile || answer.code === 304 ? undefined : `undescribed ${answer.type} ${head}`;
  }
  if (!answer.type.startsWith('application/json')) return `${answer.type} ${head}`;
  const check = ajv.compile(schema);
  const body = JSON.parse(answer.body.toString()) as { status: { code: number } };
  if (!check(body)) return `${ajv.errorsText(check.errors)} ${head}`;
  return body.status.code === answer.code ? undefined : `the envelope says another status: ${head}`;
}

async function checkHealth(after: string): Promise<void> {
  for (const path of ['/api/health/live', '/api/health/ready']) {
    const { code, body } = await callRaw(server.address, { method: 'GET', path });
    if (code !== 200) note(`health after ${after}`, `${code} ${body.toString()}`);
  }
}

function note(name: string, problem: string): void {
  problems.set(name, [...(problems.get(name) ?? []), problem]);
}

function describe({ method, path, body }: Sent): string {
  return `${method} ${path.slice(0, 300)} ${body?.toString('utf8', 0, 400) ?? ''}`;
}
