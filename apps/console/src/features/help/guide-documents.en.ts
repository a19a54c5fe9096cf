import type { Guide } from '#features/help/guide.ts';

/** The chapters about requests and their results. */
export const documentChapters = {
  request: {
    title: 'Request OCR',
    lead: 'How to submit files for OCR.',
    tasks: [
      {
        title: 'Submit documents for OCR',
        steps: [
          'Open Request OCR and drop files or folders on the page, choose them, or paste them (PDF, JPEG, JPG or PNG).',
          'Drag the rows, or use their arrows, to put the files in order.',
          'Choose the template that defines which values to extract.',
          'Check Estimated usage: how many pages and blocks, and what is left of this month’s limit.',
          'Choose Submit and confirm. Once it is accepted, you can leave the page. Processing continues, and you’ll be notified when it’s done.',
        ],
        note: 'Only pages that have been read are charged.',
      },
      {
        title: 'Submit many documents in one go',
        steps: [
          'Drop or choose a whole folder. Its files are put in the order of their names and numbers.',
          'A request takes up to 10 files and 500 pages. A longer list is split into several requests automatically; the headings in the list show where each begins.',
          'Files with “Already sent with …” or “Same content as …” would be charged again. Remove … duplicate files, above the list, removes them.',
          'Submit once for all of them. Stop the rest keeps what has not been sent in the list.',
          'After an interruption, the page says which requests were sent. Submit again to continue; nothing is sent twice.',
        ],
      },
      {
        title: 'Have the templates chosen automatically',
        steps: [
          'Under Template, select Choose automatically. For each file, the template that fits is chosen, and its row says why: a title, checked documents of the same layout, or printed labels.',
          'Where a row says Not sure, choose the template yourself. You can also change any other choice.',
          'If one PDF seems to contain several documents, choose Split in its row. Drag a cut to another page, or use the arrow keys on it; press it to add or remove it. Each document becomes a file of its own.',
          'Submit. Files with different templates become separate requests.',
        ],
        note: 'Choosing and splitting are free. Splitting keeps every page, blank sheets too, so the same pages are charged.',
      },
      {
        title: 'Fix a rejected file',
        steps: [
          'Read the reason in the file’s row.',
          'Password: save the PDF without one. Damaged or empty: export it again. Too large: split it.',
          'Remove the file with its ×, or all of them with Remove rejected files, and upload corrected ones.',
        ],
      },
      {
        title: 'Understand the limit',
        steps: [
          'Your monthly page limit is the block limit × the pages per block.',
          'A request that exceeds what is left is rejected as a whole. Fewer pages may still fit.',
          'For a higher limit, ask your administrator.',
          'Stored documents have a limit, too: Usage shows how much is used under “Storage”. Deleting requests that are no longer needed makes room.',
        ],
      },
    ],
  },
  requests: {
    title: 'OCR list',
    lead: 'Every request, its progress, and its results.',
    tasks: [
      {
        title: 'Follow a request',
        steps: [
          'Open OCR list. The number of pages read updates automatically.',
          'Click the row when it is completed to see the values.',
        ],
        note: 'A request is completed when every file has finished and at least one was read.',
      },
      {
        title: 'Work through the queue',
        steps: [
          'On the home page, To check lists what nobody has checked yet, the oldest first. In the OCR list, choose the order: newest, oldest or most to review first.',
          'Open a request and choose Assign to me in its More actions menu: your colleagues see that you are reviewing it, and Next to review skips it for them.',
          'Review the flagged values. Next to review (N) goes to the next file or request that you may check.',
          'Choose Unassign to leave a request to others. It is unassigned automatically once you have checked it.',
          'With a second check, each file says which check it is awaiting. Next to review brings you to requests that a colleague checked first; choose Confirm check there.',
        ],
        note: 'Your own first check is confirmed by someone else, so Next to review does not stop there. Activity lists who assigned a request to themselves, took it over or unassigned it.',
        only: 'tenant',
      },
      {
        title: 'Find an older request',
        steps: [
          'Search by OCR ID, template, file name or value, or filter by status, date and whether it was checked.',
          'Click a column’s title to sort by it.',
        ],
      },
      {
        title: 'Export the list to Excel',
        steps: ['Set the filters you want.', 'Choose Export list. It exports all matching requests.'],
      },
      {
        title: 'Export the results of several requests to Excel',
        steps: [
          'Tick the requests in the list.',
          'Choose Export Excel above it. You get one Excel file with a sheet for each template and each of its tables.',
          'The arrow beside it exports them as CSV files in an archive (UTF-8, or Shift_JIS for accounting software), or as JSON. Characters that do not exist in Shift_JIS are listed after the download.',
        ],
      },
      {
        title: 'Retry failed files',
        steps: [
          'Tick the requests and choose Retry failed files, or open one and choose it there.',
          'They are submitted as a new request with the same template version. Only pages that are read are charged.',
        ],
      },
      {
        title: 'Delete requests',
        steps: ['Tick them in the list, choose Delete, then confirm.'],
        note: 'Documents and results will be permanently deleted. Pages already read will still be billed.',
      },
    ],
  },
  result: {
    title: 'Reviewing a result',
    lead: 'The page beside its values, flagged values first.',
    tasks: [
      {
        title: 'Review the values',
        steps: [
          'Flagged values come first, each with its reason.',
          'Point at a value to see its place on the page, or at an outline to see its value.',
          'Accept it with Enter, or type the right value.',
        ],
        note: 'What was read stays visible under your correction. With the last flagged value the request is marked as checked; You can also choose Mark as checked yourself, even for several requests selected in the OCR list.',
      },
      {
        title: 'Work with the keyboard alone',
        steps: [
          'Tab goes to the next flagged value, Enter accepts, typing corrects, Escape undoes it.',
          'The up and down arrows go from value to value; in a table, the left and right arrows go from cell to cell.',
          'Where two readings differ, F2 takes the other one.',
          'After a file’s last flagged value, Enter again goes to the next file or request that you are to check. N does so at any time; while typing, Alt + N.',
          '[ and ] turn pages; + and - zoom, 0 fits the page.',
          '? shows all keys.',
        ],
      },
      {
        title: 'Take a value from the page',
        steps: [
          'Select the value, then click its word on the page. Shift + click adds more words.',
          'Or draw a box: what is printed in it becomes the value, and its place is kept with it. On scans and photographs the place is read again, so a word that was missed or misread is found.',
          'By keyboard: F4, arrows to the word, Shift + arrows for more words, then Enter.',
        ],
        note: 'A click on another value’s outline goes to that value; Ctrl + click takes the word inside it. Where nothing can be read in a box its place is kept, and you type the value.',
      },
      {
        title: 'Take a whole row or column from the page',
        steps: [
          'Select a cell of the row or column; for a row that was missed, add one first.',
          'Above the table, choose Take the row from the page (Alt + R) or Take the column from the page (Alt + C).',
          'Draw a box around it on the page, or click one of its words. By keyboard: arrows, then Enter.',
        ],
        note: 'Cells for which nothing is printed there keep their value. Ctrl + Z undoes all of it; Escape cancels.',
      },
      {
        title: 'Correct the rows of a table',
        steps: [
          'Select a cell of the row.',
          'Use the buttons above the table, or Alt + Delete to delete the row, Alt + Enter to add one below, Alt + ↑ and ↓ to move it.',
          'To split a row, put the cursor where its value is to be split and press Alt + S; Alt + M merges it with the row above.',
          'Ctrl + D copies the value into the empty cells below it.',
        ],
        note: 'Each change rechecks the table: flags disappear where rows and totals are right, and appear where they no longer are. Ctrl + Z undoes the last change. Exports contain the corrected rows.',
      },
      {
        title: 'Export the values to Excel',
        steps: [
          'Choose Export at the top right, then Excel, CSV or JSON.',
          'The Excel file has one row per file on the first sheet and one sheet for each table.',
        ],
        note: 'Exports contain the corrected values.',
      },
    ],
  },
} satisfies Partial<Guide>;
