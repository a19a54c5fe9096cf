import type { Guide } from '#features/help/guide.ts';

/** The chapters about usage, invoices and administration. */
export const billingChapters = {
  usage: {
    title: 'Usage',
    lead: 'Pages and blocks per month and day.',
    tasks: [
      {
        title: 'See how much of the limit is used',
        steps: [
          'Open Usage. One chart shows the pages of each day, the other the cumulative pages and, for the current month, a forecast. The text above it says how much of the limit that is. A limit within reach is also drawn as a line.',
          '“Close to limit” starts at 80%, full capacity at 100%, including requests in progress.',
        ],
      },
      {
        title: 'Export the figures',
        steps: [
          'Choose By day and a month, or By month and the months.',
          'Choose Export. The Excel file contains the same figures as the table.',
        ],
      },
    ],
  },
  invoices: {
    title: 'Invoices',
    lead: 'One for each month, and how it was calculated.',
    tasks: [
      {
        title: 'Read an invoice',
        steps: [
          'Open Invoice and click one.',
          'It shows registered and used packages, blocks and pages, how each is calculated, and a daily breakdown.',
        ],
        note: 'An invoice is issued after the month ends and all requests are complete. Afterwards, only its payment can change.',
      },
      {
        title: 'Read an invoice with amounts',
        only: 'tenant',
        needsAmounts: true,
        steps: [
          'The box shows the amount due and when it is due; the bank account is below.',
          'The lines are the base fee, what is registered, additional blocks and discounts; tax is stated for each rate.',
          'Below the lines, you see how many pages and blocks were used and on which days. Open a day to see its requests and files.',
        ],
        note: 'A credit note cancels the invoice that it names. What this month costs so far is on the Usage page.',
      },
      {
        title: 'Mark invoices as paid',
        only: 'partner',
        steps: [
          'Choose Mark as Paid in a row, or tick several pending or overdue invoices and choose it above the list.',
          'Check the payment date and confirm. You can undo this until the end of today.',
        ],
      },
      {
        title: 'Import payments from your bank',
        only: 'partner',
        steps: [
          'Open Invoice, choose Import payments, and choose the file with incoming payments from your bank (Zengin format or CSV).',
          'For a CSV with new headings, choose the columns once. Your choice is kept.',
          'If lines could not be understood, the preview lists them above the payments: correct them in the file, or enter these payments on their invoices.',
          'Review the preview: a match already has its invoice; for a payment to check, choose its invoice or leave it out.',
          'Confirm. Nothing is booked until then, and payments that were booked from an earlier file are left out.',
        ],
        note: 'Available once invoices with amounts have been issued. The name under which a tenant pays is kept for the next time.',
      },
      {
        title: 'See who owes how much',
        only: 'partner',
        steps: [
          'Open Invoice and choose Receivables by age. Open amounts are listed by tenant and by days since the due date.',
          'Choose a tenant to see its invoices.',
        ],
      },
      {
        title: 'Export invoices for accounting software',
        only: 'partner',
        steps: [
          'Open Invoice and choose Export for accounting.',
          'Choose the bill month and your software (freee, Money Forward, Yayoi, or a journal for others), and download.',
        ],
      },
      {
        title: 'See whether an invoice was emailed',
        only: 'partner',
        steps: [
          'Open the invoice. Emails to the tenant lists the invoice and its reminders with the day on which each was sent.',
        ],
        note: 'Invoices are emailed to tenants whose delivery is set to email. Reminders stop when the invoice is paid.',
      },
      {
        title: 'Print or send an invoice',
        steps: ['Open it and choose PDF, Excel or Print. The PDF and the print look like the screen.'],
      },
    ],
  },
  tenants: {
    title: 'Tenants',
    lead: 'Your customers’ accounts.',
    tasks: [
      {
        title: 'Add a tenant',
        steps: [
          'Open Tenants and choose Add Tenant.',
          'Fill in the company, sign-in details, contact, block limit and expiry date.',
          'Create it and copy the credentials. They are shown only once.',
        ],
        note: 'The tenant must change the password at first sign-in.',
      },
      {
        title: 'Add several tenants together',
        steps: [
          'Open Tenants, choose Import from Excel, and download the Excel file.',
          'Fill in one row per tenant and choose the completed file. Every row is checked first.',
          'Add them. Their credentials can be downloaded once, as an Excel file.',
        ],
        note: 'No tenants are added until all rows are valid.',
      },
      {
        title: 'Suspend a tenant',
        steps: [
          'Open the tenant and choose Deactivate, then confirm.',
          'Its users are signed out immediately; requests in progress finish. Activate restores access.',
        ],
      },
      {
        title: 'Require two-factor authentication, or reset it',
        steps: [
          'Open the tenant. Under Two-factor authentication, turn on the requirement: users without a second factor set one up before they can do anything else.',
          'Choose Reset beside a user who lost the phone or the passkey. The user is signed out everywhere and notified by email.',
        ],
        note: 'For the users of your own company, the requirement is on your profile page.',
      },
      {
        title: 'Set an expiry date',
        steps: [
          'Open the tenant and set the expiry date, the last day of access.',
          'After that date, the tenant can still sign in, view and export, but not submit requests.',
        ],
        note: 'From 30 days before, your home page and the tenant’s pages show it. You and the tenant’s users are also notified by email 30 days, 7 days and 1 day before.',
      },
      {
        title: 'Delete a tenant',
        steps: ['Open the tenant, choose Delete, type its company name and confirm.'],
        note: 'Its documents are permanently deleted. Invoices are kept, and a final one is issued.',
      },
    ],
  },
  'billing-config': {
    title: 'Billing config',
    lead: 'Settings that apply to all your tenants.',
    tasks: [
      {
        title: 'Change a billing value',
        steps: [
          'Open Billing config and choose Change beside the value.',
          'There is one for this month and one from next month.',
          'Review the effect on each tenant, then confirm.',
        ],
        note: 'Registered packages and blocks can only be increased. Past months never change.',
      },
      {
        title: 'Cancel a change for next month',
        steps: ['Choose Cancel scheduled change beside next month’s value and confirm.'],
      },
      {
        title: 'Change the time zone',
        steps: ['Choose Change in the row Time zone, choose one, and confirm.'],
        note: 'It determines when days and months start, and always takes effect next month.',
      },
      {
        title: 'Reset the payment day',
        steps: [
          'Choose Reset payment day and confirm.',
          'Today becomes the last payment date, and its day of the month the payment day.',
        ],
      },
      {
        title: 'Manage standard templates for your tenants',
        steps: [
          'From Billing config, open the standard templates.',
          'Your tenants can use and copy them; only you can change them.',
        ],
      },
      {
        title: 'Run a reconciliation',
        steps: [
          'Under Reconciliation, choose Check now. The figures of files, pages, months and invoices are compared.',
          'Every difference is listed with the expected value and the value found.',
        ],
        note: 'The check also runs every night. Differences appear on Home under Needs attention.',
      },
    ],
  },
  prices: {
    title: 'Prices and invoices with amounts',
    lead: 'What your tenants pay. Without prices they get statements of usage.',
    tasks: [
      {
        title: 'Set prices',
        steps: [
          'Open Billing config, then Prices. Choose whether the prices apply from this month or from next month.',
          'Enter the base fee and the prices of a registered package, a registered block and an additional block, and the tax rate. Add tiers where additional blocks get cheaper.',
          'Review what each tenant’s month so far comes to, then confirm.',
        ],
        note: 'A change for next month can be cancelled until then. Past months never change. To go back to statements of usage, choose End.',
      },
      {
        title: 'Enter who issues your invoices',
        steps: [
          'Open Billing config, then Invoice details.',
          'Enter name, address, bank accounts and the registration number, whose check digit is verified. Choose a logo and a seal if you have them.',
          'Choose how tax is rounded, and whether invoices are reviewed as drafts before your tenants see them.',
        ],
        note: 'Issued invoices keep the details, the logo and the seal with which they were issued; drafts follow your changes.',
      },
      {
        title: 'Give a tenant prices of its own, a discount or free months',
        steps: [
          'Open the tenant and choose Prices and billing.',
          'Choose Own prices, or a discount with its last month. Free months cost nothing until then.',
          'Enter how invoices are delivered, the recipient and the billing address, and save.',
        ],
      },
      {
        title: 'Issue a draft',
        steps: [
          'Open the invoice, review it, choose Issue and confirm. The tenant sees it from then on.',
          'To issue several together, select them in the list and choose Issue above it.',
        ],
      },
      {
        title: 'Enter a payment',
        steps: [
          'Open the invoice and choose Add payment. Enter amount and date; part payments add up.',
          'The invoice is paid once the payments reach its total. Mark as Paid enters whatever is still open.',
          'If a tenant paid too much and you pay it back, choose Add refund.',
          'Undo payment reverses the last payment, then the one before. You can do so until the end of the day on which you entered it.',
        ],
      },
      {
        title: 'Correct an issued invoice',
        steps: [
          'Open it, choose Void and give the reason. A credit note for the same amounts is issued.',
          'Leave the box ticked to issue a new invoice for the month, with your current invoice details. What was already paid is taken over.',
          'Without a new invoice, what was already paid is open on the credit note and is deducted from the next invoice. If you pay it back instead, open the credit note and choose Add refund; Undo refund reverses that on the same day.',
        ],
        note: 'An issued invoice is never changed.',
      },
    ],
  },
} satisfies Partial<Guide>;
