import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReadingProcess, type ProcessSetup } from '../reading-process.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));
const LIMIT_MS = 60_000;
/** One empty page: not a user's document. */
const EMPTY_PAGE = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
`;

/** The folder of compiled code that reading processes share: never the server's own, which they must not spoil. */
export function compileCacheFor(serversCache: string | undefined): string | undefined {
  return serversCache === undefined ? undefined : `${serversCache}-reading`;
}

const filled = new Set<string>();

/**
 * Stores compiled code for later processes that cannot write the cache: a process that never sees a document compiles into its own folder,
 * and the server copies the code from there. Once per server process, and only if the code is newer. Does not wait: processes that start
 * meanwhile start without it.
 */
export function fillCompileCache(setup: ProcessSetup): void {
  const { compileCache, sandbox } = setup;
  const writesItself = !sandbox.protectsFiles && sandbox.user === undefined;
  if (compileCache === undefined || writesItself || filled.has(compileCache)) return;
  filled.add(compileCache);
  if (!isOutdated(compileCache)) return;
  // Without it the next processes start more slowly, which is all that is lost.
  void compile(setup, compileCache).catch(() => undefined);
}

async function compile(setup: ProcessSetup, target: string): Promise<void> {
  const own = mkdtempSync(join(tmpdir(), 'ocr-empty-page-'));
  const compiler = new ReadingProcess(setup, 'compiles');
  try {
    const path = join(own, 'page.pdf');
    writeFileSync(path, EMPTY_PAGE);
    for (const type of ['read', 'picture'] as const) {
      const task =
        type === 'read'
          ? ({ type, kind: 'pdf', from: 1, to: 1 } as const)
          : ({ type, kind: 'pdf', page: 1, width: 100, transform: undefined } as const);
      const limits = { stepMs: LIMIT_MS, totalMs: LIMIT_MS, signal: undefined, onAnswer: () => undefined };
      await compiler.run({ task, path, ...limits });
    }
    // Written by the process after its first task.
    cpSync(compiler.compiled, target, { recursive: true });
    for (const name of ['', ...(readdirSync(target, { recursive: true }) as string[])]) {
      const copied = join(target, name);
      chmodSync(copied, statSync(copied).isDirectory() ? 0o755 : 0o644);
    }
  } finally {
    compiler.kill();
    rmSync(own, { recursive: true, force: true });
  }
}

/** Whether sources or packages are newer than the folder. */
function isOutdated(folder: string): boolean {
  try {
    const newest = Math.max(...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs));
    const sources = readdirSync(SOURCES, { recursive: true }) as string[];
    return sources.some((name) => statSync(join(SOURCES, name)).mtimeMs > newest);
  } catch {
    return true;
  }
}
