import type { Queue } from 'pg-boss';

/** Every queue, its payload, and how it retries. Payloads are ids only: contents stay in the tenant's own rows. */
export interface Payloads {
  'read-file': { fileId: string; tenantId: string; partnerId: string; from: number; to: number };
  'read-file-lost': Payloads['read-file'];
  'send-mail': {
    mail: string;
    language: string;
    to: string;
    name: string;
    partnerId: string;
    tenantId: string | null;
    /** Of a security notice: what happened when, from where. */
    event?: {
      at: string;
      timeZone: string;
      browser: string | null;
      system: string | null;
      address: string | null;
    };
  };
  'send-mail-lost': Payloads['send-mail'];
  'purge-tenant': { tenantId: string; partnerId: string };
  'close-months': Record<string, never>;
  'check-books': Record<string, never>;
  sweep: Record<string, never>;
}
export type QueueName = keyof Payloads;

const steady = {
  expireInSeconds: 600,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  deleteAfterSeconds: 86_400,
};

/** A file's job may be delivered ten times; what counts as an attempt is kept with the file, not with the job. */
export const queues: Record<QueueName, Omit<Queue, 'name'>> = {
  'read-file-lost': { ...steady, retryLimit: 1000, heartbeatSeconds: 10, notify: true },
  'read-file': {
    ...steady,
    expireInSeconds: 3600,
    heartbeatSeconds: 10,
    retryLimit: 9,
    retryDelay: 1,
    retryDelayMax: 60,
    deadLetter: 'read-file-lost',
    notify: true,
  },
  'send-mail-lost': { ...steady, retryLimit: 1000, notify: true },
  'send-mail': {
    ...steady,
    retryLimit: 12,
    retryDelay: 10,
    retryDelayMax: 3600,
    deadLetter: 'send-mail-lost',
    notify: true,
  },
  'purge-tenant': { ...steady, retryLimit: 1000, notify: true },
  'close-months': { ...steady, retryLimit: 3, policy: 'short' },
  'check-books': { ...steady, retryLimit: 3, policy: 'short' },
  sweep: { ...steady, retryLimit: 3, policy: 'short' },
};
