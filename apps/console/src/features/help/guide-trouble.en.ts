import type { Guide } from '#features/help/guide.ts';

/** What messages mean, and what to do about them. */
export const troubleChapters = {
  trouble: {
    title: 'When something goes wrong',
    lead: 'What the messages mean and what to do.',
    tasks: [
      {
        title: '“Your request is currently exceeding limit!”',
        only: 'tenant',
        steps: [
          'This month’s pages are used up, or the request exceeds what is left. The Usage page shows how many are left.',
          'Submit fewer pages, wait for next month, or ask your administrator to raise the limit.',
        ],
      },
      {
        title: 'A file has failed',
        only: 'tenant',
        steps: [
          'Open the request to see the reason beside the file. A failed file is not charged.',
          'If the failure was temporary, choose Retry failed files. If it is damaged, export or scan it again.',
        ],
      },
      {
        title: '“Access Expired”',
        only: 'tenant',
        steps: [
          'Your company’s expiry date has passed. You can still view and export.',
          'Ask your administrator to renew the access.',
        ],
      },
      {
        title: 'The account is locked',
        steps: [
          'After five incorrect passwords or codes, the account is locked for 15 minutes. Wait, then try again. After incorrect passwords you can also reset the password.',
        ],
      },
      {
        title: 'Part of the console could not be loaded',
        steps: ['Reload the page. A new version may have been released.'],
      },
      {
        title: 'The server cannot be reached',
        steps: [
          'Check your connection. The console reconnects automatically, and requests in progress continue.',
          'The System page (/test) shows whether the database, storage and live updates are working. Tell your administrator what it says.',
        ],
      },
    ],
  },
} satisfies Partial<Guide>;
