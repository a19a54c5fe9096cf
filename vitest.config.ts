import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Node runs the sources as they are, so tests import them as the product does; only the console's need its compiler. A
 * worker continues with the next file where the last one ended: the modules of the server are loaded twice, not once per file.
 */
const testTimeout = process.env['TESTS'] === 'full' ? 600_000 : 60_000;
const asTheProduct = { experimental: { viteModuleRunner: false, nodeLoader: false }, isolate: false };

/** What takes longest: begun last, one of them would keep one processor busy and the other waiting. */
const longest = [
  'faults/faults.test.ts',
  'recognition/src/recognizer.test.ts',
  'server/test/moved-clock.test.ts',
  'server/test/security/hostile-input.test.ts',
  'release/previous-release.test.ts',
  'recognition/src/line-reading.test.ts',
  'server/test/hostile-load.test.ts',
  'embedded-postgres/embedded-postgres.test.ts',
  'requests/choosing/choosing.test.ts',
  'requests/read/read.test.ts',
  'recognition/src/places.test.ts',
  'recognition/src/hard-pages.test.ts',
  'server/test/crash.test.ts',
  'specimens/src/specimen.test.ts',
  'learning/reread-places.test.ts',
  'recognition/src/limits.test.ts',
  'embedded-postgres/system-user.test.ts',
  'lists/list-pages.test.ts',
  'lists/list-plans.test.ts',
  'invoices/invoice-mails.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((end) => moduleId.endsWith(end));
      return place < 0 ? longest.length : place;
    };
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** Server tests share one PostgreSQL, started once, with a database cloned per file. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'console',
          // The console's modules keep the language and the session that they were loaded with.
          include: ['apps/console/src/**/*.test.ts'],
          testTimeout,
        },
      },
      {
        test: {
          ...asTheProduct,
          name: 'packages',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.mjs', 'bench/**/*.test.ts'],
          setupFiles: ['./scripts/testing/setup.mjs'],
          testTimeout,
        },
      },
      {
        test: {
          ...asTheProduct,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['./apps/server/test/global-setup.ts'],
          setupFiles: ['./apps/server/test/cheap-hashes.ts'],
          // Real processes, mails and clocks: on a machine that stalls for a moment one is late. The last lines name it.
          retry: 1,
          testTimeout,
          hookTimeout: 60_000,
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    // A larger young generation from the start: a seventh less processor time for the server's tests.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    // On two processors: databases, mails and child processes are waited for.
    maxWorkers: 3,
  },
});
