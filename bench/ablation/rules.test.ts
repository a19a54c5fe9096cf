import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULES } from './rules.ts';

const sources = join(import.meta.dirname, '../../packages/extraction/src');

test.each(Object.entries(RULES))('what leaves out "%s" finds its rule in the source, once', (_, rule) => {
  for (const { file, out } of rule.edits ?? [])
    expect(readFileSync(join(sources, file), 'utf8').split(out)).toHaveLength(2);
});
