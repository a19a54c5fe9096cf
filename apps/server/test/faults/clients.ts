import { setTimeout as sleep } from 'node:timers/promises';
import { makeLedger, missingPagePdf, type Random } from '@ocr/specimens';
import { formOf, type Upload } from '../documents.ts';

/** A file of an accepted request. */
interface SentFile {
  readonly id: string;
  readonly pages: number;
  /** Whether it is accepted and can then not be read: it must fail, and must not be charged. */
  readonly isFlawed: boolean;
}

/** A request that the product said it has accepted, and what it answered about it since. */
export interface Accepted {
  readonly id: string;
  readonly files: readonly SentFile[];
  /** Whether it was made by sending the failed files of another one again. */
  readonly isRetry: boolean;
  /** What the field of its first file that can be read was corrected to, as the product said; undefined where it was not. */
  corrected: string | undefined;
  isDeleted: boolean;
}

/** One tenant's user at work, who repeats what was not answered until it is. */
export interface Client {
  readonly email: string;
  readonly token: string;
  readonly accepted: Accepted[];
  /** Unexpected answers, in words. */
  readonly surprises: string[];
  /** Calls that were repeated because they got no answer, or the answer of a fault. */
  repeats: number;
}

export interface Work {
  readonly addresses: readonly string[];
  readonly template: string;
  readonly random: Random;
  readonly until: AbortSignal;
}

interface Answer {
  readonly code: number;
  readonly message: string;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
}

/** The names by which the clients ask. */
export const asked = { field: 'Title', table: 'Lines', column: 'Amount' };
const flawedName = 'flawed.pdf';
/** Milliseconds in which what is submitted after the last fault has been read, on a very busy machine. */
const readWithinMs = 300_000;

/** Works like a user in a hurry until stopped; ends when everything that was begun is answered and it has done everything once. */
export async function work(client: Client, todo: Work): Promise<void> {
  const { random, until } = todo;
  while (!until.aborted) {
    const draw = random.next();
    const kept = client.accepted.filter(({ isDeleted }) => !isDeleted);
    const one = kept.length === 0 ? undefined : random.pick(kept);
    if (one === undefined || draw < 0.33) await submit(client, todo, random.pick(submissions));
    else if (draw < 0.43) await retry(client, todo);
    else if (draw < 0.58) await correct(client, todo, one);
    else if (draw < 0.66) await exportOne(client, todo, one);
    else if (draw < 0.71) await look(client, todo, one);
    else if (draw < 0.8) await remove(client, todo, one);
    else
      await expectCode(client, todo, [200], {
        method: 'GET',
        path: random.pick(['/request', '/usage/current', '/audit']),
      });
    await sleep(random.int(50, 1_500));
  }
  await doOnceEach(client, todo);
}

type MakeFile = (random: Random) => Promise<Upload>;
const good: MakeFile = async (random) => ({
  name: 'good.pdf',
  bytes: await makeLedger({ pages: random.int(1, 3), rowsPerPage: random.int(3, 9), wrongEvery: 0 }),
});
const flawed: MakeFile = async () => ({ name: flawedName, bytes: missingPagePdf() });
/** What a submission may consist of. */
const submissions = [[good], [good], [good, good], [good, flawed], [flawed]];

async function submit(client: Client, todo: Work, makers: readonly MakeFile[]): Promise<void> {
  const files = await Promise.all(makers.map((make) => make(todo.random)));
  const path = '/request';
  await accept(client, todo, { path, body: () => formOf({ templateId: todo.template }, files) });
}

/** Sends what could not be read again, if there is such a request; it fails again. */
async function retry(client: Client, todo: Work): Promise<void> {
  const failed = client.accepted.filter(({ isDeleted, files }) => !isDeleted && files.some(isFlawed));
  if (failed.length === 0) return;
  const path = `/request/${todo.random.pick(failed).id}/retry`;
  await accept(client, todo, { path, isRetry: true });
}

/** What each client has done in the end, however short the run was: on what kind of file, and where that is seen. */
const onceEach: readonly {
  readonly what: keyof Pick<Accepted, 'isRetry' | 'corrected' | 'isDeleted'>;
  readonly on: MakeFile;
  readonly act: (client: Client, todo: Work, one: Accepted) => Promise<void>;
}[] = [
  { what: 'isRetry', on: flawed, act: retry },
  { what: 'corrected', on: good, act: correct },
  { what: 'isDeleted', on: good, act: remove },
];

async function doOnceEach(client: Client, todo: Work): Promise<void> {
  for (const { what, on, act } of onceEach) {
    const isDone = (): boolean => client.accepted.some((one) => Boolean(one[what]));
    if (isDone()) continue;
    await submit(client, todo, [on]);
    const one = client.accepted.at(-1);
    if (one === undefined) return;
    // Nothing can be done with it while it is read.
    const until = performance.now() + readWithinMs;
    while (!isDone() && performance.now() < until) {
      await act(client, todo, one);
      await sleep(200);
    }
    if (!isDone()) client.surprises.push(`${client.email}: nothing could be done that is then ${what}`);
  }
}

/** Makes a request under one key, however often it has to be asked for; it may not be possible yet. */
async function accept(
  client: Client,
  todo: Work,
  { path, body, isRetry = false }: { path: string; body?: () => object; isRetry?: boolean },
): Promise<void> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await insist(client, todo, { method: 'POST', path, headers, ...(body && { body }) });
  // While a request is read nothing of it can be sent again.
  if (isRetry && answer.code === 409) return;
  if (answer.code !== 200 && answer.code !== 201) return surprise(client, `POST ${path}`, answer);
  const files = answer.data.files.map((file: { id: string; name: string; pageCount: number }): SentFile => ({
    id: file.id,
    pages: file.pageCount,
    isFlawed: file.name === flawedName,
  }));
  client.accepted.push({ id: answer.data.id, files, isRetry, corrected: undefined, isDeleted: false });
}

/** Whether a file cannot be read. */
export function isFlawed(file: SentFile): boolean {
  return file.isFlawed;
}

/** The pages for which a request must be charged. */
export function chargedPages({ files }: Accepted): number {
  return files.reduce((sum, file) => sum + (file.isFlawed ? 0 : file.pages), 0);
}

async function correct(client: Client, todo: Work, one: Accepted): Promise<void> {
  const good = one.files.findIndex((file) => !file.isFlawed);
  if (good === -1) return;
  const { code, data } = await expectCode(client, todo, [200], { method: 'GET', path: `/request/${one.id}` });
  if (code !== 200 || data.files[good].status !== 'completed') return;
  const value = `Ledger ${todo.random.digits(6)}`;
  const path = `/request/${one.id}/files/${one.files[good]!.id}`;
  const body = { corrections: [{ path: `fields.${asked.field}`, value }] };
  const answer = await expectCode(client, todo, [200], { method: 'PATCH', path, body: () => body });
  if (answer.code === 200) one.corrected = value;
}

/** Looks at a page, whose picture is stored beside the document. */
async function look(client: Client, todo: Work, one: Accepted): Promise<void> {
  const good = one.files.find((file) => !file.isFlawed);
  if (good === undefined) return;
  const path = `/request/${one.id}/files/${good.id}/pages/1?width=800`;
  await expectCode(client, todo, [200], { method: 'GET', path });
}

async function exportOne(client: Client, todo: Work, one: Accepted): Promise<void> {
  // A file, not an envelope; not ready while it is read.
  await expectCode(client, todo, [200, 409], { method: 'GET', path: `/request/${one.id}/export` });
}

async function remove(client: Client, todo: Work, one: Accepted): Promise<void> {
  let wasSent = false;
  const answer = await insist(client, todo, {
    method: 'DELETE',
    path: `/request/${one.id}`,
    onRepeat: () => (wasSent = true),
  });
  // Refused while it is read; not found where an earlier try was done and its answer lost.
  if (answer.code === 409) return;
  one.isDeleted = true;
  if (answer.code !== 200 && !(answer.code === 404 && wasSent)) surprise(client, 'DELETE', answer);
}

async function expectCode(client: Client, todo: Work, codes: readonly number[], call: Call): Promise<Answer> {
  const answer = await insist(client, todo, call);
  if (!codes.includes(answer.code)) surprise(client, `${call.method} ${call.path}`, answer);
  return answer;
}

function surprise(client: Client, what: string, { code, message }: Answer): void {
  client.surprises.push(`${client.email}: ${what} answered ${code} ${message}`);
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: () => object;
  readonly headers?: Record<string, string>;
  /** Hears of each time that it may have been done without an answer. */
  readonly onRepeat?: () => void;
}

/**
 * Makes a call again and again until it is answered by more than «try again later»; now and then an answer under way is
 * not waited for.
 */
async function insist(client: Client, { addresses, random }: Work, call: Call): Promise<Answer> {
  for (;;) {
    const timeoutMs = random.chance(0.1) ? random.int(1, 300) : 20_000;
    const answer = await ask(random.pick(addresses), client.token, call, timeoutMs).catch(() => undefined);
    // 500 and 503 come from the faults; such a call must not leave anything.
    if (answer !== undefined && answer.code < 500 && answer.code !== 429) return answer;
    client.repeats += 1;
    call.onRepeat?.();
    await sleep(random.int(100, 800));
  }
}

/** One attempt. Throws if no complete answer came in time. */
async function ask(address: string, token: string, call: Call, timeoutMs: number): Promise<Answer> {
  const { method, path, body: makeBody, headers = {} } = call;
  const body = makeBody?.();
  const isForm = body instanceof FormData;
  const response = await fetch(`${address}/api${path}`, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      authorization: `Bearer ${token}`,
      ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const bytes = await response.arrayBuffer();
  if (response.headers.has('content-disposition') || response.headers.get('content-type') === 'image/webp')
    return { code: response.status, message: '', data: bytes };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract's own test checks the shapes
  const { status, data } = JSON.parse(new TextDecoder().decode(bytes)) as {
    status: { code: number; message: string };
    data: unknown;
  };
  return { ...status, data };
}
