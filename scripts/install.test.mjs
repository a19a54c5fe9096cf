import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkRuns } from './install.mjs';

test.skipIf(process.platform === 'win32')(
  'a Node that lacks a library is reported with what to install',
  () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ocr-install-'));
    const binary = path.join(folder, 'node');
    const missing = 'error while loading shared libraries: libatomic.so.1';
    fs.writeFileSync(binary, `#!/bin/sh\necho "${missing}" >&2\nexit 127\n`, { mode: 0o755 });
    expect(() => checkRuns(binary)).toThrow(`${missing}\nOn Debian and Ubuntu, "apt-get install libatomic1"`);
    expect(() => checkRuns(process.execPath)).not.toThrow();
    fs.rmSync(folder, { recursive: true });
  },
);
