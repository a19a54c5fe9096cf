import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@ocr/extraction';
import { createRecognizer, sniffKind } from '@ocr/recognition';
import type { Recognizer } from '@ocr/recognition';

/** Recognised pages of files, cached in a folder by content hash and engine, so that later benchmarks read each file once. */
export interface KeptPages {
  /** The file's pages; undefined for a file of a kind that is not read. */
  pagesOf(path: string): Promise<Page[] | undefined>;
  close(): Promise<void>;
}

export async function keepPages(cache: string, engine: 'embedded' | 'native'): Promise<KeptPages> {
  const folder = resolve(cache);
  await mkdir(folder, { recursive: true });
  let recognizer: Recognizer | undefined;
  return {
    async pagesOf(path) {
      const bytes = await readFile(path);
      const key = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
      const kept = join(folder, `${key}-${engine}.json`);
      const known = await readFile(kept, 'utf8').catch(() => undefined);
      if (known !== undefined) return JSON.parse(known) as Page[];
      const kind = sniffKind(bytes);
      if (kind === undefined) return undefined;
      recognizer ??= await createRecognizer({ engine, processes: 1 });
      const { pages } = await recognizer.read(path, kind);
      await writeFile(kept, JSON.stringify(pages));
      return pages;
    },
    close: async () => recognizer?.close(),
  };
}
