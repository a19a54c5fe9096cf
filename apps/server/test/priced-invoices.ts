import { closeMonths } from '#features/billing/invoices/close-months.ts';
import type { Answer, TestApp } from './app.ts';
import { meter } from './metering.ts';
import { makeTenant, openSession, type Party, type TenantParty } from './parties.ts';
import { withNewPartner } from './with-new-partner.ts';

export const prices = {
  currency: 'JPY',
  baseFee: 5005,
  packagePrice: 10_000,
  blockPrice: 1200,
  overBlockPrice: 1500,
  tiers: [{ fromBlock: 3, price: 1400 }],
  taxRate: 10,
};
export const issuer = {
  name: '神田事務サービス合同会社',
  registrationNumber: 'T7000012050002',
  bankAccounts: ['みずほ銀行 神田支店 普通 1234567'],
};

/** One server for the test file; before each test it is 20 November, and there is a new partner. */
export class PricedInvoices {
  app!: TestApp;
  partner!: Party;
  tenant!: TenantParty;
  /** One session for each party and each time that the clock is set to. */
  private readonly tokens = new Map<string, Promise<string>>();

  constructor() {
    withNewPartner('2026-11-20T03:00:00Z', (made) => Object.assign(this, made));
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.app.call(method, path, { token: await this.tokenOf(this.partner), body, headers });
  }

  async asTenant(path: string): Promise<Answer> {
    return this.app.call('GET', path, { token: await this.tokenOf(this.tenant) });
  }

  async list() {
    return (await this.ask('GET', '/invoice?sort=number')).data.items;
  }

  /**
   * The path of November's invoice, on 10 December, of a tenant that used 4 blocks, 1 of them registered:
   * 5005 + 1200 + 2 × 1500 + 1 × 1400 = 10605 yen and tax.
   */
  async make({
    by = {},
    priced = {},
    close = true,
  }: { by?: object; priced?: object; close?: boolean } = {}): Promise<string> {
    await this.ask('PUT', '/billing/issuer', { ...issuer, ...by });
    await this.ask('PUT', '/billing/prices', { effective: 'current', ...prices, ...priced });
    await this.ask('PUT', '/settings', { effective: 'current', blocksRegistered: 1 });
    this.tenant = await makeTenant(this.app, this.partner);
    await meter(this.app, this.tenant, 310);
    this.app.clock.set('2026-12-10T03:00:00Z');
    return close ? this.close() : '';
  }

  /** Closes November on 10 December. The path of its first invoice. */
  async close(): Promise<string> {
    this.app.clock.set('2026-12-10T03:00:00Z');
    await closeMonths(this.app.context);
    const [invoice] = await this.list();
    return `/invoice/${invoice?.id}`;
  }

  private tokenOf(party: Party): Promise<string> {
    const key = `${party.userId} ${this.app.clock.now().toISOString()}`;
    const token = this.tokens.get(key) ?? openSession(this.app, party);
    this.tokens.set(key, token);
    return token;
  }
}
