/**
 * What a test run says of itself, in one shape. A run that failed without a failed test (a file that does not load, a setup that
 * breaks, no report at all) counts as one failure, so that the sum never hides it.
 * @typedef {{ passed: number, failed: number, flaky?: number }} Counts
 */

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numFailedTestSuites?: number } | undefined} report vitest's JSON
 * @param {number} code its exit code
 * @returns {Counts}
 */
export function countVitest(report, code) {
  return atLeastOneFailure(
    { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 },
    code,
  );
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number } } | undefined} report Playwright's JSON
 * @param {number} code its exit code
 * @returns {Counts}
 */
export function countPlaywright(report, code) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return { ...atLeastOneFailure({ passed: expected + flaky, failed: unexpected }, code), flaky };
}

/** @param {Counts[]} results */
export function summarize(results) {
  return results.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

function atLeastOneFailure(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
