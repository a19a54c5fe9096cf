import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from './paths.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ocr-boundaries-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const feature = 'apps/server/src/features';
const empty = 'export const nothing = 0;';

/** Imports that break a rule, with it. */
const broken = [
  ['no-cycles', { 'bench/a.ts': `import './b.ts';`, 'bench/b.ts': `import './a.ts';` }],
  [
    'no-cycles-of-types',
    {
      'bench/a.ts': `import type { B } from './b.ts';\nexport type A = B;`,
      'bench/b.ts': `import type { A } from './a.ts';\nexport type B = A;`,
    },
  ],
  ['nothing-unresolvable', { 'bench/a.ts': `import './gone.ts';` }],
  ['no-tests-in-the-product', { 'bench/a.ts': `import './b.test.ts';`, 'bench/b.test.ts': empty }],
  [
    'full-hashes-in-the-product',
    {
      [`${feature}/accounts/sessions/a.ts`]: `import '../passwords/hash-cost.ts';`,
      [`${feature}/accounts/passwords/hash-cost.ts`]: empty,
    },
  ],
  [
    'usual-idle-times-in-the-product',
    {
      [`${feature}/requests/a.ts`]: `import '../../platform/concurrency/idle-times.ts';`,
      'apps/server/src/platform/concurrency/idle-times.ts': empty,
    },
  ],
  [
    'packages-below-apps',
    { 'packages/recognition/src/a.ts': `import '../../../bench/b.ts';`, 'bench/b.ts': empty },
  ],
  ['contract-imports-zod-only', { 'packages/contract/src/a.ts': `import 'fastify';` }],
  ['billing-imports-nothing', { 'packages/billing/src/a.ts': `import 'node:fs';` }],
  [
    'extraction-imports-nothing',
    { 'packages/extraction/src/a.ts': `import type { ZodType } from 'zod'; export type A = ZodType;` },
  ],
  [
    'apps-are-strangers',
    { 'apps/console/src/app/a.ts': `import '../../../server/src/b.ts';`, 'apps/server/src/b.ts': empty },
  ],
  [
    'platform-below-features',
    {
      'apps/server/src/platform/a.ts': `import '../features/accounts/b.ts';`,
      [`${feature}/accounts/b.ts`]: empty,
    },
  ],
  [
    'processes-wire-only',
    {
      [`${feature}/accounts/a.ts`]: `import '../../processes/b.ts';`,
      'apps/server/src/processes/b.ts': empty,
    },
  ],
  [
    'accounts-before-later-features',
    { [`${feature}/accounts/a.ts`]: `import '../tenants/b.ts';`, [`${feature}/tenants/b.ts`]: empty },
  ],
  [
    'results-before-later-features',
    { [`${feature}/results/a.ts`]: `import '../exports/b.ts';`, [`${feature}/exports/b.ts`]: empty },
  ],
  [
    'only-stores-write-sql',
    { [`${feature}/accounts/a.ts`]: `import { sql } from 'kysely'; console.log(sql);` },
  ],
  [
    'only-routes-know-http',
    {
      [`${feature}/accounts/a.ts`]: `import type { FastifyRequest } from 'fastify'; export type A = FastifyRequest;`,
    },
  ],
  [
    'console-features-are-strangers',
    {
      'apps/console/src/features/auth/a.ts': `import '../usage/b.ts';`,
      'apps/console/src/features/usage/b.ts': empty,
    },
  ],
  [
    'console-features-below-app',
    { 'apps/console/src/features/auth/a.ts': `import '../../app/b.ts';`, 'apps/console/src/app/b.ts': empty },
  ],
  [
    'console-shared-below-features',
    {
      'apps/console/src/ui/a.ts': `import '../features/auth/b.ts';`,
      'apps/console/src/features/auth/b.ts': empty,
    },
  ],
  [
    'console-lib-below-ui',
    { 'apps/console/src/lib/a.ts': `import '../ui/b.ts';`, 'apps/console/src/ui/b.ts': empty },
  ],
];

/** A store may write SQL, and a route may know HTTP. */
const allowed = {
  [`${feature}/accounts/a.store.ts`]: `import { sql } from 'kysely'; console.log(sql);`,
  [`${feature}/accounts/a.routes.ts`]: `import type { FastifyRequest } from 'fastify'; export type A = FastifyRequest;`,
};

/** The files of a case under names that say which case it is: all cases are one checkout, since each run of the check loads its parser. */
const numbered = (files, index) =>
  Object.entries(files).map((file) =>
    file.map((text) => text.replaceAll(/\b([ab])((\.\w+)?\.ts)/g, `$1${index}$2`)),
  );

let found;
beforeAll(() => {
  const cases = [...broken.map(([, files]) => files), allowed];
  found = findBroken(Object.fromEntries(cases.flatMap(numbered)));
});

/** Lays out a checkout of these files and gives the rules that it breaks, each with the number of the file that breaks it. */
function findBroken(files) {
  for (const name of ['apps', 'packages', 'bench', 'e2e', 'scripts']) fs.mkdirSync(path.join(folder, name));
  for (const name of ['scripts/check-boundaries.mjs', 'scripts/paths.mjs', '.dependency-cruiser.mjs']) {
    fs.copyFileSync(inRoot(name), path.join(folder, name));
  }
  fs.symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const { stderr, status } = spawnSync(process.execPath, ['scripts/check-boundaries.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return stderr.split('\n').flatMap((line) => {
    const [, rule, index] = /^([a-z-]+): \S*?[ab](\d+)(?:\.\w+)?\.ts → /.exec(line) ?? [];
    return rule === undefined ? [] : [{ rule, index: Number(index) }];
  });
}
const rulesOf = (requested) => [
  ...new Set(found.filter(({ index }) => index === requested).map(({ rule }) => rule)),
];

test.each(broken.map(([rule], index) => [rule, index]))(
  'an import that breaks %s is found, and no other rule complains',
  (rule, index) => {
    expect(rulesOf(index)).toEqual([rule]);
  },
);

test('a store may write SQL and a route may know HTTP', () => {
  expect(rulesOf(broken.length)).toEqual([]);
});
