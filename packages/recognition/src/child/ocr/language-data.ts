import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);

/** Language data of the lock file, as Tesseract loads it. */
export async function languageData(language: string): Promise<Buffer> {
  const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
  return gunzipSync(await readFile(join(folder, '4.0.0_best_int', `${language}.traineddata.gz`)));
}

/** Has that data, of languages joined by `+`, in a folder for the time of a call. */
export async function withDataFolder<T>(languages: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-language-'));
  try {
    for (const language of languages.split('+'))
      await writeFile(join(folder, `${language}.traineddata`), await languageData(language));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
