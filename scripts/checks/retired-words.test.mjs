import { expect, test } from 'vitest';
import { retiredWords, usesOfRetiredWords } from './retired-words.mjs';

const glossary = `# Glossary
## Retired
| retired | instead |
| --- | --- |
| \`MOST_*\`, \`lit\` | \`MAX_*\`, \`highlighted\` |
| in comments: told | is stated |
`;
const uses = (text, path = 'apps/server/src/a.ts') =>
  usesOfRetiredWords([{ path, text }], retiredWords(glossary));

test('retired identifiers are refused where they are whole words of code', () => {
  expect(uses('const MOST_ROWS = 3;')).toEqual([expect.stringContaining('a.ts:1: "MOST_ROWS" is retired')]);
  expect(uses('show(lit)')).toHaveLength(1);
  expect(uses("const split = 'lit'; splitter.split()")).toEqual([]);
});

test('retired words of comments are refused in comments alone', () => {
  expect(uses('/** What the user is told. */')).toHaveLength(1);
  expect(uses("const told = 'a user is told so';")).toEqual([]);
});

test('retired words of comments are refused in the titles of tests, too', () => {
  const found = (text) => uses(text, 'apps/server/src/a.test.ts');
  expect(found("test('a user is told so', run)")).toEqual([expect.stringContaining('a.test.ts:1: "told"')]);
  expect(found("test.each([1, 2])('%i is told so', run)")).toHaveLength(1);
  expect(found("test.each([\n  1,\n])(\n  '%i is told so',\n  run)")).toHaveLength(1);
  expect(found("const answer = 'a user is told so';")).toEqual([]);
});

test('retired words are refused in names of files and in comments of new migrations', () => {
  expect(uses('', 'apps/console/src/lit.ts')).toHaveLength(1);
  expect(uses('', 'apps/console/src/split.ts')).toEqual([]);
  const sql = '-- What the user is told.';
  expect(uses(sql, 'apps/server/migrations/0061-next.sql')).toHaveLength(1);
  expect(uses(sql, 'apps/server/migrations/0060-landed.sql')).toEqual([]);
});
