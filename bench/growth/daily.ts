import { makeSpecimen } from '@ocr/specimens';
import { Client as Session, type Pool, type PoolConfig } from 'pg';
import {
  chargeFile,
  lockTenantMonth,
  reservePages,
} from '../../apps/server/src/features/billing/usage/metering.store.ts';
import { createDatabase } from '../../apps/server/src/platform/database/database.ts';
import { newId } from '../../apps/server/src/platform/database/ids.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { Client, makeLedgerTemplate, median } from '../lib/client.ts';

/** The server whose daily work is measured, and the database as its superuser. */
export interface Measured {
  readonly address: string;
  readonly superuser: PoolConfig;
  readonly owner: Pool;
}

const rounds = 20;
const users = [
  ['tenant', 'tenant@example.com', 'Tenant#2026'],
  ['partner', 'partner@example.com', 'Partner#2026'],
] as const;
const paths = {
  tenant: [
    '/request',
    '/request?status=failed&sort=-pageCount',
    '/usage/current',
    '/usage',
    '/invoice',
    '/audit',
  ],
  partner: ['/usage/current?nearest=8', '/usage', '/invoice', '/tenant', '/audit'],
};

/** Prints what a day's work takes in addition to the existing data: calls, a page read, a page charged, and the clean-up after it. */
export async function measureDay(measured: Measured): Promise<void> {
  // What was filled is more than the demo's limit.
  await measured.owner.query('update tenants set block_limit = 100000');
  for (const [role, email, password] of users) {
    const client = new Client(measured.address);
    await client.signIn(email, password);
    for (const path of paths[role]) await measureCall(client, role, path);
    if (role === 'tenant') await measureReading(client);
  }
  await measureCharging(measured);
  await measureVacuum(measured);
}

async function measureCall(client: Client, role: string, path: string): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    bytes = (await client.fetch(path)).length;
    if (round > 0) times.push(performance.now() - start);
  }
  console.log(`  ${role} ${path}  ${median(times).toFixed(1)} ms, ${bytes} bytes`);
}

async function measureReading(client: Client): Promise<void> {
  const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', seed: 11 });
  const template = await makeLedgerTemplate(client);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { milliseconds } = await client.read(template, [{ name: 'a.pdf', bytes: pdf }]);
    if (round > 0) times.push(milliseconds);
  }
  console.log(`  a digital page, from sending to its values  ${median(times).toFixed(0)} ms`);
}

/** A page reserved and charged to the tenant with the most pages, as the server does it. */
async function measureCharging({ superuser, owner }: Measured): Promise<void> {
  const { rows } = await owner.query<{ id: string; partner_id: string }>(
    `select t.id, t.partner_id from tenants t join users u on u.tenant_id = t.id where u.email = $1`,
    [users[0][1]],
  );
  const scope = { tenantId: rows[0]!.id, partnerId: rows[0]!.partner_id };
  const db = createDatabase(superuser, createLog('silent'));
  const times: number[] = [];
  for (let round = 0; round < 220; round += 1) {
    const start = performance.now();
    const at = new Date();
    const fileId = newId();
    await db.withTenant(scope, async (trx) => {
      const quota = await lockTenantMonth(trx, scope, at);
      const files = [{ fileId, ordinal: 1, pages: 1 }];
      const request = { requestId: newId(), requestNumber: fileId, files };
      await reservePages(trx, scope, { ...request, quota: { ...quota, pageLimit: 1e9 }, at });
    });
    await db.withTenant(scope, (trx) => chargeFile(trx, scope, { fileId, pages: 1, at }));
    if (round >= 20) times.push(performance.now() - start);
  }
  await db.destroy();
  console.log(`  a page reserved and charged  ${median(times).toFixed(2)} ms`);
}

/** The clean-up after the work above: how much of each large table it scans. */
async function measureVacuum({ superuser }: Measured): Promise<void> {
  const session = new Session(superuser);
  await session.connect();
  for (const table of ['page_ledger', 'file_pages', 'metered_files', 'requests', 'audit_entries']) {
    const notices: string[] = [];
    const listen = ({ message = '' }: { message?: string | undefined }): void => void notices.push(message);
    session.on('notice', listen);
    const start = performance.now();
    await session.query(`vacuum (verbose) ${table}`);
    const took = performance.now() - start;
    session.off('notice', listen);
    const [scanned = '?'] = notices.flatMap((text) => /pages: .*remain.*/.exec(text)?.slice(0, 1) ?? []);
    console.log(`  vacuum ${table}  ${took.toFixed(0)} ms, ${scanned}`);
  }
  await session.end();
}
