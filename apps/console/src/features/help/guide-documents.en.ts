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
          'A block is a fixed number of pages; a package is a fixed number of blocks. The screen Usage says how many.',
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
      {
        title: 'Set up lists as you like them',
        steps: [
          'Click a column’s title to sort by it; click again for the other way round, and once more for the usual order.',
          'Under the list, choose how many rows a page has and how high they are. To go far, type the page’s number.',
        ],
        note: 'Search, filters, order and page stand in the address: Back brings them back, and you can bookmark or share them.',
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
        title: 'Sign out devices you no longer use',
        steps: [
          'Click your name at the bottom of the sidebar. Signed-in devices lists each with its address and last activity.',
          'Choose Sign out beside one, or Sign out all other devices.',
        ],
        note: 'You get a mail when your account is used from a new device. If it was not you, change your password at once.',
      },
      {
        title: 'Update your profile',
        steps: [
          'Click your name at the bottom of the sidebar.',
          'Change what you need and choose Save changes. The email address is your sign-in and stays as it is.',
        ],
      },
      {
        title: 'See who did what',
        steps: [
          'Open Activity: from your profile or, as a partner, from Tenants.',
          'Search by user or target, or filter by action and day. Export gives what the filters find as an Excel sheet.',
        ],
        note: 'Entries are kept for good and nobody can change them. They never hold the text of a document.',
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
          'Open Request OCR and drop files or folders on the page, or paste them: up to 10 files (PDF, JPEG, JPG or PNG).',
          'Drag the rows, or use their arrows, to put the files in order.',
          'Choose the template that says which values you want.',
          'Look at What it takes: how many pages and blocks, and what is left of this month’s limit.',
          'Choose Submit and confirm. Once it is accepted you may leave the page: the request goes on, and a message tells you when it is done.',
        ],
        note: 'Nothing is charged before a page has been read.',
      },
      {
        title: 'Put right a file that is refused',
        steps: [
          'Read the reason in the file’s row.',
          'Password: save the PDF without one. Damaged or empty: export it again. Too large: split it.',
          'Remove the file with its cross, or all of them with Remove refused files, and drop better ones.',
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
          'Click a column’s title to sort by it.',
        ],
      },
      {
        title: 'Export the list to Excel',
        steps: [
          'Set the filters you want.',
          'Choose Export list: the sheet holds what the filters find, on all pages.',
        ],
      },
      {
        title: 'Take the results of several requests to Excel',
        steps: ['Tick the requests in the list.', 'Choose Export Excel above it: one file holds them all.'],
      },
      {
        title: 'Send failed files again',
        steps: [
          'Tick the requests and choose Retry failed files, or open one and choose it there.',
          'They become a new request on the same template version. Only pages that are read are charged.',
        ],
      },
      {
        title: 'Delete requests',
        steps: ['Tick them in the list, choose Delete, then confirm.'],
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
          'Add a sample document: it shows at once what each instruction finds. The preview is not charged.',
          'Add a field for each value: a name and an instruction in your own words.',
          'Add a table for repeated lines: one instruction for each column.',
          'Choose Create template and confirm.',
        ],
      },
      {
        title: 'Try a template on another document',
        steps: [
          'In the editor, choose Try another document beside the sample.',
          'Look at what each instruction finds there. Keep as sample takes it over; otherwise it is not kept.',
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
          'Choose Save changes: before you confirm you see what becomes different from the last version.',
        ],
        note: 'Requests made earlier keep the template as it was.',
      },
    ],
  },
} satisfies Partial<Guide>;
