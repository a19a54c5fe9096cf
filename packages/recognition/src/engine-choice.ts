import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { EngineChoice } from './protocol.ts';
import type { EngineInfo } from './types.ts';

interface Detected {
  readonly choice: EngineChoice;
  readonly info: Omit<EngineInfo, 'lines'>;
}

/**
 * Picks the engine: the native `tesseract` when it is on PATH with English and Japanese (`auto`), the embedded one
 * otherwise. Throws when `native` is demanded and not there.
 */
export async function detectEngine(requested: 'auto' | 'embedded' | 'native'): Promise<Detected> {
  if (requested !== 'embedded') {
    const native = await findNative();
    if (native !== undefined) return native;
    if (requested === 'native')
      throw new Error('ENGINE is native, but no tesseract with the languages eng and jpn is on PATH');
  }
  return embedded();
}

async function findNative(): Promise<Detected | undefined> {
  try {
    const run = promisify(execFile);
    const { stdout } = await run('tesseract', ['--list-langs'], { timeout: 5000 });
    const languages = stdout.split('\n').map((line) => line.trim());
    if (!languages.includes('eng') || !languages.includes('jpn')) return undefined;
    const version = await run('tesseract', ['--version'], { timeout: 5000 });
    const vertical = languages.includes('jpn_vert') ? 'jpn_vert' : null;
    return {
      choice: { name: 'native', binary: 'tesseract', vertical },
      info: {
        name: 'native',
        version: /tesseract v?(\S+)/.exec(version.stdout + version.stderr)?.[1] ?? 'unknown',
        languages: ['eng', 'jpn', ...(vertical === null ? [] : [vertical])],
        vertical: vertical !== null,
      },
    };
  } catch {
    return undefined;
  }
}

/** Where Debian and others put language data; the embedded engine reads vertical Japanese from there when present. */
const DATA_FOLDERS = [
  '/usr/share/tesseract-ocr/5/tessdata',
  '/usr/share/tesseract-ocr/4.00/tessdata',
  '/usr/share/tessdata',
  '/opt/homebrew/share/tessdata',
];

function embedded(): Detected {
  const manifest = createRequire(import.meta.url).resolve('tesseract.js-core/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const verticalData =
    DATA_FOLDERS.map((folder) => `${folder}/jpn_vert.traineddata`).find((file) => existsSync(file)) ?? null;
  return {
    choice: { name: 'embedded', verticalData },
    info: {
      name: 'embedded',
      version,
      languages: ['eng', 'jpn', ...(verticalData === null ? [] : ['jpn_vert'])],
      vertical: verticalData !== null,
    },
  };
}

/** The C library that the detector's runtime was built against, where the system is Linux. */
const MIN_GLIBC = [2, 17] as const;

/** Whether the runtime of the neural networks has a build for this system. Nothing is loaded. */
export function hasDetector(): boolean {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('onnxruntime-node/package.json'));
    const build = join(folder, 'bin', 'napi-v3', process.platform, process.arch, 'onnxruntime_binding.node');
    return existsSync(build) && (process.platform !== 'linux' || hasGlibc());
  } catch {
    return false;
  }
}

function hasGlibc(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  const [major = 0, minor = 0] = (report.header?.glibcVersionRuntime ?? '').split('.').map(Number);
  return major > MIN_GLIBC[0] || (major === MIN_GLIBC[0] && minor >= MIN_GLIBC[1]);
}
