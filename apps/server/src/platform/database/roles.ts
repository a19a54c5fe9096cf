import { isId } from './ids.ts';

/** The role of a transaction, and the tenant or partner that row-level security binds it to; empty if there is none. */
export interface Role {
  readonly role: 'ocr_tenant' | 'ocr_partner' | 'ocr_system';
  readonly tenantId: string;
  readonly partnerId: string;
}

/** The statement that takes a role until the transaction ends. @throws if an id is not one */
export function settingsOf({ role, tenantId, partnerId }: Role): string {
  // They become text of the statement, so only ids are allowed, whatever checked them before.
  for (const id of [tenantId, partnerId]) if (id !== '' && !isId(id)) throw new Error('Not an id of a role');
  const set = (name: string, value: string) => `set_config('${name}', '${value}', true)`;
  return `select ${set('role', role)}, ${set('app.tenant_id', tenantId)}, ${set('app.partner_id', partnerId)}`;
}
