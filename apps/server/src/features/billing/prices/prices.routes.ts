import { withCaller } from '#features/accounts/sessions/with-caller.ts';
import type { IssuerPicture } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import { invalidField, notFound } from '#platform/errors/app-error.ts';
import { limitUploads } from '#platform/http/rate-limit.ts';
import type { Api } from '#platform/http/route.ts';
import { sendPicture } from '#platform/http/send-picture.ts';
import { withUpload } from '#platform/http/upload.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { billingScope } from '../billing-scope.ts';
import { findInvoice } from '../invoices/invoices.store.ts';
import { changePicture, readIssuerPicture, removePicture } from './change-picture.ts';
import { findPicture, getCurrentPictures, type StoredPicture } from './issuer-pictures.store.ts';
import { changeIssuer, readIssuer } from './change-issuer.ts';
import { getPrices, updatePrices, withdrawPrices } from './change-prices.ts';
import { getPricesEffect } from './prices-effect.ts';
import { changeTenantPricing, getTenantPricing } from './tenant-pricing.ts';

/** Who issues invoices, and what things cost. */
export function registerPrices(api: Api, context: Context): void {
  api.on('getIssuer', { handle: ({ caller }) => readIssuer(context, caller) });
  api.on('updateIssuer', { handle: ({ caller, body }) => changeIssuer(context, caller, body) });
  registerPictures(api, context);
  api.on('getPrices', { handle: ({ caller }) => getPrices(context, caller) });
  api.on('updatePrices', { handle: ({ caller, body }) => updatePrices(context, caller, body) });
  api.on('withdrawNextPrices', { handle: ({ caller }) => withdrawPrices(context, caller) });
  api.on('getPricesEffect', { handle: ({ caller, body }) => getPricesEffect(context, caller, body) });
  api.on('getTenantPricing', {
    handle: ({ caller, params }) => getTenantPricing(context, caller, params.id),
  });
  api.on('updateTenantPricing', {
    // The tenant is looked up before the body is validated.
    find: ({ caller, params }) => getTenantPricing(context, caller, params.id),
    handle: ({ caller, params, body }) => changeTenantPricing(context, caller, params.id, body),
  });
}

function registerPictures(api: Api, context: Context): void {
  api.on('getIssuerPicture', {
    handle: async ({ caller, params, request, reply }) => {
      const { picture: kind } = params;
      const picture = await context.db.withPartner(caller, async (trx) =>
        findPicture(trx, caller, (await getCurrentPictures(trx, caller))[kind]),
      );
      await sendPng(context, { kind, picture, request, reply });
    },
  });
  api.on('updateIssuerPicture', {
    handle: async ({ caller, params, request }) => {
      await limitUploads(context, caller);
      const upload = { folder: context.temporaryFolder, maxFiles: 1 };
      return withUpload(request, upload, async ({ files, tooManyFiles }) => {
        const file = files.find(({ part }) => part === 'file');
        if (file === undefined || tooManyFiles) throw invalidField('file', 'REQUIRED');
        return changePicture(context, caller, params.picture, file);
      });
    },
  });
  api.on('deleteIssuerPicture', {
    handle: ({ caller, params }) => removePicture(context, caller, params.picture),
  });
  api.on('getInvoicePicture', {
    handle: async ({ caller, params, request, reply }) => {
      const { picture: kind } = params;
      const picture = await withCaller(context.db, caller, async (trx) => {
        const invoice = await findInvoice(trx, billingScope(caller), params.id);
        if (invoice === undefined) throw notFound();
        return findPicture(trx, caller, invoice.issuer?.[kind]);
      });
      await sendPng(context, { kind, picture, request, reply });
    },
  });
}

interface AskedPicture {
  readonly kind: IssuerPicture;
  readonly picture: StoredPicture | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function sendPng(context: Context, { kind, picture, request, reply }: AskedPicture): Promise<void> {
  const bytes = await readIssuerPicture(context, picture);
  if (bytes === undefined) throw notFound();
  await sendPicture(request, reply, {
    name: `${kind}.png`,
    version: picture?.id,
    type: 'image/png',
    load: async () => bytes,
  });
}
