/** The words of mails. Parameters are plain text; they are escaped where the mail is built. An empty line parts paragraphs. */
export const en = {
  /** The recipient's address line: a tenant's user with the company, a partner's without. */
  greeting: (name: string, companyName: string | undefined) =>
    companyName === undefined ? `Dear ${name},` : `${companyName}\nDear ${name},`,
  linkFallback: 'If the button does not work, open this link in your browser:',
  automatic: 'This is an automated email. Please do not reply.',
  /** The last lines: which service writes, and who provides it and answers questions. */
  signature: (appName: string, partnerName: string) =>
    `--------------------\n${appName}\nQuestions? Contact ${partnerName}.`,
  reset: {
    subject: (appName: string) => `Reset your ${appName} password`,
    intro: (appName: string) => `We received a request to reset the password for your ${appName} account.`,
    action: 'Set a new password',
    /** In a mail without HTML, before the link. */
    address: 'Open this link to set a new password:',
    notes: [
      'This link can be used once and expires in one hour.',
      'If you didn’t request this, you can ignore this email. Your password won’t change.',
    ],
  },
  welcome: {
    subject: (appName: string) => `Welcome to ${appName}`,
    intro: (appName: string, email: string) =>
      `Thank you for choosing ${appName}. An account has been created for you.\n\nSign in with this email address: ${email}`,
    action: 'Sign in',
    address: 'Sign in here:',
    notes: (partnerName: string) => [
      `${partnerName} will give you your temporary password separately. We never send passwords by email.`,
      'You will be asked to choose your own password when you first sign in.',
    ],
  },
  confirmEmail: {
    subject: (appName: string) => `Confirm your new ${appName} sign-in address`,
    intro: (appName: string, email: string, partnerName: string) =>
      `${partnerName} has changed the address with which you sign in to ${appName} to ${email}. Confirm that this address is yours: until then, you sign in with the old one.`,
    action: 'Confirm this address',
    address: 'Open this link to confirm the address:',
    notes: [
      'This link can be used once and expires in seven days. Your password stays the same.',
      'If you don’t know about this, you can ignore this email. Nothing will change.',
    ],
  },
  /** Emails with an invoice. */
  invoices: {
    action: 'View the invoice',
    address: 'View it here:',
    facts: {
      number: (number: string) => `Document no.: ${number}`,
      invoice: (amount: string) => `Amount due: ${amount}`,
      paid: (amount: string) => `Already paid: ${amount}`,
      settled: (_amount: string) => 'Nothing to pay',
      credit_note: (amount: string) => `Amount credited: ${amount}`,
      reminder: (amount: string) => `Amount still open: ${amount}`,
      dueDate: (day: string) => `Due date: ${day}`,
      accounts: (accounts: readonly string[]) => `Bank account: ${accounts.join('\n')}`,
    },
    invoice: {
      subject: (number: string, month: string, issuer: string) =>
        `Invoice ${number} for ${month} from ${issuer}`,
      intro: (month: string, _number: string, dueDate: string) =>
        `Please find attached the invoice for your usage in ${month}. Please pay it by ${dueDate}.`,
      notes: [],
    },
    /** An invoice of which nothing is open when it is sent. */
    settled: {
      subject: (number: string, month: string, issuer: string) =>
        `Invoice ${number} for ${month} from ${issuer}`,
      intro: (month: string) =>
        `Please find attached the invoice for your usage in ${month}. There is nothing to pay.`,
      notes: [],
    },
    credit_note: {
      subject: (number: string, month: string, issuer: string) =>
        `Credit note ${number} for ${month} from ${issuer}`,
      intro: (month: string) => `Please find attached a credit note for your usage in ${month}.`,
      notes: [],
    },
    reminder: {
      subject: (number: string, _month: string, issuer: string) =>
        `Payment reminder: invoice ${number} from ${issuer}`,
      intro: (month: string, number: string, dueDate: string) =>
        `Invoice ${number} for ${month} was due on ${dueDate}, and we have not received the full payment yet. The invoice is attached. Please arrange the payment.`,
      notes: ['If you have paid in the meantime, please ignore this reminder.'],
    },
  },
  expiry: {
    subject: (appName: string, day: string) => `${appName}: your access expires on ${day}`,
    intro: (appName: string, day: string, daysLeft: number) =>
      `Your company’s access to ${appName} expires on ${day} (${daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}).\n\nUntil the end of that day, everything works as usual. After that, you can still view and export results, but no new requests can be submitted.`,
    action: (appName: string) => `Open ${appName}`,
    address: (appName: string) => `Open ${appName} here:`,
    notes: (partnerName: string) => [`To renew your access, please contact ${partnerName}.`],
  },
  /** For a partner. */
  expiringTenants: {
    subject: (appName: string, count: number) =>
      `${appName}: access of ${count === 1 ? 'a tenant' : `${count} tenants`} expires soon`,
    intro: (appName: string) =>
      `The access of these tenants to ${appName} expires soon. They have been informed by email.`,
    tenant: (companyName: string, day: string) => `${companyName}: ${day}`,
    action: 'Review the tenants',
    address: 'Review the tenants here:',
    notes: ['After its expiry date, a tenant can view and export results but cannot submit new requests.'],
  },
  facts: {
    time: (time: string) => `Time: ${time}`,
    device: (browser: string, system: string) => `Device: ${browser} on ${system}`,
    unknown: 'an unknown system',
    address: (address: string) => `Network address: ${address}`,
  },
  noticeAction: 'Review your account',
  /** In a mail without HTML, before the link. */
  noticeAddress: 'Review your account here:',
  noticeNotes: [
    'If this was you, you don’t need to do anything.',
    'If this wasn’t you, change your password immediately and sign out all other devices on your profile page.',
  ],
  /** What a user is informed of by mail when it happens to its account. */
  notices: {
    newDevice: {
      subject: (appName: string) => `${appName}: sign-in from a new device`,
      intro: (appName: string) =>
        `Someone signed in to your ${appName} account from a device that has not been used before.`,
    },
    passwordChanged: {
      subject: (appName: string) => `${appName}: your password was changed`,
      intro: (appName: string) =>
        `The password of your ${appName} account was changed. All other devices were signed out.`,
    },
    passwordReset: {
      subject: (appName: string) => `${appName}: your password was reset`,
      intro: (appName: string) =>
        `The password of your ${appName} account was reset by an emailed link. All devices were signed out.`,
    },
    contactEmailChanged: {
      subject: (appName: string) => `${appName}: the contact email was changed`,
      intro: (appName: string) =>
        `The contact email of your company at ${appName} was changed. You sign in with the same address as before.`,
    },
    emailChanged: {
      subject: (appName: string) => `${appName}: your sign-in address was changed`,
      intro: (appName: string) =>
        `The sign-in address of your ${appName} account was changed, and the new one has been confirmed. You can no longer sign in with this address, and all devices were signed out.`,
    },
    credentialsIssued: {
      subject: (appName: string) => `${appName}: a new temporary password was issued`,
      intro: (appName: string) =>
        `Your service provider issued a new temporary password for your ${appName} account and will give it to you separately. The old password no longer works, and all devices were signed out.`,
    },
    secondFactorAdded: {
      subject: (appName: string) => `${appName}: two-factor authentication was set up`,
      intro: (appName: string) =>
        `A second factor was added to your ${appName} account. Signing in now asks for it after the password.`,
    },
    secondFactorRemoved: {
      subject: (appName: string) => `${appName}: a second factor was removed`,
      intro: (appName: string) => `A second factor of your ${appName} account was removed.`,
    },
    secondFactorReset: {
      subject: (appName: string) => `${appName}: your two-factor authentication was reset`,
      intro: (appName: string) =>
        `An administrator reset the two-factor authentication of your ${appName} account. All devices were signed out, and the next sign-in needs only your password.`,
    },
    recoveryCodesRenewed: {
      subject: (appName: string) => `${appName}: new recovery codes were created`,
      intro: (appName: string) =>
        `New recovery codes were created for your ${appName} account. The old ones no longer work.`,
    },
    recoveryCodeUsed: {
      subject: (appName: string) => `${appName}: a recovery code was used`,
      intro: (appName: string) =>
        `Someone signed in to your ${appName} account with a recovery code. It cannot be used again.`,
    },
  },
};
export type MailMessages = typeof en;
