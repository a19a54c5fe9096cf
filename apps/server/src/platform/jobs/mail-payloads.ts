import { z } from 'zod';

const recipient = {
  to: z.string(),
  name: z.string(),
  language: z.enum(['en', 'jp']),
  partnerId: z.uuid(),
  tenantId: z.uuid().nullable(),
};

/** What a user is informed of by mail when it happens to its account. */
const notices = [
  'newDevice',
  'passwordChanged',
  'passwordReset',
  'contactEmailChanged',
  'emailChanged',
  'credentialsIssued',
  'secondFactorAdded',
  'secondFactorRemoved',
  'secondFactorReset',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
] as const;
export type Notice = (typeof notices)[number];

const welcome = z.object({ mail: z.literal('welcome'), ...recipient });
/** Of a tenant's own access. */
const expiry = z.object({
  mail: z.literal('expiry'),
  ...recipient,
  expiry: z.object({ date: z.string(), daysLeft: z.int() }),
});
/** For a partner: whose access expires when. */
const expiringTenants = z.object({
  mail: z.literal('expiringTenants'),
  ...recipient,
  tenants: z.array(z.object({ companyName: z.string(), expiryDate: z.string() })),
});
/** A security notice: what happened when, from where. */
const notice = z.object({
  mail: z.enum(notices),
  ...recipient,
  event: z.object({
    at: z.string(),
    timeZone: z.string(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    address: z.string().nullable(),
  }),
});

/** What a queued mail is made from, by its kind. An incomplete one is no mail of another kind. */
export const mailPayload = z.discriminatedUnion('mail', [welcome, expiry, expiringTenants, notice]);
/** What is recorded of a mail that was given up, perhaps because it is incomplete. */
export const lostMailPayload = z.object({
  mail: z.string(),
  to: recipient.to,
  partnerId: recipient.partnerId,
  tenantId: recipient.tenantId,
});

export type QueuedWelcome = z.output<typeof welcome>;
export type QueuedExpiry = z.output<typeof expiry>;
export type QueuedExpiringTenants = z.output<typeof expiringTenants>;
export type QueuedNotice = z.output<typeof notice>;
