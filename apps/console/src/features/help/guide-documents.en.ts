import type { Guide } from '#features/help/guide.ts';

/** The chapters about documents. */
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
          'Files with “Already sent with …” or “Same content as …” would be charged again. Remove duplicate files takes them out.',
          'Submit once for all of them. Stop the rest keeps what has not been sent in the list.',
          'After an interruption, the page says which requests were sent. Submit again to continue; nothing is sent twice.',
        ],
      },
      {
        title: 'Let the product choose the templates',
        steps: [
          'Choose Let the product choose as the template. For each file, the template that fits is chosen, and its row says why: a title, checked documents of the same layout, or printed labels.',
          'Where a row says Not sure, choose the template yourself. Any other choice can be changed, too.',
          'If one PDF seems to hold several documents, choose Split in its row. Drag a cut to another page, or use the arrow keys on it; press it to add or remove it. Each document becomes a file of its own.',
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
          'Open a request and choose Take in its More actions menu: your colleagues see that you have it, and Next to review skips it for them.',
          'Review the flagged values. Next to review (N) goes to the next file or request that you may check.',
          'Choose Release to leave a request to others. It is released automatically once you have checked it.',
          'With a second check, each file says whose check it awaits. Next to review brings you to requests that a colleague checked first; choose Confirm check there.',
        ],
        note: 'Your own first check is confirmed by somebody else, so Next to review does not stop there. Who took, took over or released a request is listed under Activity.',
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
          'Choose Export Excel above it. They come as one workbook: a sheet for each template and each of its tables.',
          'The arrow beside it exports them as CSV files in an archive (UTF-8, or Shift_JIS for accounting programs), or as JSON. Characters that Shift_JIS lacks are listed after the download.',
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
        note: 'What was read stays visible under your correction. With the last flagged value the request is marked as checked; Mark as checked does it by hand, also for several requests selected in the OCR list.',
      },
      {
        title: 'Work with the keyboard alone',
        steps: [
          'Tab goes to the next flagged value, Enter accepts, typing corrects, Escape undoes it.',
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
        note: 'Cells for which nothing is printed there keep their value. Ctrl + Z takes all of it back; Escape cancels.',
      },
      {
        title: 'Correct the rows of a table',
        steps: [
          'Select a cell of the row.',
          'Use the buttons above the table, or Alt + Delete to delete the row, Alt + Enter to add one below, Alt + ↑ and ↓ to move it.',
          'To split a row, put the cursor where its value is to be split and press Alt + S; Alt + M merges it with the row above.',
          'Ctrl + D copies the value into the empty cells below it.',
        ],
        note: 'Each change checks the table again: flags go where row and sum are right, and appear where they no longer are. Ctrl + Z undoes the last change. Exports hold the rows as they are now.',
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
  templates: {
    title: 'Templates',
    lead: 'Which values to extract, and how to describe them.',
    tasks: [
      {
        title: 'Create a template',
        steps: [
          'Open Manage template and choose Add New Template, or start from a standard one.',
          'Add a sample document to see instantly what each instruction finds. The preview is free of charge.',
          'Add a field for each value, with a name and an instruction in your own words.',
          'Add a table for repeated rows, with one instruction for each column.',
          'Choose Create template and confirm.',
        ],
      },
      {
        title: 'Point at a value on the sample',
        steps: [
          'In the editor, click a word on the sample’s page or draw a box around a value. By keyboard: F4, the arrow keys and Enter. Inside an outline, hold Ctrl while you click.',
          'Choose New field: it gets the name of the printed label and an instruction that quotes it.',
          'Or choose a field under Use for: its instruction gets the label. Undo takes it back.',
          'For a column, point at its heading or draw a box around it. Choose the table under As a column of, then New column.',
          'Read below whether the template finds the value now. If not, say more in the instruction.',
        ],
        note: 'Only words are added to the template, never the place itself: other documents may look different.',
      },
      {
        title: 'Try a template on another document',
        steps: [
          'In the editor, choose Try another document beside the sample.',
          'Look at what each instruction finds there. Choose Save as sample to keep it.',
        ],
      },
      {
        title: 'Write an instruction that works',
        steps: [
          'Quote what is printed beside the value: “Invoice number, right of ‘Invoice No.’”.',
          'Say what kind of value it is: a date, an amount, a name.',
          'Say where it is when there are several: “the total at the bottom of the last page”.',
          'Open Format below an instruction to set what its values must be like: a kind, a pattern, allowed values, a range, or that it is required.',
        ],
        note: 'A value that is not on the page stays empty. Nothing is made up.',
      },
      {
        title: 'Edit a template',
        steps: [
          'Open it, choose Edit, change it and look at the preview.',
          'Choose Save changes: before you confirm, you see what changed since the last version.',
        ],
        note: 'Earlier requests keep the version they were submitted with. Restore in the history goes back to an earlier version; with a test set, as a draft first.',
      },
      {
        title: 'Choose the columns of exports',
        steps: [
          'Open the template and choose Export columns, or choose Export and Choose columns… on a result. The menu beside Export Excel in the OCR list has it, too.',
          'Clear the box of a column that is not wanted, type a heading of its own, and drag the rows into order (Alt + ↑ and ↓ by keyboard).',
          'The first row of each sheet shows what the file will look like.',
          'Choose Save columns and confirm. Reset to default takes everything back.',
        ],
        only: 'tenant',
        note: 'They apply to Excel and CSV exports of this template, of one request and of several, for all users of your company. A sheet without columns is left out; fields added to the template later come last.',
      },
      {
        title: 'See how well a template reads',
        steps: [
          'Open the template and choose Reading quality.',
          'Compare the fields: the one that takes most time to review comes first.',
          'Improve its instruction, or correct and check one document of each supplier.',
        ],
        note: 'The figures come from checked documents. A value that you left as it was counts as right.',
      },
      {
        title: 'Choose which values are flagged',
        steps: [
          'Open the template and choose Reading quality.',
          'Move the limit under Which values are flagged for review: below it you see how many values you would review, and how many wrong ones would not be flagged.',
          'Choose Save limit. It applies to files read from then on.',
        ],
        note: 'The curves are measured on the test set of the template. The standard limit is 70%.',
      },
      {
        title: 'Have a second person check',
        steps: [
          'Open the template, choose Reading quality, and turn on Second check.',
          'The first person checks a request as always. It then says that a second person is awaited.',
          'A second person opens it and chooses Confirm check. If that person changed values, a third person settles it.',
          'For a check of one’s own, turn on The second person checks blind: the second person sees the values as they were read. Where the two differ, a third person sees both and picks.',
          'To share a pile, open a result and choose Take in its menu: the others see who works on it.',
        ],
        note: 'It needs at least two users of your company. In the OCR list, the filter Review finds the requests that await a second or third check.',
      },
      {
        title: 'Keep a test set of checked documents',
        steps: [
          'Review all flagged values of a file and mark its request as checked: it joins the test set of its template.',
          'Open the template and choose Test set to see the documents.',
          'Choose Take out for a document that should not count, such as an exception; Put back returns it.',
        ],
        note: 'The newest 100 checked documents are used. Deleting a request removes its documents from the test set.',
      },
      {
        title: 'See what a change does before you publish it',
        steps: [
          'Edit the template and choose Save as draft. The published version stays in force.',
          'On the tab Draft, choose Try on the test set: both versions read your checked documents, free of charge.',
          'Compare field by field what was right before and is right now. Choose a number under Lost to open the pages.',
          'Choose Publish. If values are lost, they are listed and you confirm that you accept this.',
        ],
        note: 'With a test set, changes to fields, tables and instructions are always saved as a draft first. Discard draft leaves everything as it is. Compare versions, below the history, shows what differs between any two versions and, with Compare on the test set, how each of them reads your checked documents.',
      },
      {
        title: 'Correct a supplier’s documents once',
        steps: [
          'Open the result of one of them, correct what is wrong, and choose Mark as checked.',
          'From then on, documents that look the same are read by it. A value found this way says in which request it was corrected.',
          'Open the template and choose Learning to see which layouts it knows, what it knows of each, and how often it was right lately.',
          'Choose Forget to take back one layout, Forget all to take back all of them, or turn learning off.',
        ],
        note: 'Where the template and what was learned disagree, the value is flagged. If you reopen, correct or delete a request, what it taught changes with it. Nothing is shared with other companies or templates.',
      },
    ],
  },
} satisfies Partial<Guide>;
