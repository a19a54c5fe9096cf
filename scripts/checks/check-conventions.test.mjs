import { expect, test } from 'vitest';
import {
  brokenLinks,
  largeFolders,
  longStyles,
  missingFiles,
  strayGroups,
  strayQueryKeys,
  undocumentedFunctions,
  repeatedNumbers,
  unexplainedGaps,
  untokenedSizes,
} from './check-conventions.mjs';

test('a folder of 26 files is refused, one of 25 is not', () => {
  const files = (count) => Array.from({ length: count }, (_, index) => `apps/console/src/ui/${index}.ts`);
  expect(largeFolders(files(25))).toEqual([]);
  expect(largeFolders(files(26))).toEqual([expect.stringContaining('apps/console/src/ui: 26 files')]);
  const migrations = Array.from({ length: 30 }, (_, index) => `apps/server/migrations/${index}.sql`);
  expect(largeFolders(migrations)).toEqual([]);
});

test('styles of 301 lines are refused, of 300 not', () => {
  const style = (count) => ({ path: 'apps/console/src/a.module.css', text: '.a {}\n'.repeat(count) });
  expect(longStyles([style(300)])).toEqual([]);
  expect(longStyles([style(301)])).toEqual([expect.stringContaining('a.module.css: more than 300 lines')]);
});

test('sizes of text and widths of windows are tokens', () => {
  const css = (text) => untokenedSizes([{ path: 'apps/console/src/a.module.css', text }], [640]);
  expect(css('  font-size: var(--text-small);\n@media (max-width: 640px) {')).toEqual([]);
  expect(css('  font-size: 0.8125rem;')).toHaveLength(1);
  expect(css('@media (max-width: 700px) {')).toHaveLength(1);
});

test('a style from a breakpoint upwards begins one pixel above it', () => {
  const css = (text) => untokenedSizes([{ path: 'apps/console/src/a.module.css', text }], [640, 900]);
  expect(css('@media (min-width: 641px) and (max-width: 900px) {')).toEqual([]);
  expect(css('@media (min-width: 640px) {')).toEqual([expect.stringContaining('min-width 640px')]);
  expect(css('@media (max-width: 641px) {')).toHaveLength(1);
  expect(css('@media (min-width: 641px) and (max-width: 901px) {')).toHaveLength(1);
});

test('query keys have one home', () => {
  const key = "queryKey: ['requests'],";
  expect(strayQueryKeys([{ path: 'apps/console/src/features/a.ts', text: key }])).toHaveLength(1);
  expect(strayQueryKeys([{ path: 'apps/console/src/lib/queries/a.ts', text: key }])).toEqual([]);
});

test('exported functions say what they do', () => {
  const found = (text, path = 'packages/billing/src/a.ts') => undocumentedFunctions([{ path, text }]);
  const bare = 'export function sum(all: number[]): number {';
  expect(found(bare)).toEqual([expect.stringContaining('a.ts:1: sum has no docstring')]);
  expect(found('export const twice = (one: number): number => one * 2;')).toHaveLength(1);
  expect(found(`/** In pages. */\n${bare}`)).toEqual([]);
  expect(found(`/** In pages. */\n// oxlint-disable-next-line x -- y\n${bare}`)).toEqual([]);
  expect(found('function own() {}\nexport const limit = 3;')).toEqual([]);
  expect(found(bare, 'packages/billing/src/testing/a.ts')).toEqual([]);
});

test('a number of decisions is used or explained', () => {
  const paths = ['docs/decisions/0001-a.md', 'docs/decisions/0004-b.md'];
  expect(unexplainedGaps(paths, '0002–0003: merged')).toEqual([]);
  expect(unexplainedGaps(paths, '0002: merged')).toEqual([expect.stringContaining('0003 is missing')]);
});

test('a number belongs to one decision', () => {
  expect(repeatedNumbers(['docs/decisions/0001-a.md', 'docs/decisions/0002-b.md'])).toEqual([]);
  expect(repeatedNumbers(['docs/decisions/0001-a.md', 'docs/decisions/0001-b.md'])).toEqual([
    'docs/decisions: 0001 is used twice. Give the newer one the next free number.',
  ]);
});

test('the changelog has each group once per version, and no other', () => {
  expect(strayGroups('## 2\n### Added\n### Fixed\n## 1\n### Added\n')).toEqual([]);
  expect(strayGroups('## 1\n### Fixed\n### Security\n### Fixed\n')).toEqual([
    expect.stringContaining('"Security"'),
    expect.stringContaining('"Fixed"'),
  ]);
});

test('links between documents lead to files', () => {
  const found = (text) =>
    brokenLinks('docs/decisions/0002-b.md', text, ['docs/decisions/0001-a.md', 'deploy/a.yaml']);
  expect(found('[a](0001-a.md#part), [b](../../deploy), [c](https://example.com), [d](#here)')).toEqual([]);
  expect(found('see\n[a](0003-c.md)')).toEqual([
    'docs/decisions/0002-b.md:2: there is no 0003-c.md. Link to the file that replaced it.',
  ]);
});

test('the page to start from names files that are there', () => {
  const found = (text) => missingFiles('a.md', text, ['apps/server/src/features/requests/read/read-file.ts']);
  expect(found('`read/read-file.ts` in `read/`, a `*.store.ts`, and `readFile`')).toEqual([]);
  expect(found('`write-file.ts`')).toEqual(['a.md:1: there is no write-file.ts. Name what took its place.']);
  expect(found('`requests/file.ts` in `write/`')).toHaveLength(2);
});
