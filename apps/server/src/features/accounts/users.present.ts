import type { Me } from '@ocr/contract';
import type { Caller } from '#platform/access/caller.ts';
import type { UserRow } from './users.store.ts';

/** The signed-in user as its own screens show it. */
export function presentMe(user: UserRow, caller: Caller): Me {
  return {
    id: user.id,
    username: user.email,
    name: user.full_name,
    fullName: user.full_name,
    email: user.email,
    phoneNumber: user.phone_number,
    roleId: user.role_id,
    roleName: user.role_id === 1 ? 'PARTNER' : 'TENANT',
    tenantId: user.tenant_id,
    language: user.language,
    requestChangePassword: user.must_change_password,
    requestSecondFactor: caller.mustAddSecondFactor,
    expiry: caller.roleName === 'TENANT' ? caller.expiry : null,
  };
}
