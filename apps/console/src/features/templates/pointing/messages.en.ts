/** Texts for pointing at a value on a template's sample. */
export const en = {
  hint: 'Click a word or draw a box around a value to use it in the template (F4: by keyboard).',
  tap: 'Tap a word on the page to use it in the template.',
  reached: (text: string) => `Enter chooses it, Shift + arrows extend it: “${text}”`,
  noneOnPage: 'No words were read on this page.',
  title: (text: string) => `On the sample: ${text || 'a place'}`,
  close: 'Close',
  reading: 'Reading this place…',
  nothing: 'Nothing could be read here.',
  failed: 'This place could not be checked.',
  readAgain: (text: string) => `Read again just now; the document was first read as “${text}”.`,
  unsure: 'Hard to read here. Please compare it with the page.',
  label: (label: string) => `Label: “${label}”`,
  noLabel: 'No label is printed near it. Describe the value in the instruction.',
  newField: 'New field',
  full: 'The template already has the maximum number of fields.',
  takeFor: 'Use for',
  take: 'Use',
  takeForField: (name: string) => `Use for ${name}`,
  unnamed: (place: number) => `Field ${place} (unnamed)`,
  fieldName: (place: number) => `Field ${place}`,
  beside: (label: string) => `Printed beside “${label}”.`,
  dateIn: {
    topLeft: 'The date at the top left.',
    topRight: 'The date at the top right.',
    bottomLeft: 'The date at the bottom left.',
    bottomRight: 'The date at the bottom right.',
  },
  searching: (name: string) => `Checking what ${name} finds…`,
  found: {
    here: (name: string) => `${name} finds this value.`,
    elsewhere: (name: string, text: string) =>
      `${name} finds another value: “${text}”. Make its instruction more specific.`,
    nothing: (name: string) => `${name} does not find it yet. Make its instruction more specific.`,
  },
  newColumn: 'New column',
  columnOf: 'As a column of',
  newColumnOf: (table: string) => `New column of ${table}`,
  newTable: 'A new table',
  unnamedTable: (place: number) => `Table ${place} (unnamed)`,
  columnsFull: 'The table already has the maximum number of columns.',
  foundColumn: {
    here: (name: string) => `${name} finds the values of this column.`,
    elsewhere: (name: string, text: string) =>
      `${name} finds values elsewhere: “${text}”. Make its instruction more specific.`,
    nothing: (name: string) =>
      `${name} finds no values yet. Point at the column’s heading, or make its instruction more specific.`,
  },
  undo: 'Undo',
};

export type PointingMessages = typeof en;
