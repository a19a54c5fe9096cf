import { stripVTControlCharacters } from 'node:util';

/** Characters. */
const MAX_REASON = 500;

/**
 * What a test run says of itself, in one shape. A run that failed without a failed test (a file that does not load, a setup that
 * breaks, no report at all) counts as one failure, so that the sum never hides it.
 * @typedef {{ passed: number, failed: string[], flaky: string[] }} Counts the tests that passed, those that failed, and of the
 * former those that passed only at the second try
 */

/**
 * @param {Counts | undefined} report as `vitest-report.mjs` writes it
 * @param {number} code vitest's exit code
 * @returns {Counts}
 */
export function countVitest(report, code) {
  return atLeastOneFailure(report ?? { passed: 0, failed: [], flaky: [] }, code);
}

/**
 * @param {{ stats: { expected: number, flaky: number }, suites: object[] } | undefined} report Playwright's JSON
 * @param {number} code its exit code
 * @returns {Counts}
 */
export function countPlaywright(report, code) {
  const { expected = 0, flaky = 0 } = report?.stats ?? {};
  const specs = (report?.suites ?? []).flatMap((suite) => specsOf(suite));
  const named = (status) => specs.filter((spec) => spec.statuses.includes(status)).map(({ name }) => name);
  return atLeastOneFailure(
    { passed: expected + flaky, failed: named('unexpected'), flaky: named('flaky') },
    code,
  );
}

/** A suite's specs and those of the suites in it, each with its whole name and why it failed. */
function specsOf({ title, specs = [], suites = [] }) {
  const own = specs.map((spec) => ({
    name: nameWithReason(
      spec.title,
      spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
    ),
    statuses: spec.tests.map(({ status }) => status),
  }));
  return [...own, ...suites.flatMap((suite) => specsOf(suite))].map((spec) => ({
    ...spec,
    name: `${title} › ${spec.name}`,
  }));
}

/**
 * A test's name with the first line of what it failed with.
 * @param {string} name
 * @param {string | undefined} message
 */
export function nameWithReason(name, message) {
  if (message === undefined) return name;
  return `${name}: ${stripVTControlCharacters(message).split('\n', 1)[0].slice(0, MAX_REASON)}`;
}

/** @param {Counts[]} results */
export function summarize(results) {
  return results.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed.length }),
    { passed: 0, failed: 0 },
  );
}

function atLeastOneFailure(counts, code) {
  return code !== 0 && counts.failed.length === 0 ? { ...counts, failed: ['the run itself'] } : counts;
}
