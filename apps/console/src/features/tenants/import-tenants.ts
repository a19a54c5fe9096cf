import type { TenantImport } from '@ocr/contract';
import { fetchDownload, uploadForm } from '#lib/api/client.ts';
import { fieldRefusals } from '#lib/api/call-error.ts';
import { saveDownload } from '#lib/api/save-download.ts';

/** Checks a filled-in sheet (`isDryRun`), or adds its tenants. */
export function sendSheet(file: File, { isDryRun }: { isDryRun: boolean }): Promise<TenantImport> {
  const body = new FormData();
  body.append('file', file);
  return uploadForm('importTenants', { query: { dryRun: isDryRun ? 'true' : 'false' }, body });
}

/** Downloads the import sheet without rows, in the user's language. */
export async function saveEmptySheet(): Promise<void> {
  saveDownload(await fetchDownload('getTenantSheet'), 'tenants.xlsx');
}

/** Saves the credentials' sheet, which came as base64, as a download. */
export function saveCredentials({ name, content }: NonNullable<TenantImport['credentials']>): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  saveDownload({ blob: new Blob([bytes], { type }), fileName: name }, name);
}

/** How many rows a sheet may have, where that is why it was refused. */
export function rowLimitOf(error: unknown): number | undefined {
  const refusal: unknown = fieldRefusals(error).find(({ field }) => field === 'rows');
  const most =
    typeof refusal === 'object' && refusal !== null && 'most' in refusal ? refusal.most : undefined;
  return typeof most === 'number' ? most : undefined;
}
