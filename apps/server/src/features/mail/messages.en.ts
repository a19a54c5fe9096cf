/** The words of mails. Parameters are plain text; they are escaped where the mail is built. An empty line parts paragraphs. */
export const en = {
  /** Who is written to: a tenant's user with the company, a partner's without. */
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
  },
};
export type MailMessages = typeof en;
