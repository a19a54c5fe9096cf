/**
 * The embedded engine alone on picture files, as the yardstick of the recognition benchmarks: its own decoder, page
 * segmentation 3, Japanese and English together. Prints the milliseconds from the first picture to the last; with
 * `--text`, writes each file's text to the folder named after it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

interface Api {
  Init(path: null, languages: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
  Clear(): void;
}

interface Core {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => Api;
}

const require = createRequire(new URL('../packages/recognition/package.json', import.meta.url));
const paths = process.argv.slice(2);
const folder = paths[0] === '--text' ? paths.splice(0, 2)[1] : undefined;
const quiet = { print: () => {}, printErr: () => {} };
const core = await (
  require('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js') as (options: object) => Promise<Core>
)(quiet);
for (const language of ['eng', 'jpn']) {
  const data = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
  const packed = readFileSync(join(data, '4.0.0_best_int', `${language}.traineddata.gz`));
  core.FS.writeFile(`${language}.traineddata`, gunzipSync(packed));
}
const api = new core.TessBaseAPI();
api.Init(null, 'jpn+eng', 1);
api.SetVariable('tessedit_pageseg_mode', '3');
const begun = performance.now();
for (const path of paths) {
  core.FS.writeFile('/input', readFileSync(path));
  api.SetImageFile(1, 0);
  api.Recognize(null);
  const text = api.GetUTF8Text();
  if (folder !== undefined) writeFileSync(join(folder, `${basename(path)}.txt`), text);
  api.Clear();
}
process.stdout.write(String(performance.now() - begun));
