import type { Trx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Owner } from './owner.ts';
import { getReadableTemplate, type TemplateRow } from './templates.store.ts';

/**
 * A template that the owner may change. A tenant may read its partner's standard templates, so the answer is that it may not change them, not that
 * they do not exist.
 * @throws AppError `NOT_FOUND`, `USER_NOT_PERMISSION`
 */
export async function getOwnTemplate(trx: Trx, owner: Owner, id: string): Promise<TemplateRow> {
  const row = await getReadableTemplate(trx, owner, id);
  if (row.tenant_id !== owner.tenantId) throw new AppError('USER_NOT_PERMISSION');
  return row;
}
