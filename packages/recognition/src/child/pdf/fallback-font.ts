import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * PDFs may name Japanese fonts without embedding them; without any such font PDFium finds neither their characters nor their shapes. PDFium
 * searches a folder of its in-memory file system, which does not exist and cannot be created. So the folder's name is linked to `/tmp`
 * there, and one font is written into it.
 */
const FONT = '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf';
const SEARCHED_FOLDER = '/usr/share/fonts';
/** As long as the sought name, since names are replaced where they are. */
const PLACE = '/tmp////////////';
const WRITE_NEW = 0o101;

type Call = (...args: number[]) => number;

/** The functions of the in-memory file system that take part, as the WebAssembly module imports them. */
export interface Imports {
  readonly env: Record<string, Call>;
  readonly wasi_snapshot_preview1: Record<string, Call>;
}

/** The needed part of the started module. */
interface Heap {
  heap(): Uint8Array;
  malloc(size: number): number;
  free(pointer: number): void;
}

/** Which argument of a call is a path. */
const PATH_ARGUMENT: Record<string, number> = {
  __syscall_openat: 1,
  __syscall_newfstatat: 1,
  __syscall_stat64: 0,
  __syscall_lstat64: 0,
};

/** Imports whose paths in the fonts' folder lead to the place of the fallback font. */
export function leadToFont(imports: Imports, heap: () => Uint8Array): Imports {
  const env = { ...imports.env };
  for (const [name, argument] of Object.entries(PATH_ARGUMENT)) {
    const original = env[name];
    if (original === undefined) continue;
    env[name] = (...args) => {
      const pointer = args[argument] ?? 0;
      const bytes = heap().subarray(pointer, pointer + SEARCHED_FOLDER.length);
      if (Buffer.from(bytes).toString('latin1') === SEARCHED_FOLDER) bytes.set(Buffer.from(PLACE, 'latin1'));
      return original(...args);
    };
  }
  return { ...imports, env };
}

/** Writes the font to the folder that PDFium searches. */
export function installFont(imports: Imports, module: Heap): void {
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT));
  const open = imports.env['__syscall_openat'];
  const { fd_write: write, fd_close: close } = imports.wasi_snapshot_preview1;
  if (open === undefined || write === undefined || close === undefined) return;
  const scratch = module.malloc(64);
  const data = module.malloc(font.length);
  module.heap().set(font, data);
  module.heap().set(Buffer.from('/tmp/fallback.ttf\0', 'latin1'), scratch);
  const view = new DataView(module.heap().buffer);
  view.setInt32(scratch + 32, 0o644, true);
  const file = open(-100, scratch, WRITE_NEW, scratch + 32);
  if (file >= 0) {
    view.setUint32(scratch + 40, data, true);
    view.setUint32(scratch + 44, font.length, true);
    write(file, scratch + 40, 1, scratch + 48);
    close(file);
  }
  module.free(data);
  module.free(scratch);
}
