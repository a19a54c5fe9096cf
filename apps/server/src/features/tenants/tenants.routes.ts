import { readFile } from 'node:fs/promises';
import type { Context } from '#platform/context.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { setDownload, xlsxType } from '#platform/http/download.ts';
import { limitUploads } from '#platform/http/rate-limit.ts';
import type { Api } from '#platform/http/route.ts';
import { withUpload } from '#platform/http/upload.ts';
import {
  changeContact,
  changeStatus,
  changeTenant,
  deleteTenant,
  type OnTenantDelete,
} from './change-tenant.ts';
import { addTenant } from './create-tenant.ts';
import { importTenants } from './import-tenants.ts';
import { en } from './messages.en.ts';
import { jp } from './messages.jp.ts';
import { createTenantNames } from './tenant-names.ts';
import { makeTenantSheet } from './tenant-sheet.ts';
import { registerTenantSecondFactor } from './tenant-second-factor.routes.ts';
import { registerTenantSignIn } from './tenant-sign-in.routes.ts';
import { presentTenant } from './tenants.present.ts';
import { findTenant, isCountedInParallel, listTenants, type TenantRow } from './tenants.store.ts';

/** The partner's tenants, and the tenant's own data. `onDelete` is what later features do in the transaction that deletes a tenant. */
export function registerTenants(
  api: Api,
  context: Context,
  { onDelete }: { onDelete: OnTenantDelete },
): void {
  registerLists(api, context);
  registerOwn(api, context);
  registerImport(api, context);
  registerTenantSecondFactor(api, context);
  registerTenantSignIn(api, context);
  const find = async ({
    caller,
    params,
  }: {
    caller: PartnerCaller;
    params: { id: string };
  }): Promise<TenantRow> => {
    const scope = { tenantId: params.id, partnerId: caller.partnerId };
    const tenant = await context.db.withPartner(caller, (trx) => findTenant(trx, scope));
    if (tenant === undefined) throw notFound();
    return tenant;
  };
  api.on('createTenant', {
    handle: async ({ caller, body, language }) =>
      presentTenant(await addTenant(context, caller, { input: body, language })),
  });
  api.on('updateTenant', {
    find,
    handle: async ({ caller, found, body }) =>
      presentTenant(await changeTenant(context, caller, { tenantId: found.id, change: body })),
  });
  api.on('changeTenantStatus', {
    find,
    handle: async ({ caller, found, body }) =>
      presentTenant(await changeStatus(context, caller, { tenantId: found.id, status: body.status })),
  });
  api.on('deleteTenant', {
    find,
    handle: async ({ caller, found }) => {
      await deleteTenant(context, caller, { tenantId: found.id, onDelete });
      return null;
    },
  });
}

function registerLists(api: Api, context: Context): void {
  api.on('listTenants', {
    handle: ({ caller, query: { page, size, sort, ...filter } }) =>
      context.db.withPartner(
        caller,
        async (trx) => {
          const { rows, total } = await listTenants(trx, caller, filter, { sort, page, size });
          return { items: rows.map(presentTenant), total, page, size };
        },
        { snapshot: true, atOnce: isCountedInParallel(filter, { page, size }), endsEarly: true },
      ),
  });
  const names = createTenantNames(context);
  api.on('listTenantNames', { handle: ({ caller }) => names(caller) });
}

function registerOwn(api: Api, context: Context): void {
  api.on('getMyTenant', {
    handle: async ({ caller }) => {
      const tenant = await context.db.withTenant(caller, (trx) => findTenant(trx, caller));
      if (tenant === undefined) throw notFound();
      return presentTenant(tenant);
    },
  });
  api.on('updateMyTenant', {
    handle: async ({ caller, body }) => presentTenant(await changeContact(context, caller, body)),
  });
}

// Two hundred rows fill a twentieth of this.
const largestSheetBytes = 1024 * 1024;

function registerImport(api: Api, context: Context): void {
  api.on('getTenantSheet', {
    handle: async ({ language, reply }) => {
      const { fileName } = language === 'jp' ? jp : en;
      const sheet = await makeTenantSheet(language);
      return setDownload(reply, { name: fileName, type: xlsxType }).send(Buffer.from(sheet));
    },
  });
  api.on('importTenants', {
    handle: async ({ caller, query, language, request }) => {
      await limitUploads(context, caller);
      const upload = { folder: context.temporaryFolder, maxFiles: 1 };
      return withUpload(request, upload, async ({ files, tooManyFiles }) => {
        const [file] = files;
        if (tooManyFiles) throw new AppError('TOO_MANY_FILES', { details: { maxFiles: 1 } });
        if (file === undefined || file.size > largestSheetBytes) throw new AppError('Invalid excel file');
        const bytes = await readFile(file.path);
        return importTenants(context, caller, { bytes, dryRun: query.dryRun === 'true', language });
      });
    },
  });
}
