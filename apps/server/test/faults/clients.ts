import { setTimeout as sleep } from 'node:timers/promises';
import { makeLedger, type Random } from '@ocr/specimens';
import { formOf } from '../documents.ts';

/** A request that the product said it has accepted, and what it answered about it since. */
export interface Accepted {
  readonly id: string;
  readonly key: string;
  readonly pages: number;
  readonly files: readonly string[];
  /** What its first file's field was corrected to, as the product said; undefined where it was not. */
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

/** Works like a user in a hurry until stopped; ends when everything that was begun is answered. */
export async function work(client: Client, todo: Work): Promise<void> {
  const { random, until } = todo;
  while (!until.aborted) {
    const draw = random.next();
    const kept = client.accepted.filter(({ isDeleted }) => !isDeleted);
    const one = kept.length === 0 ? undefined : random.pick(kept);
    if (one === undefined || draw < 0.35) await submit(client, todo);
    else if (draw < 0.55) await correct(client, todo, one);
    else if (draw < 0.65) await exportOne(client, todo, one);
    else if (draw < 0.75) await remove(client, todo, one);
    else
      await expectCode(client, todo, [200], {
        method: 'GET',
        path: random.pick(['/request', '/usage/current', '/audit']),
      });
    await sleep(random.int(50, 1_500));
  }
}

async function submit(client: Client, todo: Work): Promise<void> {
  const { random } = todo;
  const key = crypto.randomUUID();
  const files = await Promise.all(
    Array.from({ length: random.int(1, 2) }, async (_, index) => ({
      name: `${index + 1}.pdf`,
      bytes: await makeLedger({ pages: random.int(1, 3), rowsPerPage: random.int(3, 9), wrongEvery: 0 }),
    })),
  );
  const answer = await insist(client, todo, {
    method: 'POST',
    path: '/request',
    body: () => formOf({ templateId: todo.template }, files),
    headers: { 'idempotency-key': key },
  });
  if (answer.code !== 200 && answer.code !== 201) return surprise(client, 'POST /request', answer);
  client.accepted.push({
    id: answer.data.id,
    key,
    pages: answer.data.pageCount,
    files: answer.data.files.map(({ id }: { id: string }) => id),
    corrected: undefined,
    isDeleted: false,
  });
}

async function correct(client: Client, todo: Work, one: Accepted): Promise<void> {
  const { code, data } = await expectCode(client, todo, [200], { method: 'GET', path: `/request/${one.id}` });
  if (code !== 200 || data.files[0].status !== 'completed') return;
  const value = `Ledger ${todo.random.digits(6)}`;
  const path = `/request/${one.id}/files/${one.files[0]}`;
  const body = { corrections: [{ path: `fields.${asked.field}`, value }] };
  const answer = await expectCode(client, todo, [200], { method: 'PATCH', path, body: () => body });
  if (answer.code === 200) one.corrected = value;
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
  if (response.headers.has('content-disposition')) return { code: response.status, message: '', data: bytes };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract's own test checks the shapes
  const { status, data } = JSON.parse(new TextDecoder().decode(bytes)) as {
    status: { code: number; message: string };
    data: unknown;
  };
  return { ...status, data };
}
