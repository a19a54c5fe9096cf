/** Page numbers as a person writes them: `1–3, 5`. They need not be sorted. */
export function writePageRanges(pages: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const page of [...pages].sort((a, b) => a - b)) {
    const open = ranges.at(-1);
    if (open && page <= open[1] + 1) open[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
