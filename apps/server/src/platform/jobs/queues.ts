import type { Queue } from 'pg-boss';
import { z } from 'zod';
import { lostMailPayload, mailPayload } from './mail-payloads.ts';

const readFile = z.object({
  fileId: z.uuid(),
  tenantId: z.uuid(),
  partnerId: z.uuid(),
  from: z.int().positive(),
  to: z.int().positive(),
});
const learnFile = z.object({ fileId: z.uuid(), tenantId: z.uuid(), partnerId: z.uuid() });
const tryDraft = z.object({
  // Jobs of the release before do not say it: they are of drafts.
  kind: z.enum(['draft', 'versions']).default('draft'),
  templateId: z.uuid(),
  want: z.uuid(),
  tenantId: z.uuid(),
  partnerId: z.uuid(),
});
const sendInvoice = z.object({ mailId: z.uuid(), partnerId: z.uuid(), tenantId: z.uuid() });
const nothing = z.object({});

/** Every queue's payload, parsed when a job is delivered. Ids only: contents stay in the tenant's own rows. */
export const payloads = {
  'read-file': readFile,
  'read-file-lost': readFile,
  'learn-file': learnFile,
  'try-draft': tryDraft,
  'try-draft-lost': tryDraft,
  'send-mail': mailPayload,
  'send-mail-lost': lostMailPayload,
  'send-invoice': sendInvoice,
  'send-invoice-lost': sendInvoice,
  'forget-template': z.object({ templateId: z.uuid(), partnerId: z.uuid() }),
  'purge-tenant': z.object({ tenantId: z.uuid(), partnerId: z.uuid() }),
  'close-months': nothing,
  'check-books': nothing,
  'check-counts': nothing,
  'mail-expiries': nothing,
  sweep: nothing,
};
export type Payloads = { [Name in keyof typeof payloads]: z.output<(typeof payloads)[Name]> };
export type QueueName = keyof Payloads;

const steady = {
  expireInSeconds: 600,
  // Detects a dead process no matter how long its job may take: another process takes over within seconds, not after ten minutes.
  heartbeatSeconds: 10,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  deleteAfterSeconds: 86_400,
};

/** A mail server that is away is tried again for hours. */
const mailing = { ...steady, retryLimit: 12, retryDelay: 10, retryDelayMax: 3600, notify: true };

/** How each queue retries. A file's job may be delivered ten times; what counts as an attempt is kept with the file, not with the job. */
export const queues: Record<QueueName, Omit<Queue, 'name'>> = {
  'read-file-lost': { ...steady, retryLimit: 1000, notify: true },
  'read-file': {
    ...steady,
    expireInSeconds: 3600,
    retryLimit: 9,
    retryDelay: 1,
    retryDelayMax: 60,
    deadLetter: 'read-file-lost',
    notify: true,
  },
  'learn-file': { ...steady, retryLimit: 1000, notify: true },
  'try-draft-lost': { ...steady, retryLimit: 1000, notify: true },
  // One at a time of each tenant, whose id is the singleton key.
  'try-draft': {
    ...steady,
    policy: 'singleton',
    retryLimit: 3,
    retryDelay: 1,
    deadLetter: 'try-draft-lost',
    notify: true,
  },
  'send-mail-lost': { ...steady, retryLimit: 1000, notify: true },
  'send-mail': { ...mailing, deadLetter: 'send-mail-lost' },
  'send-invoice-lost': { ...steady, retryLimit: 1000, notify: true },
  'send-invoice': { ...mailing, deadLetter: 'send-invoice-lost' },
  'forget-template': { ...steady, retryLimit: 1000, notify: true },
  'purge-tenant': { ...steady, retryLimit: 1000, notify: true },
  'close-months': { ...steady, retryLimit: 3, policy: 'short' },
  'check-books': { ...steady, retryLimit: 3, policy: 'short' },
  'check-counts': { ...steady, retryLimit: 3, policy: 'short' },
  'mail-expiries': { ...steady, retryLimit: 3, policy: 'short' },
  sweep: { ...steady, retryLimit: 3, policy: 'short' },
};
