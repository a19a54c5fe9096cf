/** The words of mails. Parameters are plain text; they are escaped where the mail is built. */
export const en = {
  greeting: (name: string) => `Dear ${name},`,
  /** In a mail without HTML: what to do, and where. */
  address: (action: string, link: string) => `${action}:\n${link}`,
  linkFallback: 'If the button does not work, open this address in your browser:',
  automatic: 'This mail was sent automatically. Please do not reply.',
  reset: {
    subject: (appName: string) => `${appName}: reset your password`,
    intro: (appName: string) => `We received a request to reset the password of your ${appName} account.`,
    action: 'Set a new password',
    notes: [
      'The link works once, within one hour.',
      'If you did not ask for this, ignore this mail: your password stays as it is.',
    ],
  },
  welcome: {
    subject: (appName: string) => `Welcome to ${appName}`,
    intro: (appName: string, email: string) =>
      `An account was made for you at ${appName}. You sign in with this email address: ${email}`,
    action: 'Sign in',
    notes: [
      'You will be given your first password separately. It is never sent by mail.',
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
  noticeNotes: [
    'If this was you, there is nothing to do.',
    'If it was not you, change your password at once and sign out all other devices on your profile page.',
  ],
  /** What a user is told when it happens to its account. */
  notices: {
    newDevice: {
      subject: (appName: string) => `${appName}: sign-in from a new device`,
      intro: (appName: string) =>
        `Somebody signed in to your ${appName} account from a device that has not been used before.`,
    },
    passwordChanged: {
      subject: (appName: string) => `${appName}: your password was changed`,
      intro: (appName: string) =>
        `The password of your ${appName} account was changed. All other devices were signed out.`,
    },
    passwordReset: {
      subject: (appName: string) => `${appName}: your password was reset`,
      intro: (appName: string) =>
        `The password of your ${appName} account was reset by a mailed link. All devices were signed out.`,
    },
    contactEmailChanged: {
      subject: (appName: string) => `${appName}: the contact email was changed`,
      intro: (appName: string) =>
        `The contact email of your company at ${appName} was changed. You sign in with the same address as before.`,
    },
  },
};
export type MailMessages = typeof en;
