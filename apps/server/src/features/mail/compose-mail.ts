import { cleanLine, cleanText } from '@ocr/contract';
import type { Mail } from '#platform/mail/mailer.ts';
import { en, type MailMessages } from './messages.en.ts';
import { jp } from './messages.jp.ts';
import type { MailParties } from './parties.store.ts';

type Language = 'en' | 'jp';
const messages: Record<Language, MailMessages> = { en, jp };
/** `jp` inside the product, `ja` where a standard requires a language tag. */
const tags: Record<Language, string> = { en: 'en', jp: 'ja' };

interface Recipient extends MailParties {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  /** The target of the mail's link. */
  readonly link: string;
  readonly appName: string;
}

/** The mail with the link that sets a new password. */
export function composeResetMail(recipient: Recipient): Mail {
  const { reset } = messages[recipient.language];
  const { appName } = recipient;
  return compose(recipient, { ...reset, subject: reset.subject(appName), intro: reset.intro(appName) });
}

/** The mail with the link that confirms a new sign-in address. */
export function composeConfirmMail(recipient: Recipient): Mail {
  const { confirmEmail } = messages[recipient.language];
  const { appName, to, partnerName } = recipient;
  return compose(recipient, {
    ...confirmEmail,
    subject: confirmEmail.subject(appName),
    intro: confirmEmail.intro(appName, to, partnerName),
  });
}

/** The mail with a new user's sign-in address. It carries no password. */
export function composeWelcomeMail(recipient: Recipient): Mail {
  const { welcome } = messages[recipient.language];
  const { appName, to, partnerName } = recipient;
  return compose(recipient, {
    ...welcome,
    subject: welcome.subject(appName),
    intro: welcome.intro(appName, to),
    notes: welcome.notes(partnerName),
  });
}

/** The mail about a tenant's own expiry date: on its last good day, `daysLeft` is 0. */
export function composeExpiryMail(
  recipient: Recipient,
  { date, daysLeft }: { readonly date: string; readonly daysLeft: number },
): Mail {
  const { expiry } = messages[recipient.language];
  const { appName, partnerName, language } = recipient;
  const day = writeDay(date, language);
  return compose(recipient, {
    subject: expiry.subject(appName, day),
    intro: expiry.intro(appName, day, daysLeft),
    action: expiry.action(appName),
    address: expiry.address(appName),
    notes: expiry.notes(partnerName),
  });
}

/** The mail to a partner about the tenants whose access expires soon. */
export function composeExpiringTenantsMail(
  recipient: Recipient,
  tenants: readonly { readonly companyName: string; readonly expiryDate: string }[],
): Mail {
  const { expiringTenants: words } = messages[recipient.language];
  const { appName, language } = recipient;
  const lines = tenants.map(({ companyName, expiryDate }) =>
    words.tenant(cleanLine(companyName), writeDay(expiryDate, language)),
  );
  return compose(recipient, {
    subject: words.subject(appName, tenants.length),
    intro: [words.intro(appName), lines.join('\n')].join('\n\n'),
    action: words.action,
    address: words.address,
    notes: words.notes,
  });
}

/** A date without time, `YYYY-MM-DD`. */
function writeDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** What happened to an account: when, on whose clocks, from where. */
export interface NoticedEvent {
  readonly at: Date;
  readonly timeZone: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string | null;
}

/** The mail that informs a user of a change to its account, and of what to do if it was somebody else. */
export function composeNoticeMail(
  recipient: Recipient,
  notice: keyof MailMessages['notices'],
  { at, timeZone, browser, system, address }: NoticedEvent,
): Mail {
  const { notices, noticeAction, noticeAddress, noticeNotes, facts } = messages[recipient.language];
  const { subject, intro } = notices[notice];
  const time = new Intl.DateTimeFormat(tags[recipient.language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  });
  return compose(recipient, {
    subject: subject(recipient.appName),
    intro: intro(recipient.appName),
    action: noticeAction,
    address: noticeAddress,
    notes: [
      facts.time(time.format(at)),
      ...(browser === null ? [] : [facts.device(browser, system ?? facts.unknown)]),
      ...(address === null ? [] : [facts.address(address)]),
      ...noticeNotes,
    ],
  });
}

/** What an email with an invoice says of it, worded. `issuerName` signs. */
export interface MailedInvoice {
  /** `settled`: an invoice of which nothing is open. */
  readonly kind: 'invoice' | 'settled' | 'credit_note' | 'reminder';
  readonly number: string;
  readonly month: string;
  readonly issuerName: string;
  /** What is open, or credited. */
  readonly amount: string;
  /** What is paid already of what it charges; undefined where that is nothing. */
  readonly paid: string | undefined;
  readonly dueDate: string;
  readonly accounts: readonly string[];
}

/** The mail that brings an invoice or a credit note, or reminds of one that is overdue. */
export function composeInvoiceMail(recipient: Recipient, invoice: MailedInvoice): Mail {
  const { invoices } = messages[recipient.language];
  const { issuerName, number, month, amount, paid, dueDate, accounts, kind } = invoice;
  const words = invoices[kind];
  const isPayable = kind === 'invoice' || kind === 'reminder';
  const facts = [
    invoices.facts.number(number),
    ...(paid === undefined ? [] : [invoices.facts.paid(paid)]),
    invoices.facts[kind](amount),
    ...(isPayable ? [invoices.facts.dueDate(dueDate)] : []),
    ...(isPayable && accounts.length > 0 ? [invoices.facts.accounts(accounts)] : []),
  ];
  return compose(
    { ...recipient, partnerName: issuerName },
    {
      subject: words.subject(number, month, issuerName),
      intro: words.intro(month, number, dueDate),
      action: invoices.action,
      address: invoices.address,
      notes: [facts.join('\n'), ...words.notes],
    },
  );
}

interface MailContent {
  readonly subject: string;
  readonly intro: string;
  readonly action: string;
  readonly address: string;
  readonly notes: readonly string[];
}

/** Names are cleaned here, whatever was stored: a mail contains no invisible text. */
function compose(recipient: Recipient, content: MailContent): Mail {
  const { to, link, language } = recipient;
  const cleaned = { ...recipient, name: cleanLine(recipient.name) };
  return {
    to,
    subject: cleanLine(content.subject),
    text: cleanText(composeText(cleaned, content)),
    html: cleanText(composeHtml(cleaned, content)),
    language: tags[language],
    link,
  };
}

function composeText(recipient: Recipient, { intro, address, notes }: MailContent): string {
  const { name, companyName, partnerName, link, language, appName } = recipient;
  const { greeting, automatic, signature } = messages[language];
  const parts = [
    greeting(name, companyName),
    intro,
    `${address}\n${link}`,
    notes.join('\n'),
    automatic,
    signature(appName, partnerName),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** One column of plain elements with their styles inline: what every mail program shows alike. No pictures, nothing is loaded. */
function composeHtml(recipient: Recipient, content: MailContent): string {
  const { name, companyName, partnerName, link, language, appName } = recipient;
  const { greeting, automatic, linkFallback, signature } = messages[language];
  const paragraphs = (text: string, style = '') =>
    text
      .split('\n\n')
      .map((part) => `<p style="margin:0 0 16px;${style}">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
      .join('\n');
  const small = 'font-size:13px;color:#5c5955;';
  return `<!doctype html>
<html lang="${tags[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f5f3f0;color:#24211e;font:15px/1.7 system-ui,'Hiragino Sans','Noto Sans JP',Meiryo,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dedad5;border-radius:6px">
${paragraphs(appName, 'font-weight:600;color:#93363e;')}
${paragraphs(greeting(name, companyName))}
${paragraphs(content.intro)}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 20px;border-radius:4px;background:#93363e;color:#ffffff;text-decoration:none">${escapeHtml(content.action)}</a></p>
${content.notes.map((note) => paragraphs(note)).join('\n')}
<hr style="margin:24px 0;border:0;border-top:1px solid #dedad5">
${paragraphs(linkFallback, small)}
<p style="margin:0 0 16px;word-break:break-all;${small}">${escapeHtml(link)}</p>
${paragraphs(automatic, small)}
${paragraphs(signature(appName, partnerName), `margin:0;${small}`)}
</div>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
