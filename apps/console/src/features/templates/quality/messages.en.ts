import { plural } from '#lib/i18n/messages.ts';

export const en = {
  basis: (documents: string, count: number, pages: string, pageCount: number) =>
    `From ${documents} checked ${plural(count, 'document', 'documents')}, ${pages} ${plural(pageCount, 'page', 'pages')}`,
  range: 'Period',
  lastMonths: (months: number) => `Last ${months} months`,
  asRead: 'Left as read',
  asReadText: 'of all values',
  doubtful: 'Flagged for review',
  doubtfulText: 'of all values',
  doubtfulRight: 'Flagged, but right',
  doubtfulRightText: 'of the flagged values',
  minutes: 'Minutes per 100 pages',
  minutesText: 'spent reviewing, without pauses',
  values: 'Values',
  field: 'Field',
  column: (table: string, name: string) => `${table} › ${name}`,
  openMonths: (name: string) => `Show the months of ${name}`,
  month: 'Month',
  byField: 'By field',
  byFieldNote:
    'The field or column that takes most time to review comes first: a clearer instruction pays off there most. Open one to see it by month.',
  tableOf: (name: string) => `${name}: table`,
  byMonth: 'By month',
  none: 'No checked documents in this period',
  noneText:
    'Review results of this template and mark the requests as checked: the figures are taken from them.',
  toUnchecked: 'Go to unchecked requests',
  bound: {
    title: 'Which values are flagged for review',
    note: (documents: string, count: number) =>
      `The lower the limit, the fewer values you review, and the more wrong ones can slip through. Measured on the ${documents} ${plural(count, 'document', 'documents')} of the test set; values that nobody corrected count as right.`,
    noneNote: 'Flagged are values read with less confidence than this, and values that another rule doubts.',
    none: 'As soon as the test set has checked documents, you see here what each limit costs and what it misses.',
    below: 'Flag values below this confidence',
    toCheck: 'To review',
    toCheckText: 'of 100 values',
    unseen: 'Wrong and not flagged',
    of: (values: string) => `of ${values} values`,
    chart: (name: string) => `${name}, by confidence limit from 50% to 99%`,
    sentence: (bound: string, toCheck: string, unseen: string | undefined) =>
      unseen === undefined
        ? `At ${bound}: review ${toCheck} of 100 values; no value is wrong without being flagged.`
        : `At ${bound}: review ${toCheck} of 100 values; 1 in ${unseen} values is wrong without being flagged.`,
    few: 'The test set is still small: with more documents this becomes more reliable.',
    save: 'Save limit',
    standard: (bound: string) => `Back to the standard limit (${bound})`,
    inForce: (bound: string) => `In force: ${bound}. A change applies to files read from then on.`,
    saved: 'Limit saved. It applies to files read from now on.',
    fail: 'The limit could not be saved.',
  },
  secondCheck: {
    title: 'Second check',
    note: 'A request counts as checked once a second person has confirmed it. Where that person changes values, a third look settles them.',
    on: 'Have a second person confirm every check',
    alone: 'Your company has one user. A second check needs a second one: please ask your provider.',
    blind: 'The second person checks blind',
    blindNote:
      'The second person sees the values as they were read, not what the first changed. Where the two differ, a third person picks.',
    turned: {
      off: 'Second check turned off.',
      seen: 'Second check turned on.',
      blind: 'Second checks are blind now.',
    },
    fail: 'The second check could not be changed.',
  },
};

export type QualityMessages = typeof en;
