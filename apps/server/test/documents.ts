import type { Answer, TestApp } from './app.ts';
import type { TenantParty } from './parties.ts';

/** A file as a browser would send it. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function formOf(fields: Record<string, string>, files: readonly Upload[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files)
    form.append('files', new Blob([file.bytes as Uint8Array<ArrayBuffer>]), file.name);
  return form;
}

/** A template of one field, and its id. */
export async function makeTemplate(
  app: TestApp,
  tenant: TenantParty,
  fields = [{ name: 'Total', description: 'The total' }],
) {
  const body = { name: `Template ${crypto.randomUUID()}`, fields, tables: [] };
  const answer = await app.call('POST', '/template', { token: tenant.token, body });
  if (answer.code !== 200) throw new Error(`Template: ${answer.code} ${answer.message}`);
  return answer.data.id as string;
}

export function submit(
  app: TestApp,
  tenant: TenantParty,
  { templateId, files, key }: { templateId: string; files: readonly Upload[]; key?: string },
): Promise<Answer> {
  return app.call('POST', '/request', {
    token: tenant.token,
    form: formOf({ templateId }, files),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

/** The request once every file has ended. The worker reports by events, so nothing is slept through. */
export async function ended(app: TestApp, tenant: TenantParty, id: string): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = app.context.events.subscribe((event) => {
    if (event.type === 'request' && event.requestId === id && event.status !== 'processing') resolve();
  });
  try {
    const now = await app.call('GET', `/request/${id}`, { token: tenant.token });
    if (now.data.status !== 'processing') return now;
    await promise;
    return await app.call('GET', `/request/${id}`, { token: tenant.token });
  } finally {
    stop();
  }
}

export async function usageOf(app: TestApp, tenant: TenantParty) {
  const { data } = await app.call('GET', '/usage/current', { token: tenant.token });
  const { pagesUsed, pagesReserved, requestCount, pagesAvailable } = data;
  return { pagesUsed, pagesReserved, requestCount, pagesAvailable };
}
