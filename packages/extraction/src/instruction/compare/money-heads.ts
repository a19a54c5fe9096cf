/** Words at the end of what names a sum, each group another sort of sum: an overdraft's limit is none of its fees. */
const SORTS: readonly RegExp[] = [
  /\blimits?\b/i,
  /\b(?:fees?|charges?)\b/i,
  /\binterest\b/i,
  /\b(?:deposit|bond)\b/i,
  /\brefunds?\b/i,
  /\bdiscounts?\b/i,
];
/** What follows the noun that a label is about: "Overdraft fees this period". */
const BEHIND =
  /\s+(?:this|for|of|on|in|at|to|from|per|since|during|and|incl|excl|due|year|by)\b.*$|[(（,:].*$/iu;

const sortOf = (text: string): number => {
  const last = /\S+$/u.exec(text.replace(BEHIND, '').trim())?.[0] ?? '';
  return SORTS.findIndex((sort) => sort.test(last));
};

/** Whether a label names another sort of sum than a question does. */
export function isOtherSum(asked: string, label: string): boolean {
  const [wanted, printed] = [sortOf(asked), sortOf(label)];
  return wanted >= 0 && printed >= 0 && wanted !== printed && SORTS[wanted]?.test(label) === false;
}
