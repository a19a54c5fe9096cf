import type { Guide } from '#features/help/guide.ts';

/** The chapters about documents, and the first steps. */
export const documentChapters = {
  start: {
    title: 'First steps',
    lead: 'What this console does and where to find it.',
    tasks: [
      {
        title: 'Understand pages, blocks and packages',
        steps: [
          'A page is one page of a document that was read without error. A picture counts as one page.',
          'A block is a fixed number of pages; a package is a fixed number of blocks. Billing config says how many.',
          'Blocks are rounded up over the whole month: with 100 pages per block, 101 pages are 2 blocks.',
        ],
        note: 'A file that could not be read costs nothing.',
      },
      {
        title: 'Change the language or the theme',
        steps: [
          'In the sidebar, under Settings, choose EN or JP. The page reloads in that language.',
          'Beside Theme, choose the sun for light or the moon for dark.',
        ],
        note: 'Both are remembered in this browser, also after you sign out.',
      },
      {
        title: 'Get around with the keyboard',
        steps: [
          'Tab goes forward, Shift+Tab goes back; the first Tab on a page offers to skip to the content.',
          'In lists, the up and down arrows go from row to row and Enter opens one.',
          'Escape closes a dialog without doing anything.',
        ],
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
        note: 'Every other session of yours ends when the password changes.',
      },
      {
        title: 'Get in again after forgetting the password',
        steps: [
          'On the sign-in page, choose Forgot password? and enter your email address.',
          'Open the link in the mail within one hour and set a new password. The link works once.',
        ],
        note: 'No mail? Look in the spam folder, then ask for another one.',
      },
      {
        title: 'Stay signed in',
        steps: ['Tick Remember me when you sign in: the session then lasts 30 days instead of 8 hours.'],
        note: 'Leave it unticked on a computer that others use.',
      },
      {
        title: 'Update your profile',
        steps: [
          'Click your name at the bottom of the sidebar.',
          'Change what you need and choose Save changes. The email address is your sign-in and stays as it is.',
        ],
      },
    ],
  },
  request: {
    title: 'Request OCR',
    lead: 'From files to a running request.',
    tasks: [
      {
        title: 'Have documents read',
        steps: [
          'Open Request OCR and drop up to 10 files (PDF, JPEG, JPG or PNG) on the page.',
          'Choose the template that says which values you want.',
          'Look at the quote: how many pages and blocks it takes, and what is left of this month’s limit.',
          'Choose Submit and confirm. You may leave the page; the request goes on.',
        ],
        note: 'Nothing is charged before a page has been read.',
      },
      {
        title: 'Put right a file that is refused',
        steps: [
          'Read the reason in the file’s row.',
          'Password: save the PDF without one. Damaged or empty: export it again. Too large: split it.',
          'Remove the file with the cross, or drop a better one.',
        ],
      },
      {
        title: 'Understand the limit',
        steps: [
          'Your page limit for a month is the block limit times the pages per block.',
          'A request that does not fit into what is left is refused as a whole; fewer pages may still fit.',
          'For a higher limit, ask your administrator.',
        ],
      },
    ],
  },
  requests: {
    title: 'OCR list',
    lead: 'Every request, how far it is, and its results.',
    tasks: [
      {
        title: 'Follow a request',
        steps: [
          'Open OCR list. The status shows by itself how many pages have been read.',
          'Click the row when it is completed to see the values.',
        ],
        note: 'A request is completed when every file has ended and at least one was read.',
      },
      {
        title: 'Find an older request',
        steps: [
          'Search by OCR ID or template, or filter by status and date.',
          'Click a column’s title to sort by it. The address keeps what you see, so it can be bookmarked.',
        ],
      },
      {
        title: 'Export the list to Excel',
        steps: [
          'Set the filters you want.',
          'Choose Export: the sheet holds what the filters find, on all pages.',
        ],
      },
      {
        title: 'Delete a request',
        steps: ['Select it and choose Delete, then confirm.'],
        note: 'Documents and results are removed for good. Pages already read stay on the bill.',
      },
    ],
  },
  result: {
    title: 'Checking a result',
    lead: 'The page beside its values, the doubtful ones first.',
    tasks: [
      {
        title: 'Check the values',
        steps: [
          'Doubtful values come first, each with its reason.',
          'Point at a value to see its place on the page, or at an outline to see its value.',
          'Accept it with Enter, or type the right value.',
        ],
        note: 'What was read stays visible under your correction.',
      },
      {
        title: 'Work with the keyboard alone',
        steps: [
          'Tab goes to the next doubtful value, Enter accepts, typing corrects, Escape takes it back.',
          '[ and ] turn pages; + and - zoom, 0 fits the page.',
          '? shows all keys.',
        ],
      },
      {
        title: 'Take the values to Excel',
        steps: [
          'Choose Export at the top right, then Excel, CSV or JSON.',
          'The Excel file has one row per file on the first sheet and one sheet for each table.',
        ],
        note: 'Corrected values are exported, not the read ones.',
      },
    ],
  },
  templates: {
    title: 'Templates',
    lead: 'Which values are read, and how to say so.',
    tasks: [
      {
        title: 'Make a template',
        steps: [
          'Open Manage template and choose Add New Template, or start from a standard one.',
          'Upload a sample document: it shows at once what each instruction finds.',
          'Add a field for each value: a name and an instruction in your own words.',
          'Add a table for repeated lines: one instruction for each column.',
          'Save.',
        ],
      },
      {
        title: 'Write an instruction that works',
        steps: [
          'Quote what is printed beside the value: “Invoice number, right of ‘Invoice No.’”.',
          'Say what kind of value it is: a date, an amount, a name.',
          'Say where it stands when there are several: “the total at the bottom of the last page”.',
        ],
        note: 'A value that is not on the page stays empty. Nothing is made up.',
      },
      {
        title: 'Change a template safely',
        steps: [
          'Open it, choose Edit, change it and look at the preview.',
          'Save. Requests made earlier keep the template as it was.',
        ],
      },
    ],
  },
} satisfies Partial<Guide>;
