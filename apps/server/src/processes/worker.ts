import type { Recognizer } from '@ocr/recognition';
import { workBilling } from '#features/billing/billing.jobs.ts';
import { workLostMails } from '#features/accounts/lost-mails.jobs.ts';
import { workInvoiceMails } from '#features/exports/invoices/invoice-mails.jobs.ts';
import { workMail } from '#features/mail/mail.jobs.ts';
import { workExpiryMails } from '#features/tenants/expiry-mails.jobs.ts';
import { workRequests } from '#features/requests/requests.jobs.ts';
import { workLessons } from '#features/results/learning/learn-file.ts';
import { workTemplates } from '#features/templates/templates.jobs.ts';
import { workTrials } from '#features/results/trials/try-draft.ts';
import { workCleanUp } from './clean-up.ts';
import type { Context } from '#platform/context.ts';

/** Subscribes a process to all queues. Its documents are read by `reader`. */
export async function startWorker(context: Context, reader: Recognizer): Promise<void> {
  const reading = { ...context, recognizer: reader };
  await workRequests(reading, context.config.workers);
  await workLessons(context);
  await workTrials(context);
  await workTemplates(context);
  await workBilling(context);
  await workLostMails(context);
  await workMail(context);
  await workInvoiceMails(context);
  await workExpiryMails(context);
  await workCleanUp(context);
}
