import type { Day } from '@ocr/billing';
import { isPriced, moneyText, type PricedInvoice } from '@ocr/contract/invoice-paper';
import { recordAudit } from '#features/accounts/audit/audit.store.ts';
import { billingDateAt, getValuesHistory } from '#features/billing/billing-calendar.store.ts';
import {
  findMailToSend,
  storeMailEnd,
  type InvoiceMailToSend,
} from '#features/billing/mails/invoice-mails.store.ts';
import { isAddress } from '#features/billing/mails/recipient-address.ts';
import { composeInvoiceMail, type MailedInvoice } from '#features/mail/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { createMailer, type Mail } from '#platform/mail/mailer.ts';
import { dayText, monthText } from '../locale-texts.ts';
import { loadInvoiceJob } from './invoice-job.ts';
import { writeExportBytes } from '../write-export-file.ts';

/**
 * Sends invoices and reminders, each once: its row and its job are created and completed together. A mail may arrive twice if a worker dies
 * between sending and recording; both then have the same id. An invoice that was voided in the meantime is not sent, and neither is
 * a reminder of a paid one; a paid invoice is sent as settled. After hours of failed attempts a mail is given up: the partner finds it in its audit log and on the invoice.
 */
export async function workInvoiceMails(context: Context): Promise<void> {
  const mailer = createMailer(context.config, context);
  await context.jobs.work('send-invoice', 1, async (job) => {
    const { mailId, ...scope } = job.payload;
    const found = await context.db.withSystem((trx) => findMailToSend(trx, mailId, scope));
    const end = found === undefined || isNeeded(found) ? 'sent' : 'not_needed';
    if (found !== undefined && end === 'sent') {
      const mail = await compose(context, found);
      if (mail !== undefined) await mailer.send({ ...mail, id: mailId });
      else return giveUp(context, job, found);
    }
    await context.db.withSystem(async (trx) => {
      if (await job.settle(trx))
        await storeMailEnd(trx, mailId, { state: end, on: await today(context, trx, scope) });
    });
  });
  await context.jobs.work('send-invoice-lost', 1, async (job) => {
    const { mailId, ...scope } = job.payload;
    const found = await context.db.withSystem((trx) => findMailToSend(trx, mailId, scope));
    if (found !== undefined) await giveUp(context, job, found);
    else await context.db.withSystem(async (trx) => void (await job.settle(trx)));
  });
}

/** Void invoices are not sent, and paid ones get no reminder. */
function isNeeded({ invoice, reminderDay }: InvoiceMailToSend): boolean {
  return invoice.state === 'issued' && (reminderDay === 0 || invoice.payment_status !== 'paid');
}

interface GivenUp {
  readonly payload: TenantScope & { readonly mailId: string };
  settle(trx: Trx): Promise<boolean>;
}

async function giveUp(context: Context, job: GivenUp, mail: InvoiceMailToSend): Promise<void> {
  const { mailId, ...scope } = job.payload;
  await context.db.withSystem(async (trx) => {
    if (!(await job.settle(trx))) return;
    await storeMailEnd(trx, mailId, { state: 'failed', on: await today(context, trx, scope) });
    await recordAudit(trx, {
      ...scope,
      at: context.clock.now(),
      userId: null,
      userName: context.config.appName,
      action: 'mail.failed',
      target: addressOf(mail) || mail.invoice.number,
      details: { mail: mail.reminderDay === 0 ? 'invoice' : 'reminder' },
    });
  });
  context.log.warn({ tenant: scope.tenantId }, 'An invoice could not be sent and is given up');
}

async function today({ clock }: Context, trx: Trx, scope: TenantScope): Promise<Day> {
  return billingDateAt(await getValuesHistory(trx, scope), clock.now()).day;
}

/** The recipient that the partner entered, if it is an address; otherwise the tenant's contact. */
function addressOf({ recipient, contactEmail }: InvoiceMailToSend): string {
  return isAddress(recipient) ? recipient : contactEmail;
}

/** Undefined where the tenant has no address. */
async function compose(context: Context, mail: InvoiceMailToSend): Promise<Mail | undefined> {
  const to = addressOf(mail);
  const { invoice: row, language, recipient, contactName } = mail;
  const job = await loadInvoiceJob(context, (work) => context.db.withSystem(work), row, {
    format: 'pdf',
    language,
  });
  const { invoice } = job;
  if (to === '' || !isPriced(invoice)) return undefined;
  // In the partner's turn: the exports of a tenant do not keep it from being sent.
  const pdf = await writeExportBytes(context, { owner: row.partner_id, job });
  const base = context.config.publicUrl;
  const composed = composeInvoiceMail(
    {
      to,
      name: recipient === '' || isAddress(recipient) ? contactName : recipient,
      companyName: invoice.companyName,
      partnerName: invoice.partnerName,
      language,
      link: `${base}/invoice/${invoice.id}`,
      appName: context.config.appName,
    },
    wordInvoice(invoice, mail),
  );
  return {
    ...composed,
    attachments: [{ name: `${invoice.number}.pdf`, type: 'application/pdf', content: pdf }],
  };
}

/** What is open is as of now: nobody is asked for what was paid, also where the mail waited. */
function wordInvoice(
  invoice: PricedInvoice,
  { language, reminderDay }: Pick<InvoiceMailToSend, 'language' | 'reminderDay'>,
): MailedInvoice {
  const locale = language === 'jp' ? 'ja' : 'en';
  const money = moneyText(invoice.currency, locale);
  const { issuer, total } = invoice;
  const isCredit = invoice.kind === 'credit_note';
  const open = isCredit ? -total : Math.max(0, invoice.balance ?? total);
  return {
    kind: reminderDay > 0 ? 'reminder' : isCredit || open > 0 ? invoice.kind : 'settled',
    number: invoice.number,
    month: monthText(invoice.billMonth, locale),
    issuerName: (locale === 'en' && issuer.nameEn) || issuer.name,
    amount: money(open),
    paid: isCredit || total <= open ? undefined : money(total - open),
    dueDate: dayText(invoice.dueDate, locale),
    accounts: issuer.bankAccounts,
  };
}
