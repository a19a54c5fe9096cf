import { expect, test } from 'vitest';
import { startTestApp } from '../../../../test/app.ts';
import { makePartner, makeTenant } from '../../../../test/parties.ts';
import { hardInvoices, makeReadRequest } from '../../../../test/read-requests.ts';
import { deleteEndedPages } from './ended-pages.ts';
import { insertPages } from './pages.store.ts';

test('pages of failed and deleted files go, also of a deleted tenant, and those of a file that was read stay', async () => {
  const app = await startTestApp();
  try {
    const partner = await makePartner(app);
    const [tenant, gone] = [await makeTenant(app, partner), await makeTenant(app, partner)];
    const makeFile = async (of: typeof tenant, change: { status?: 'failed'; storage_key?: null }) => {
      const { files } = await makeReadRequest(app, of, hardInvoices);
      const fileId = files[0]!;
      const page = { width: 1, height: 1, json: '{}' };
      const pages = Array.from({ length: 600 }, (_, index) => ({ ...page, number: index + 2 }));
      await app.context.db.withTenant(of, async (trx) => {
        await insertPages(trx, of, fileId, pages);
        const stored = { storage_key: 'x', pages_done: 600, ...change };
        await trx.updateTable('request_files').set(stored).where('id', '=', fileId).execute();
      });
      return fileId;
    };
    const [read, failed] = [await makeFile(tenant, {}), await makeFile(tenant, { status: 'failed' })];
    const deleted = await makeFile(gone, { storage_key: null });
    await app.context.db.withSystem((trx) =>
      trx
        .updateTable('tenants')
        .set({ deleted_at: app.clock.now() })
        .where('id', '=', gone.tenantId)
        .execute(),
    );
    const left = (of: typeof tenant, fileId: string) =>
      app.context.db.withTenant(of, async (trx) => {
        const pages = await trx
          .selectFrom('file_pages')
          .select('number')
          .where('file_id', '=', fileId)
          .execute();
        const file = trx.selectFrom('request_files').select('pages_done').where('id', '=', fileId);
        return { pages: pages.length, done: (await file.executeTakeFirstOrThrow()).pages_done };
      });
    expect(await deleteEndedPages(app.context)).toBeGreaterThanOrEqual(1200);
    expect(await left(tenant, read)).toEqual({ pages: 601, done: 600 });
    expect(await left(tenant, failed)).toEqual({ pages: 0, done: 0 });
    expect(await left(gone, deleted)).toMatchObject({ pages: 0 });
    expect(await deleteEndedPages(app.context)).toBe(0);
  } finally {
    await app.stop();
  }
});
