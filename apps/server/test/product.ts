import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './servers/free-port.ts';

const ownStartFile = join(import.meta.dirname, '../src/processes/start.ts');

interface ProductAnswer {
  readonly status: { readonly code: number; readonly message: string };
  // Tests look into data of every shape; the contract's own test checks the shapes.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
}

/** The product's calls, made over the network. */
export interface Calls {
  readonly address: string;
  call(
    method: string,
    path: string,
    token?: string,
    body?: FormData | object,
    headers?: Record<string, string>,
  ): Promise<ProductAnswer>;
  signIn(email: string, password: string): Promise<string>;
}

/** The product in a process of its own, as it is started. */
export interface Product extends Calls {
  /** Ends it and waits until it has. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Who administers a product that was started with `bootstrap`. */
export const administrator = { email: 'partner@product.example', password: 'Partner#Prod1' };
/** The environment of a product without the demo, whose making costs as much as ten of its starts. */
export const bootstrap = {
  DEMO: '0',
  BOOTSTRAP_PARTNER_EMAIL: administrator.email,
  BOOTSTRAP_PARTNER_PASSWORD: administrator.password,
};

/** Adds tenants by their addresses; each user has its own password already. */
export async function addTenants(to: Calls, emails: readonly string[], password: string): Promise<void> {
  const token = await to.signIn(administrator.email, administrator.password);
  const firstPassword = 'First#Pass1';
  for (const email of emails) {
    const contact = { contactName: 'C', contactEmail: email, phoneNumber: '03-1234-5678' };
    const { status } = await to.call('POST', '/tenant/with-user', token, {
      ...contact,
      companyName: email,
      email,
      password: firstPassword,
      blockLimit: 10,
      expiryDate: '2030-12-31',
    });
    if (status.code !== 200) throw new Error(`Adding ${email} answered ${status.code} ${status.message}`);
    const own = await to.signIn(email, firstPassword);
    const change = { oldPassword: firstPassword, newPassword: password, confirmPassword: password };
    await to.call('POST', '/auth/change_password', own, change);
  }
}

/** Starts the product with this environment on a free port and waits until it is ready; `startFile` may be another release's. */
export async function startProduct(env: Record<string, string>, startFile = ownStartFile): Promise<Product> {
  const port = await freePort();
  const child = spawn(process.execPath, [startFile], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ENGINE: 'embedded',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('is ready at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return { ...callsTo(`http://127.0.0.1:${port}`), end: (signal) => end(child, signal) };
}

/** The calls of a product that runs at this address. */
export function callsTo(address: string): Calls {
  const call: Calls['call'] = (method, path, token, body, headers = {}) =>
    send(`${address}/api${path}`, { method, token, body, headers });
  return {
    address,
    call,
    async signIn(email, password) {
      const { data, status } = await call('POST', '/auth/login', undefined, { email, password });
      if (status.code !== 200) throw new Error(`Sign-in answered ${status.code} ${status.message}`);
      return data.accessToken as string;
    },
  };
}

async function send(
  url: string,
  request: {
    method: string;
    token: string | undefined;
    body: FormData | object | undefined;
    headers: Record<string, string>;
  },
): Promise<ProductAnswer> {
  const { method, token, body, headers } = request;
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  return (await response.json()) as ProductAnswer;
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
