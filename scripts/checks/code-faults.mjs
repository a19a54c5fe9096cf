/**
 * Faults that a review once found and that no linter looks for. Each refusal is one line: where, what, and what to do instead.
 * @typedef {{ path: string, text: string }} File
 */

const isSource = (path) => /^(apps|packages)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

/** Choices between two equal values: one of them was meant to be another. @param {readonly File[]} files */
export function equalBranches(files) {
  const choice = /(?<![?])\? ([\w.'"`[\]$-]+) : \1(?=\s*(?:[;,)\]}]|$))/;
  return files
    .filter(({ path }) => isSource(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          choice.test(line) ? [`${path}:${index + 1}: both branches are equal. Write the value alone.`] : [],
        ),
    );
}

/**
 * Reads of the ledger that name neither a partner nor a file: the clean-up's role sees every partner's rows, so that row-level security does
 * not replace the where-clause.
 * @param {readonly File[]} files
 */
export function unscopedLedgerReads(files) {
  return files
    .filter(({ path }) => isSource(path) && path.startsWith('apps/server/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?:from|join) page_ledger\b([\s\S]*?)(?:group by|union|`|\))/g)]
        .filter(([, clause]) => !/partner_id|file_id/.test(clause))
        .map(({ index }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${path}:${line}: the ledger is read without partner_id. Add it to the where-clause.`;
        }),
    );
}
