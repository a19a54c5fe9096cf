import { makeLedger, scannedStack } from '@ocr/specimens';
import { Client, makeLedgerTemplate, makeTenant, RefusedCall } from '../lib/client.ts';

/** Requests that are kept; the oldest are deleted, so that tables are as long at the end as after an hour. */
const kept = 100;
/** Requests that are under way at once. */
const atOnce = 3;

/** A tenant and its day's work, one round after the other. */
export async function prepareWork(address: string) {
  const own = await makeTenant(address, 'soak');
  const { client } = own;
  const templateId = await makeLedgerTemplate(client);
  const kinds = await makeDocuments();
  const there: string[] = [];
  let documents = 0;
  let asked = 0;
  /** What the product is too busy for at the moment (503) is asked for again, as the console does. */
  const retrying = async (ask: () => Promise<unknown>): Promise<void> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        await ask();
        return;
      } catch (error) {
        if (!(error instanceof RefusedCall) || error.code !== 503 || attempt === 20) throw error;
        asked += 1;
        await new Promise((resolve) => setTimeout(resolve, 5000));
      }
  };
  const one = async (): Promise<void> => {
    documents += 1;
    const place = documents;
    const bytes = kinds[place % kinds.length]!;
    // Each document's bytes are its own.
    const upload = { name: `soak${place}.pdf`, bytes: Buffer.concat([bytes, Buffer.from(`\n%${place}`)]) };
    const { request } = await client.read(templateId, [upload]);
    if (request.status !== 'completed') throw new Error(`Document ${place} is ${request.status}.`);
    there.push(request.id);
    await retrying(() => check(client, request));
  };
  return {
    documents: () => documents,
    /** Begins another session of the tenant's user. */
    signIn: () => client.signIn(own.email, own.password),
    /** How many invoices the tenant has. */
    invoices: async () => (await client.call<{ total: number }>('GET', '/invoice')).total,
    /** How often the product was too busy and was asked again. */
    askedAgain: () => asked,
    /** Some documents from submission to deletion, and what people view meanwhile. */
    round: async (): Promise<void> => {
      await Promise.all(Array.from({ length: atOnce }, one));
      await retrying(() => browse(client));
      await retrying(() => signInAndOut(address, own));
      while (there.length > kept) await client.call('DELETE', `/request/${there.shift()}`);
    },
  };
}

type Read = Awaited<ReturnType<Client['read']>>['request'];

/** Views the page, corrects a value, marks the request as checked and exports it. */
async function check(client: Client, { id, files }: Read): Promise<void> {
  const [file] = files;
  if (file === undefined) return;
  await client.fetch(`/request/${id}/files/${file.id}/pages/1?width=800`);
  const [table] = file.tables;
  if (table !== undefined && table.rows.length > 0) {
    const path = `tables[${JSON.stringify(table.name)}][0][${JSON.stringify(table.columns[0])}]`;
    await client.call('POST', `/request/${id}/files/${file.id}/corrections`, {
      corrections: [{ path, value: 'x' }],
    });
  }
  await client.call('PUT', `/request/${id}/checked`, { checked: true });
  for (const format of ['csv', 'xlsx', 'json']) await client.fetch(`/request/${id}/export?format=${format}`);
}

async function browse(client: Client): Promise<void> {
  for (const path of [
    '/request?size=20',
    '/request?search=soak1',
    '/usage/current',
    '/usage',
    '/invoice',
    '/audit',
  ])
    await client.call('GET', path);
}

/** A user signs in, views lists and signs out. */
async function signInAndOut(
  address: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const visitor = new Client(address);
  await visitor.signIn(email, password);
  await visitor.call('GET', '/user/me');
  await visitor.call('POST', '/auth/logout');
}

/** Digital pages, and one in twenty that is scanned. */
async function makeDocuments(): Promise<readonly Uint8Array[]> {
  const ledgers = await Promise.all(
    Array.from({ length: 19 }, (_, place) =>
      makeLedger({ pages: 1, rowsPerPage: 10 + place, wrongEvery: 7 }),
    ),
  );
  return [...ledgers, await scannedStack([ledgers[0]!])];
}
