import type { Guide } from '#features/help/guide.ts';

/** The chapters about usage, invoices and administration, and help in trouble. */
export const billingChapters = {
  usage: {
    title: 'Usage',
    lead: 'Pages and blocks by month and day.',
    tasks: [
      {
        title: 'See how much of the limit is used',
        steps: [
          'Open Usage. The chart shows pages by day, blocks as steps, the limit as a line and, for the running month, a forecast.',
          'Close to limit begins at 80 %, full capacity at 100 %, running requests included.',
        ],
      },
      {
        title: 'Export the figures',
        steps: [
          'Choose By day and a month, or By month and the months.',
          'Choose Export: the sheet holds the same numbers as the table.',
        ],
      },
    ],
  },
  invoices: {
    title: 'Invoices',
    lead: 'One for each month, and how it was computed.',
    tasks: [
      {
        title: 'Read an invoice',
        steps: [
          'Open Invoice and click one.',
          'It shows registered and used packages, blocks and pages, how each follows from the other, and the days.',
        ],
        note: 'An invoice is made once the month has ended and its requests are done. It never changes afterwards, except its payment.',
      },
      {
        title: 'Mark invoices as paid',
        only: 'partner',
        steps: [
          'Choose Mark as Paid in a row, or tick several pending or overdue invoices and choose it above the list.',
          'Check the payment date and confirm. Paid is final.',
        ],
      },
      {
        title: 'Print or send an invoice',
        steps: ['Open it and choose PDF, Excel or Print. The PDF and the print look like the screen.'],
      },
    ],
  },
  tenants: {
    title: 'Tenants',
    lead: 'The companies you serve.',
    tasks: [
      {
        title: 'Add a tenant',
        steps: [
          'Open Tenants and choose Add Tenant.',
          'Fill in company, sign-in, contact, block limit and expiry date.',
          'Create it and copy the credentials: they are shown once.',
        ],
        note: 'The tenant must change the password at its first sign-in.',
      },
      {
        title: 'Add many tenants at once',
        steps: [
          'Open Tenants, choose Add many by Excel, and download the sheet.',
          'Fill in one row for each tenant and choose the sheet. Every row is checked first.',
          'Add them. Their credentials are given to you once, as an Excel sheet.',
        ],
        note: 'Nothing is added until every row is right.',
      },
      {
        title: 'Stop a tenant for a while',
        steps: [
          'Open the tenant and choose Deactivate, then confirm.',
          'It is signed out at once; requests that run already finish. Activate lets it in again.',
        ],
      },
      {
        title: 'Set an expiry date',
        steps: [
          'Open the tenant and set the expiry date: the last good day.',
          'After it the tenant may still sign in, read and export, but not submit.',
        ],
      },
      {
        title: 'Delete a tenant',
        steps: ['Open the tenant, choose Delete and confirm.'],
        note: 'Its documents are removed for good. Its invoices stay, and a last one is made.',
      },
    ],
  },
  'billing-config': {
    title: 'Billing config',
    lead: 'Values that hold for all your tenants.',
    tasks: [
      {
        title: 'Change a billing value',
        steps: [
          'Open Billing config and choose Change beside the value:',
          'there is one for this month and one from next month on.',
          'Look at what it does to each tenant, then confirm.',
        ],
        note: 'Registered packages and blocks can only be raised. Months that have ended never change.',
      },
      {
        title: 'Withdraw a change for next month',
        steps: ['Choose Withdraw what is scheduled beside next month’s value and confirm.'],
      },
      {
        title: 'Change the time zone',
        steps: ['Choose Change in the row Time zone, choose one, and confirm.'],
        note: 'It decides when days and months begin, and always holds from next month on.',
      },
      {
        title: 'Reset the payment day',
        steps: [
          'Choose Reset payment day and confirm.',
          'Today becomes the last payment date, and its day of the month the payment day.',
        ],
      },
      {
        title: 'Keep standard templates for your tenants',
        steps: [
          'From Billing config, open the standard templates.',
          'Your tenants can use and copy them; only you can change them.',
        ],
      },
      {
        title: 'Check that the books agree',
        steps: [
          'Under Books, choose Check now. Files, pages, months and invoices are compared with each other.',
          'Every difference is listed with what was expected and what was found.',
        ],
        note: 'They are also compared every night. Differences appear on Home under Needs attention.',
      },
    ],
  },
  trouble: {
    title: 'When something goes wrong',
    lead: 'What the messages mean and what to do.',
    tasks: [
      {
        title: '“Your request is currently exceeding limit!”',
        only: 'tenant',
        steps: [
          'This month’s pages are used up, or the request has more than are left. Usage shows how many that is.',
          'Send fewer pages, wait for next month, or ask your administrator to raise the limit.',
        ],
      },
      {
        title: 'A file has failed',
        only: 'tenant',
        steps: [
          'Open the request: the reason stands beside the file. A failed file is not charged.',
          'If it could not be read this once, choose Retry failed files. If it is damaged, export or scan it again.',
        ],
      },
      {
        title: '“Access Expired”',
        only: 'tenant',
        steps: [
          'The expiry date of your company has passed. You can still read and export.',
          'Ask your administrator to renew the access.',
        ],
      },
      {
        title: 'The account is locked',
        steps: [
          'After five wrong passwords it is locked for 15 minutes. Wait, then try again or reset the password.',
        ],
      },
      {
        title: 'A part of the console could not be loaded',
        steps: ['Reload the page: a new version has probably been installed.'],
      },
      {
        title: 'The server cannot be reached',
        steps: [
          'Check your connection. The console tries again by itself, and running requests go on without it.',
          'The page /test shows whether database, storage and live updates work. Tell your administrator what it says.',
        ],
      },
    ],
  },
} satisfies Partial<Guide>;
