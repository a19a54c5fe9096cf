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
};
export type MailMessages = typeof en;
