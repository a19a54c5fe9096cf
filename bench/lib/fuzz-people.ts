import { demoPartner, demoTenant } from '../../apps/server/src/features/demo/demo-people.ts';
import { callRaw } from './raw-http.ts';
import type { Draw } from './fuzz-values.ts';

export type Role = 'partner' | 'tenant';
interface Listed {
  items: { id: string }[];
}
interface RequestData {
  id: string;
  files: { id: string }[];
}

/** Calls that end sessions are made by a tenant of their own. */
const throwAway = ['logout', 'changePassword'];

/** Who calls: the demo's partner and tenant, signed in once, and the ids that they know. */
export class FuzzPeople {
  private readonly address: string;
  private readonly tokens = new Map<string, string>();
  private readonly passwords = new Map<string, string>([
    [demoPartner.email, demoPartner.password],
    [demoTenant.email, demoTenant.password],
  ]);
  private readonly fileIds: string[] = [];
  private readonly expendable: string[] = [];
  private stranger = '';

  constructor(address: string) {
    this.address = address;
  }

  /** Collects real ids, and makes tenants that may be changed and deleted. */
  async prepare(draw: Draw): Promise<void> {
    const list = async (role: Role, path: string) =>
      ((await this.call(role, 'GET', `${path}?size=100`)) as Listed).items.map(({ id }) => id);
    for (const email of ['fuzzed-1@example.com', 'fuzzed-2@example.com'])
      this.expendable.push(await this.makeTenant(email));
    const tenants = await list('partner', '/tenant');
    Object.assign(draw.ids, {
      tenant: tenants,
      invoice: await list('partner', '/invoice'),
      template: [...(await list('tenant', '/template')), ...(await list('partner', '/template'))],
      request: await list('tenant', '/request'),
    });
    for (const id of draw.ids['request']!.slice(0, 10)) {
      const { files } = (await this.call('tenant', 'GET', `/request/${id}`)) as RequestData;
      this.fileIds.push(...files.map((file) => file.id));
    }
  }

  /** The token to call with; none for a tenth, a forged one for another. */
  async tokenFor(operation: string, role: Role, index: number): Promise<string | undefined> {
    if (index % 10 === 9) return undefined;
    if (index % 10 === 8) return 'eyJhbGciOiJub25lIn0.e30.';
    if (throwAway.includes(operation)) {
      // Each sign-in costs a tenth of a second.
      return index % 10 === 0 ? this.strangerToken() : this.tokens.get(this.stranger);
    }
    return this.token(role === 'partner' ? demoPartner.email : demoTenant.email);
  }

  /** After an answer: remembers a password that was changed. */
  notice(operation: string, code: number, body: Buffer | undefined): void {
    if (operation === 'changePassword' && code === 200) {
      const { newPassword } = JSON.parse(body!.toString()) as { newPassword: string };
      this.passwords.set(this.stranger, newPassword);
    }
  }

  /** A real value for a path's placeholder; things that may be deleted are expendable. */
  pathValue(draw: Draw, path: string, name: string): string {
    if (name === 'n') return draw.pick(['1', '1', '2', '0', '-1', '99999999999', '1.5']);
    if (name === 'version') return draw.pick(['1', '1', '2', '0', '99999999999']);
    if (name === 'day') return draw.pick(['2026-10-01', '2026-11-05', '9999-12-31', '2026-02-30']);
    if (name === 'hash') return draw.pick(['a'.repeat(64), 'A'.repeat(64), 'a'.repeat(63)]);
    if (name === 'fileId') return draw.pick(this.fileIds);
    if (draw.chance(0.1)) return crypto.randomUUID();
    const noun = path.split('/')[2]!;
    // The first ids stay, so that later calls find something.
    if (noun === 'tenant') return draw.pick(this.expendable);
    if (name === 'picture') return draw.pick(['logo', 'seal', 'stamp']);
    const known = draw.ids[noun];
    // Nothing of the kind is there: a layout learnt, a bank's file.
    if (known === undefined || known.length === 0 || name === 'layoutId') return crypto.randomUUID();
    return draw.pick(path.includes('fileId') ? known.slice(0, 10) : known);
  }

  async call(role: Role, method: string, path: string, body?: object): Promise<unknown> {
    const token = await this.token(role === 'partner' ? demoPartner.email : demoTenant.email);
    return this.send(method, path, body, token);
  }

  /** A new session of a tenant that nothing else needs; another tenant once wrong passwords have locked it. */
  private async strangerToken(): Promise<string> {
    this.tokens.delete(this.stranger);
    try {
      return await this.token(this.stranger);
    } catch {
      const email = `${crypto.randomUUID()}@example.com`;
      await this.makeTenant(email);
      this.stranger = email;
      return this.token(email);
    }
  }

  private async token(email: string): Promise<string> {
    const kept = this.tokens.get(email);
    if (kept !== undefined) return kept;
    const credentials = { email, password: this.passwords.get(email) };
    const data = await this.send('POST', '/auth/login', credentials);
    const { accessToken } = data as { accessToken: string };
    this.tokens.set(email, accessToken);
    return accessToken;
  }

  private async makeTenant(email: string): Promise<string> {
    this.passwords.set(email, 'Tenant#2026');
    const tenant = await this.call('partner', 'POST', '/tenant/with-user', {
      companyName: `Fuzzed ${email}`,
      email,
      password: 'Tenant#2026',
      contactName: 'Somebody',
      contactEmail: email,
      phoneNumber: '03-1234-5678',
      blockLimit: 5,
      expiryDate: '2099-12-31',
    });
    return (tenant as { id: string }).id;
  }

  private async send(method: string, path: string, body?: object, token?: string): Promise<unknown> {
    const answer = await callRaw(this.address, {
      method,
      path: `/api${path}`,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
    });
    if (answer.code >= 400) throw new Error(`${method} ${path}: ${answer.code} ${answer.body.toString()}`);
    return (JSON.parse(answer.body.toString()) as { data: unknown }).data;
  }
}
