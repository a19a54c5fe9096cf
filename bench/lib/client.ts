import type { ReadFile } from '@ocr/contract';

interface Envelope<T> {
  readonly data: T;
  readonly status: { code: number; message: string };
}
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}
export interface SentRequest {
  readonly id: string;
  readonly status: 'processing' | 'completed' | 'failed';
  readonly files: ReadFile[];
}

/** A call that was answered with an error. */
export class RefusedCall extends Error {
  readonly code: number;

  constructor(message: string, code: number) {
    super(`${code} ${message}`);
    this.code = code;
  }
}

/** A tenant's user at the API, as any program of a customer would be. */
export class Client {
  private readonly address: string;
  /** Of the session; empty before signing in. */
  token = '';

  constructor(address: string) {
    this.address = address;
  }

  /** For a session that is there already. */
  static withToken(address: string, token: string): Client {
    const client = new Client(address);
    client.token = token;
    return client;
  }

  async signIn(email: string, password: string): Promise<void> {
    const { accessToken } = await this.call<{ accessToken: string }>('POST', '/auth/login', {
      email,
      password,
    });
    this.token = accessToken;
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.address}/api${path}`, {
      method,
      headers: {
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const { data, status } = (await response.json()) as Envelope<T>;
    if (!response.ok)
      throw new RefusedCall(`${method} ${path}: ${status.message} ${JSON.stringify(status)}`, status.code);
    return data;
  }

  /** The bytes of a picture, an export or any other answer, as they come. */
  async fetch(path: string): Promise<Uint8Array> {
    const headers = { authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.address}/api${path}`, { headers });
    const bytes = await response.bytes();
    if (!response.ok)
      throw new RefusedCall(`GET ${path}: ${new TextDecoder().decode(bytes)}`, response.status);
    return bytes;
  }

  async makeTemplate(template: { fields: readonly unknown[]; tables: readonly unknown[] }): Promise<string> {
    const { id } = await this.call<{ id: string }>('POST', '/template', {
      name: crypto.randomUUID(),
      ...template,
    });
    return id;
  }

  /** Sends files and waits for their end. `milliseconds` is from the first byte sent to the first answer that shows the end. */
  async read(
    templateId: string,
    files: readonly Upload[],
  ): Promise<{ request: SentRequest; milliseconds: number }> {
    const form = new FormData();
    form.append('templateId', templateId);
    for (const file of files)
      form.append('files', new Blob([file.bytes as Uint8Array<ArrayBuffer>]), file.name);
    const start = performance.now();
    let request = await this.call<SentRequest>('POST', '/request', form);
    while (request.status === 'processing') {
      await new Promise((resolve) => setTimeout(resolve, 20));
      request = await this.call<SentRequest>('GET', `/request/${request.id}`);
    }
    return { request, milliseconds: performance.now() - start };
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

const partner = { email: 'partner@example.com', password: 'Partner#2026' };
const password = 'Second#Pass2';
const first = 'First#Pass1';

/** A tenant of the demo's partner, with limits so high that nothing is refused, and its signed-in user. */
export async function makeTenant(
  address: string,
  name: string,
): Promise<{ readonly client: Client; readonly email: string; readonly password: string }> {
  const email = `${name}@example.com`;
  const admin = new Client(address);
  await admin.signIn(partner.email, partner.password);
  const contact = { contactName: `Jo ${name}`, contactEmail: email, phoneNumber: '03-1234-5678' };
  const tenant = { companyName: name, email, password: first, blockLimit: 1000 };
  await admin.call('POST', '/tenant/with-user', { ...tenant, ...contact, expiryDate: '2099-12-31' });
  const client = new Client(address);
  await client.signIn(email, first);
  const passwords = { oldPassword: first, newPassword: password, confirmPassword: password };
  await client.call('POST', '/auth/change_password', passwords);
  await client.signIn(email, password);
  return { client, email, password };
}

/** A template for the lines of a ledger. */
export function makeLedgerTemplate(client: Client): Promise<string> {
  const columns = ['Date', 'Description', 'Quantity', 'Unit price', 'Amount'];
  return client.makeTemplate({
    fields: [{ name: 'Title', description: 'The title of the document' }],
    tables: [
      {
        name: 'Lines',
        description: 'All lines',
        columns: columns.map((name) => ({ name, description: `The ${name.toLowerCase()} of the line` })),
      },
    ],
  });
}
