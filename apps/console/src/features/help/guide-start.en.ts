import type { Guide } from '#features/help/guide.ts';

/** The first steps, and one's own account. */
export const startChapters = {
  start: {
    title: 'First steps',
    lead: 'What this console does and where to find it.',
    tasks: [
      {
        title: 'Understand pages, blocks and packages',
        steps: [
          'A page is one page of a document that was read without error. An image counts as one page.',
          'A block is a fixed number of pages; a package is a fixed number of blocks. See the Usage page for the numbers.',
          'Blocks are rounded up over the whole month. With 100 pages per block, 101 pages are 2 blocks.',
        ],
        note: 'Files that could not be read are not charged.',
      },
      {
        title: 'Change the language or the theme',
        steps: [
          'In the sidebar, under Settings, choose EN or JP. The page reloads in that language.',
          'Beside Theme, choose the sun for light or the moon for dark.',
        ],
        note: 'Both are saved in this browser, even after you sign out.',
      },
      {
        title: 'Use the keyboard',
        steps: [
          'Tab moves forward and Shift+Tab moves back. The first Tab on a page offers to skip to the content.',
          'In lists, the up and down arrows move between rows and Enter opens one.',
          'Escape closes a dialog without doing anything.',
        ],
      },
      {
        title: 'Customize lists',
        steps: [
          'Click a column’s title to sort by it. Click again to reverse the order, and a third time to restore the default.',
          'Below the list, choose the rows per page and the row height. To jump to a page, type its number.',
        ],
        note: 'Search, filters, order and page are kept in the URL, so you can use Back, bookmark or share them.',
      },
    ],
  },
  account: {
    title: 'Sign-in and profile',
    lead: 'Your password, your data, and staying signed in.',
    tasks: [
      {
        title: 'Change your password',
        steps: [
          'Click your name at the bottom of the sidebar, then Change password.',
          'Enter the current password once and the new one twice.',
        ],
        note: 'Changing your password signs you out on all other devices.',
      },
      {
        title: 'Reset a forgotten password',
        steps: [
          'On the sign-in page, choose Forgot password? and enter your email address.',
          'Open the link in the email within one hour and set a new password. The link works once.',
        ],
        note: 'No email? Check your spam folder, then request another.',
      },
      {
        title: 'Stay signed in',
        steps: ['Tick Remember me when you sign in. You then stay signed in for 30 days instead of 8 hours.'],
        note: 'Leave it unticked on a computer that others use: you then stay signed in in all tabs of this browser until you close them.',
      },
      {
        title: 'Set up two-factor authentication',
        steps: [
          'Click your name at the bottom of the sidebar and choose Add authenticator app or Add a passkey.',
          'For an app: scan the QR code with your phone and enter the code that it shows. For a passkey: give it a name and confirm in the browser.',
          'Save the ten recovery codes. Each signs you in once when your phone or passkey is not at hand.',
        ],
        note: 'Lost everything? Your administrator can reset it; you then sign in with your password alone.',
      },
      {
        title: 'Sign out devices you no longer use',
        steps: [
          'Click your name at the bottom of the sidebar. Signed-in devices lists each with its address and last activity.',
          'Choose Sign out beside one, or Sign out all other devices.',
        ],
        note: 'You get an email when your account is used from a new device. If it was not you, change your password immediately.',
      },
      {
        title: 'Update your profile',
        steps: [
          'Click your name at the bottom of the sidebar.',
          'Change what you need and choose Save changes. To change the email address with which you sign in, contact your administrator.',
        ],
      },
      {
        title: 'See who did what',
        steps: [
          'Open Activity: from your profile or, as a partner, from Tenants.',
          'Search by user or target, or filter by action and day. Export downloads the filtered entries as Excel.',
        ],
        note: 'Entries are permanent and can’t be changed. They never include document contents.',
      },
    ],
  },
} satisfies Partial<Guide>;
