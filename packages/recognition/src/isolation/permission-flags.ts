import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ChildSettings } from '../protocol.ts';

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));
/** What sharp reads to distinguish C libraries. */
const LIBRARY_FACTS = '/usr/bin/ldd';

/**
 * Node's own permissions of a reading process: its code to read and its own folder to write; no network, and no programs
 * but where the engine is one. Native code is not bound by them: that is what the sandbox is for.
 */
export function permissionFlags(process: {
  readonly settings: ChildSettings;
  readonly folder: string;
  readonly compileCache: string | undefined;
}): string[] {
  const { settings, folder, compileCache } = process;
  const { engine } = settings;
  const data = engine.name === 'embedded' && engine.verticalData !== null ? [engine.verticalData] : [];
  // Node uses a compile cache only where it might write it too; the sandbox sees to it that it cannot.
  const cache = compileCache === undefined ? [] : [compileCache];
  return [
    '--permission',
    '--allow-addons',
    ...(engine.name === 'native' ? ['--allow-child-process'] : []),
    ...[PACKAGE, ...moduleFolders(), ...data, ...cache, LIBRARY_FACTS, folder].map(
      (path) => `--allow-fs-read=${path}`,
    ),
    ...[...cache, folder].map((path) => `--allow-fs-write=${path}`),
  ];
}

/** The folders of installed packages that the code may load from. */
function moduleFolders(): string[] {
  const folders = createRequire(import.meta.url).resolve.paths('sharp') ?? [];
  return folders.flatMap((folder) => {
    try {
      return [realpathSync(folder)];
    } catch {
      return [];
    }
  });
}
