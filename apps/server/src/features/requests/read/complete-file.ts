import type { FileError } from '@ocr/contract';
import { chargeFile, releaseFile } from '#features/billing/usage/metering.store.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { StoredValues } from '#platform/extraction/stored-values.ts';
import { publish } from '#platform/events/events.ts';
import { settleRequest, storeFailure, storeResult } from './outcome.store.ts';

interface EndedFile {
  readonly fileId: string;
  readonly requestId: string;
  readonly at: Date;
}

/** In the caller's transaction: result, ledger, reserved → used, and the request's end if this was its last file. */
export async function completeFile(
  trx: Trx,
  scope: TenantScope,
  file: EndedFile & StoredValues & { pages: number; text: string; ocrRate: number | null },
): Promise<void> {
  await storeResult(trx, scope, file);
  await chargeFile(trx, scope, { fileId: file.fileId, pages: file.pages, at: file.at });
  await endFile(trx, scope, file);
}

/** In the caller's transaction: the failure, its pages released, and the request's end if this was its last file. */
export async function failFile(
  trx: Trx,
  scope: TenantScope,
  file: EndedFile & { error: FileError },
): Promise<void> {
  await storeFailure(trx, scope, file);
  await releaseFile(trx, scope, { fileId: file.fileId, at: file.at });
  await endFile(trx, scope, file);
}

async function endFile(trx: Trx, scope: TenantScope, { requestId, at }: EndedFile): Promise<void> {
  const state = await settleRequest(trx, scope, requestId, at);
  await publish(trx, { type: 'request', tenantId: scope.tenantId, requestId, ...state });
}
