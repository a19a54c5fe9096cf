import { newId } from '#platform/database/ids.ts';
import type { TestApp } from './app.ts';
import type { TenantParty } from './parties.ts';

const definition = { fields: [], tables: [] };

/** Gives a tenant a template, a completed request with a file, and an invoice, and returns their ids. */
export async function fillTenant(app: TestApp, who: TenantParty) {
  const body = { name: 'Secret template', ...definition };
  const template = (await app.call('POST', '/template', { token: who.token, body })).data.id as string;
  const request = await insertRequest(app, who, template);
  return { template, ...request, invoice: await insertInvoice(app, who) };
}

async function insertRequest(app: TestApp, who: TenantParty, template: string) {
  const at = app.clock.now();
  const scope = { tenant_id: who.tenantId, partner_id: who.partnerId };
  const ids = { request: newId(), file: newId() };
  const done = { status: 'completed', page_count: 1, ocr_rate: 99 } as const;
  await app.context.db.withTenant(who, async (trx) => {
    const request = {
      ...scope,
      ...done,
      id: ids.request,
      number: 'R-1',
      month: '2026-11-01',
      deleted_at: null,
    };
    const pinned = { template_id: template, template_version: 1, template_name: 'Secret template' };
    const accepted = { accepted_by: who.userId, accepted_at: at, completed_at: at, file_count: 1 };
    await trx
      .insertInto('requests')
      .values({ ...request, ...pinned, ...accepted, definition: JSON.stringify(definition) })
      .execute();
    const file = { ...scope, ...done, id: ids.file, request_id: ids.request, ordinal: 1, name: 'secret.pdf' };
    const stored = { kind: 'pdf', size_bytes: 1, sha256: 'x', storage_key: null, error: null } as const;
    await trx
      .insertInto('request_files')
      .values({ ...file, ...stored, pages_done: 1, attempts: 1, ended_at: at })
      .execute();
    await trx
      .insertInto('lessons')
      .values({
        ...scope,
        file_id: ids.file,
        request_id: ids.request,
        template_id: template,
        state: 'learnt',
        want: newId(),
        layout_id: ids.file,
        learnt_at: at,
        name: 'Secret supplier',
        fields: [],
        tables: [],
        content: '{}',
      })
      .execute();
  });
  return ids;
}

async function insertInvoice(app: TestApp, who: TenantParty): Promise<string> {
  const id = newId();
  const names = { tenant_number: who.number, company_name: 'Secret company', partner_name: 'Partner' };
  const used = { request_count: 0, pages_used: 0, blocks_used: 0, packages_used: 0 };
  const values = {
    packages_registered: 0,
    blocks_registered: 0,
    pages_per_block: 100,
    blocks_per_package: 10,
  };
  const dates = {
    month: '2026-10-01',
    issued_date: '2026-11-01',
    due_date: '2026-11-30',
    payment_date: null,
  };
  const states = { block_limit: 10, usage_status: 'normal', days: '[]', payment_status: 'pending' } as const;
  await app.context.db.withSystem((trx) =>
    trx
      .insertInto('invoices')
      .values({
        id,
        tenant_id: who.tenantId,
        partner_id: who.partnerId,
        number: `INV-202610-${id.slice(-12)}`,
        ...names,
        ...used,
        ...values,
        ...dates,
        ...states,
      })
      .execute(),
  );
  return id;
}
