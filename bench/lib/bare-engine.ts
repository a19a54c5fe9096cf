import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createWorker, PSM } from 'tesseract.js';

const require = createRequire(import.meta.url);

/** The embedded engine alone, in English and Japanese together, with nothing of our own around it. */
export async function startBareEngine(): Promise<{
  read(picture: Uint8Array): Promise<string>;
  stop(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-bare-'));
  for (const language of ['eng', 'jpn']) {
    const data = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
    await copyFile(
      join(data, `4.0.0_best_int/${language}.traineddata.gz`),
      join(folder, `${language}.traineddata.gz`),
    );
  }
  const worker = await createWorker(['jpn', 'eng'], 1, { langPath: folder, cacheMethod: 'none', gzip: true });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return {
    read: async (picture) => (await worker.recognize(Buffer.from(picture))).data.text,
    async stop() {
      await worker.terminate();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
