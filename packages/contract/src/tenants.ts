import { z } from 'zod';
import {
  count,
  day,
  email,
  file,
  id,
  instant,
  line,
  listOf,
  listQuery,
  newPassword,
  note,
  nothing,
  phone,
} from './envelope.ts';
import { limits } from './limits.ts';

export const tenantStatus = z.enum(['active', 'deactivated']);
export const tenant = z.object({
  id,
  number: z.string(),
  companyName: z.string(),
  email: z.string(),
  description: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  blockLimit: z.int(),
  expiryDate: day,
  onboardDate: instant,
  updatedDate: instant,
  status: tenantStatus,
});
export type Tenant = z.output<typeof tenant>;

const blockLimit = z.int().min(0, 'OUT_OF_RANGE').max(limits.billingValueMax, 'OUT_OF_RANGE');
const contact = {
  description: note(limits.description),
  contactName: line(limits.personName),
  contactEmail: email,
  phoneNumber: phone,
  address: note(limits.address),
};
export const newTenant = z.object({
  ...contact,
  description: contact.description.default(''),
  address: contact.address.default(''),
  companyName: line(limits.companyName),
  email,
  password: newPassword,
  blockLimit,
  expiryDate: day,
});
export type NewTenant = z.output<typeof newTenant>;
const tenantChange = z
  .object({ ...contact, companyName: line(limits.companyName), blockLimit, expiryDate: day })
  .partial();
export type TenantChange = z.output<typeof tenantChange>;
const contactChange = z.object(contact).partial();
export type ContactChange = z.output<typeof contactChange>;

/** What an import would do, or did. Nothing is kept unless every row is right. */
export const tenantImport = z.object({
  rows: z.array(
    z.object({
      /** The row's number in the sheet. */
      row: z.int().min(1),
      companyName: z.string(),
      email: z.string(),
      problems: z.array(z.object({ field: z.string(), code: z.string() })),
    }),
  ),
  accepted: z.boolean(),
  created: count,
  /** The new tenants' sign-ins as a sheet, base64. Returned only once. Null in a dry run. */
  credentials: z.object({ name: z.string(), content: z.string() }).nullable(),
});
export type TenantImport = z.output<typeof tenantImport>;

/** `pendingEmail`: the new sign-in address that is not confirmed yet. */
const tenantWithSignIn = tenant.extend({ pendingEmail: z.string().nullable() });
export type TenantWithSignIn = z.output<typeof tenantWithSignIn>;

const idParams = z.object({ id });
export const tenantShapes = {
  listTenants: {
    query: listQuery([
      'number',
      'companyName',
      'email',
      'blockLimit',
      'onboardDate',
      'updatedDate',
      'expiryDate',
      'status',
    ]).extend({
      status: tenantStatus.optional(),
      /** Expiry dates in this range, both days included. */
      expiresFrom: day.optional(),
      expiresTo: day.optional(),
    }),
    data: listOf(tenant),
  },
  createTenant: { body: newTenant, data: tenant },
  listTenantNames: { data: z.array(z.object({ id, companyName: z.string(), status: tenantStatus })) },
  /** The empty sheet to fill in. */
  getTenantSheet: {},
  importTenants: {
    query: z.object({ dryRun: z.enum(['true', 'false']).default('false') }),
    form: z.object({ file }),
    data: tenantImport,
  },
  getMyTenant: { data: tenant },
  updateMyTenant: { body: contactChange, data: tenant },
  getTenant: { params: idParams, data: tenantWithSignIn },
  /** The old address remains valid for sign-in until the new one is confirmed by the link emailed to it. */
  changeTenantEmail: { params: idParams, body: z.object({ email }), data: tenantWithSignIn },
  /** A new initial password, returned only once. */
  issueCredentials: { params: idParams, data: z.object({ email: z.string(), password: z.string() }) },
  updateTenant: { params: idParams, body: tenantChange, data: tenant },
  changeTenantStatus: { params: idParams, body: z.object({ status: tenantStatus }), data: tenant },
  deleteTenant: { params: idParams, data: nothing },
};
