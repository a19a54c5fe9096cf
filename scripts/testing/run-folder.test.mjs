import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeRunFolder } from './run-folder.mjs';

let place;
beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'ocr-run-folder-'));
});
afterEach(() => fs.rmSync(place, { recursive: true, force: true }));

test('without memory for it the folder is on the disk', () => {
  expect(path.dirname(makeRunFolder(path.join(place, 'gone'), place))).toBe(place);
});

test('what a killed run left goes; what a running one writes stays', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const left = path.join(place, `ocr-test-run-${ended}-abcdef`);
  fs.mkdirSync(path.join(left, 'data'), { recursive: true });
  const mine = makeRunFolder(path.join(place, 'gone'), place);
  makeRunFolder(path.join(place, 'gone'), place);
  expect(fs.existsSync(left)).toBe(false);
  expect(fs.existsSync(mine)).toBe(true);
});

test.skipIf(process.platform === 'win32')(
  'any user may make files in it, as in other temporary folders',
  () => {
    expect(fs.statSync(makeRunFolder(path.join(place, 'gone'), place)).mode & 0o7777).toBe(0o1777);
  },
);
