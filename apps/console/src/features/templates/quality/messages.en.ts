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
  doubtfulRight: 'Flagged but correct',
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
    'The field or column that takes most time to review comes first: a clearer instruction pays off most there. Open one to see it by month.',
  tableOf: (name: string) => `${name}: table`,
  byMonth: 'By month',
  none: 'No checked documents in this period',
  noneText:
    'Review results of this template and mark the requests as checked: the figures are taken from them.',
  toUnchecked: 'Go to unchecked requests',
  bound: {
    title: 'Which values are flagged for review',
    note: (documents: string, count: number) =>
      `The lower the threshold, the fewer values you review, and the more wrong ones can slip through. Measured on the ${documents} ${plural(count, 'document', 'documents')} of the test set; values that nobody corrected count as correct.`,
    noneNote:
      'Values are flagged if their confidence is below this threshold, or if another rule questions them.',
    none: 'As soon as the test set has checked documents, you see here how many values each threshold flags and how many wrong ones it misses.',
    below: 'Flag values below this confidence',
    toCheck: 'To review',
    toCheckText: 'of 100 values',
    unseen: 'Wrong and not flagged',
    of: (values: string) => `of ${values} values`,
    chart: (name: string) => `${name}, by confidence threshold from 50% to 99%`,
    sentence: (bound: string, toCheck: string, unseen: string | undefined) =>
      unseen === undefined
        ? `At ${bound}: review ${toCheck} of 100 values; no value is wrong without being flagged.`
        : `At ${bound}: review ${toCheck} of 100 values; 1 in ${unseen} values is wrong without being flagged.`,
    few: 'The test set is still small: with more documents this becomes more reliable.',
    save: 'Save threshold',
    standard: (bound: string) => `Reset to the default threshold (${bound})`,
    inForce: (bound: string) => `Current threshold: ${bound}. A change applies to files read from then on.`,
    saved: 'Threshold saved. It applies to files read from now on.',
    fail: 'The threshold could not be saved.',
  },
  secondCheck: {
    title: 'Second check',
    note: 'A request counts as checked once a second person has confirmed it. If that person changes values, a third person decides.',
    on: 'Have a second person confirm every check',
    alone:
      'Your company has only one user. A second check needs another one. Please contact your administrator.',
    blind: 'The second person checks blind',
    blindNote:
      'The second person sees the values as they were read, not what the first changed. Where the two differ, a third person decides.',
    turned: {
      off: 'Second check turned off.',
      seen: 'Second check turned on.',
      blind: 'Second checks are now blind.',
    },
    fail: 'The second check could not be changed.',
  },
};

export type QualityMessages = typeof en;
