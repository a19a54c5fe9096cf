import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot, root } from '../paths.mjs';

const page = fs.readFileSync(inRoot('docs/asvs.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
const testFiles = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.mjs', '*.spec.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(inRoot(file)));

/** The texts of the test files with a name: a test file may move to another folder. */
function readTests(name) {
  return testFiles
    .filter((file) => path.basename(file) === name)
    .map((file) => fs.readFileSync(inRoot(file), 'utf8'));
}

test('every test that the list of ASVS names exists', () => {
  const named = [...page.matchAll(/`([\w.-]+\.(?:test|spec)\.(?:ts|mjs))(?: › ([^`]+))?`/g)];
  const missing = named.filter(
    ([, file, title = '']) => !readTests(file).some((text) => text.includes(title)),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(missing.map(([, file, title]) => `${file} › ${title}`)).toEqual([]);
});

test('every requirement is covered by a test or a document, or says why not', () => {
  const bare = rows.filter(
    (row) => !/`[\w.-]+\.(?:test|spec)\.|\]\(|Exception|Not applicable|Operator|package-lock/.test(row),
  );
  expect(bare).toEqual([]);
});

test('every document that it points to exists', () => {
  const links = [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => inRoot('docs', link));
  expect(links.filter((link) => !fs.existsSync(link))).toEqual([]);
});
