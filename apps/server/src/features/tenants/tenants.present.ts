import type { Tenant } from '@ocr/contract';
import type { TenantRow } from './tenants.store.ts';

/** A tenant as its partner sees it. */
export function presentTenant(row: TenantRow): Tenant {
  return {
    id: row.id,
    number: row.number,
    companyName: row.company_name,
    email: row.email,
    description: row.description,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    phoneNumber: row.phone_number,
    address: row.address,
    blockLimit: row.block_limit,
    expiryDate: row.expiry_date,
    onboardDate: row.onboard_at.toISOString(),
    updatedDate: row.updated_at.toISOString(),
    status: row.status,
  };
}
