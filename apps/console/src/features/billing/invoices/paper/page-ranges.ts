import { joins } from '#lib/i18n/joins.ts';
/** Page numbers as a person of the language writes them: `1–3, 5`, `1～3、5`. They need not be sorted. */
export function writePageRanges(pages: readonly number[], { list, range } = joins): string {
  const ranges: [first: number, last: number][] = [];
  for (const page of [...pages].sort((a, b) => a - b)) {
    const open = ranges.at(-1);
    if (open && page <= open[1] + 1) open[1] = page;
    else ranges.push([page, page]);
  }
  return list(
    ranges.map(([first, last]) => (first === last ? String(first) : range(String(first), String(last)))),
  );
}
