import type { Guide } from '#features/help/guide.ts';

/** The chapter about templates. */
export const templateChapters = {
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
          'Or choose a field under Use for: its instruction gets the label. Choose Undo to revert this.',
          'For a column, point at its heading or draw a box around it. Choose the table under As a column of, then New column.',
          'Read below whether the template finds the value now. If not, make the instruction more specific.',
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
          'Open Format below an instruction to define which values are valid: their kind, a pattern, allowed values, a range, or that one is required.',
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
          'Open the template and choose Export columns, or choose Export and Choose columns… on a result. It is also in the menu beside Export Excel in the OCR list.',
          'Clear the box of a column that is not wanted, type a heading of its own, and drag the rows into order (Alt + ↑ and ↓ by keyboard).',
          'The first row of each sheet shows what the file will look like.',
          'Choose Save columns and confirm. Reset to default removes all your settings.',
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
        note: 'The figures come from checked documents. A value that you left as it was counts as correct.',
      },
      {
        title: 'Choose which values are flagged',
        steps: [
          'Open the template and choose Reading quality.',
          'Move the threshold under Which values are flagged for review: below it you see how many values you would review, and how many wrong ones would not be flagged.',
          'Choose Save threshold. It applies to files read from then on.',
        ],
        note: 'The curves are measured on the test set of the template. The default threshold is 70%.',
      },
      {
        title: 'Have a second person check',
        steps: [
          'Open the template, choose Reading quality, and turn on Second check.',
          'The first person checks a request as always. It then shows Awaiting second check.',
          'A second person opens it and chooses Confirm check. If that person changed values, a third person decides.',
          'For an independent check, turn on The second person checks blind: the second person sees the values as they were read. Where the two differ, a third person sees both and decides.',
          'To share the work, open a result and choose Assign to me in its menu: the others see who is reviewing it.',
        ],
        note: 'It needs at least two users of your company; with only two, the first resolves the differences. In the OCR list, the filter Review finds the requests that await a second or third check.',
      },
      {
        title: 'Keep a test set of checked documents',
        steps: [
          'Review all flagged values of a file and mark its request as checked: it is added to the test set of its template.',
          'Open the template and choose Test set to see the documents.',
          'Choose Exclude for a document that should not count, such as an exception; Put back returns it.',
        ],
        note: 'The newest 100 checked documents are used. Deleting a request removes its documents from the test set.',
      },
      {
        title: 'See what a change does before you publish it',
        steps: [
          'Edit the template and choose Save as draft. The published version stays in use.',
          'On the tab Draft, choose Try on the test set: both versions read your checked documents, free of charge.',
          'Compare field by field how many values are correct now and with the draft. Choose a number under Lost to open the pages.',
          'Choose Publish. If values are lost, they are listed and you confirm that you accept this.',
        ],
        note: 'With a test set, changes to fields, tables and instructions are always saved as a draft first. Discard draft leaves everything as it is. Compare versions, below the history, shows what differs between any two versions and, with Compare on the test set, how each of them reads your checked documents.',
      },
      {
        title: 'Correct a supplier’s documents once',
        steps: [
          'Open the result of one of them, correct what is wrong, and choose Mark as checked.',
          'From then on, documents that look the same are read using it. A value found this way says in which request it was corrected or checked.',
          'Open the template and choose Learning to see which layouts it knows, what it knows of each, and how accurate it was recently.',
          'Choose Forget to remove one layout, Forget all to remove all of them, or turn learning off.',
        ],
        note: 'Where the template and what was learned disagree, the value is flagged. If you reopen, correct or delete a request, what it taught changes with it. Nothing is shared with other companies or templates.',
      },
    ],
  },
} satisfies Partial<Guide>;
