import { benchFiles } from './scripts/benchmarks/bench-files.mjs';

/** What is started or found by its name, by workspace: what none of it imports is dead code. */
export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/check-boundaries.mjs',
        'scripts/checks/check-conventions.mjs',
        'scripts/testing/vitest-report.mjs',
        'scripts/deploy/{try-image,validate-manifests}.mjs',
        'scripts/**/*.test.mjs',
        'e2e/**/*.spec.ts',
        // Benchmarks are started by their names.
        ...benchFiles().map((file) => `bench/${file}`),
      ],
      project: ['scripts/**/*.mjs', 'bench/**/*.{ts,mjs}', 'e2e/**/*.ts'],
    },
    'apps/server': {
      entry: [
        'src/processes/{start,admin}.ts',
        'src/**/testing/*-process.ts',
        'test/**/*-process.ts',
        'src/**/*.test.ts',
        'test/**/*.test.ts',
      ],
      project: ['src/**/*.ts', 'test/**/*.ts'],
    },
    'apps/console': {
      entry: ['src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/recognition': {
      entry: ['src/child/main.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.ts'],
    },
    'packages/specimens': {
      entry: ['src/write-samples.ts', 'src/grammar/write-documents.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.ts'],
    },
    'packages/extraction': {
      entry: ['fit/fit.ts', 'fit/word-vectors/take.ts', '{src,fit}/**/*.test.ts'],
      project: ['{src,fit}/**/*.ts'],
    },
    'packages/*': {
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts'],
    },
  },
  ignoreExportsUsedInFile: {
    interface: true,
    type: true,
  },
  ignoreDependencies: [
    '@expo-google-fonts/*',
    '@swc/core',
    '@tesseract.js-data/*',
    '@types/smtp-server',
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
    'tesseract.js-core',
  ],
  ignoreBinaries: ['setpriv', 'stdbuf', 'fc-list', 'faketime', 'mount', 'umount', 'ldd', 'unshare'],
};
