import fs from 'node:fs';
import { nameWithReason } from './counts.mjs';
import { lastBegunFile } from './last-begun.mjs';

/**
 * Writes the result of a vitest run as JSON to the file that VITEST_REPORT names: how many passed, and which tests failed or passed only at
 * the second try. A file next to it says that the last test file has begun.
 * @implements {import('vitest/reporters').Reporter}
 */
export default class VitestReport {
  #waiting = 0;

  onTestRunStart(specifications) {
    this.#waiting = specifications.length;
  }

  onTestModuleQueued() {
    this.#waiting -= 1;
    if (this.#waiting === 0) fs.writeFileSync(lastBegunFile(process.env.VITEST_REPORT), '');
  }

  onTestRunEnd(modules, unhandledErrors) {
    const report = { passed: 0, failed: [], flaky: [] };
    for (const module of modules) {
      const [broken] = module.errors();
      if (broken) report.failed.push(nameWithReason(module.relativeModuleId, broken.message));
      for (const test of module.children.allTests()) {
        const name = `${module.relativeModuleId} › ${test.fullName}`;
        const { state, errors } = test.result();
        const isFlaky = test.diagnostic()?.flaky ?? false;
        if (state === 'passed') report.passed += 1;
        if (state === 'failed' || isFlaky)
          (isFlaky ? report.flaky : report.failed).push(nameWithReason(name, errors?.[0]?.message));
      }
    }
    report.failed.push(...unhandledErrors.map(({ message }) => `outside of tests: ${message}`));
    fs.writeFileSync(process.env.VITEST_REPORT, JSON.stringify(report));
  }
}
