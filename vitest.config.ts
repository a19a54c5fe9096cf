import { defineConfig } from 'vitest/config';

/**
 * Node runs the sources as they are, so tests import them as the product does; only the console's need its compiler. A
 * worker goes on with the next file where the last one ended: the modules of the server are loaded twice, not once per file.
 */
const asTheProduct = { experimental: { viteModuleRunner: false, nodeLoader: false }, isolate: false };

/** Server tests share one PostgreSQL, started once, with a database cloned per file. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'console',
          include: ['apps/console/src/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...asTheProduct,
          name: 'packages',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.mjs', 'bench/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...asTheProduct,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['./apps/server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
