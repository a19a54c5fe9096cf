import type { NewTenant, Tenant, TenantChange } from '@ocr/contract';
import { readWhole } from '#ui/form/WholeField.tsx';

/** The form's fields, all as text. */
export type TenantValues = {
  companyName: string;
  description: string;
  email: string;
  password: string;
  contactName: string;
  contactEmail: string;
  phoneNumber: string;
  address: string;
  blockLimit: string;
  expiryDate: string;
};

/** A tenant as the form shows it; an empty form without one. */
export function toValues(tenant: Tenant | undefined): TenantValues {
  return {
    companyName: tenant?.companyName ?? '',
    description: tenant?.description ?? '',
    email: tenant?.email ?? '',
    password: '',
    contactName: tenant?.contactName ?? '',
    contactEmail: tenant?.contactEmail ?? '',
    phoneNumber: tenant?.phoneNumber ?? '',
    address: tenant?.address ?? '',
    blockLimit: tenant === undefined ? '10' : String(tenant.blockLimit),
    expiryDate: tenant?.expiryDate ?? '',
  };
}

/** The body to create a tenant. The form's rules have passed. */
export function toNewTenant({ blockLimit, ...values }: TenantValues): NewTenant {
  return { ...trimAll(values), password: values.password, blockLimit: readWhole(blockLimit) ?? 0 };
}

const changeable = [
  'companyName',
  'description',
  'contactName',
  'contactEmail',
  'phoneNumber',
  'address',
  'expiryDate',
] as const;

/** The body to change a tenant: only the differences, so that another user's changes stay. */
export function toChange(tenant: Tenant, values: TenantValues): TenantChange {
  const trimmed = trimAll(values);
  const texts = changeable.filter((field) => trimmed[field] !== tenant[field]);
  const blockLimit = readWhole(values.blockLimit) ?? tenant.blockLimit;
  return {
    ...Object.fromEntries(texts.map((field) => [field, trimmed[field]])),
    ...(blockLimit === tenant.blockLimit ? {} : { blockLimit }),
  };
}

function trimAll<Values extends Record<string, string>>(values: Values): Values {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same names as before, each text trimmed
  return Object.fromEntries(Object.entries(values).map(([field, text]) => [field, text.trim()])) as Values;
}
