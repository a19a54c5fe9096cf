import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { benchFiles } from './bench-files.mjs';
import knip from '../../knip.config.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ocr-benches-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a benchmark is a file, or the file of its folder’s name; the rest are its parts', () => {
  const files = ['one.ts', 'two.mjs', 'three/three.ts', 'three/part.ts', 'lib/part.ts', 'notes.md'];
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
  expect(benchFiles(folder).toSorted()).toEqual(['one.ts', 'three/three.ts', 'two.mjs']);
});

test('the check for dead code knows every benchmark without a list', () => {
  const { entry } = knip.workspaces['.'];
  expect(benchFiles()).toContain('growth/growth.ts');
  expect(entry).toEqual(expect.arrayContaining(benchFiles().map((file) => `bench/${file}`)));
});
