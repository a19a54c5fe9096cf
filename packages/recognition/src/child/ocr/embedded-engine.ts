import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { EngineChoice } from '../../protocol.ts';
import type { RawWord } from '../geometry.ts';
import { toBmp, type Grey } from '../picture/grey.ts';
import type { Engine, Reading } from './engine.ts';
import { languageData } from './language-data.ts';
import { parseTsv } from './tsv.ts';

/** The part of the WebAssembly build's interface in use. */
interface Core {
  readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  readonly TessBaseAPI: new () => Api;
}

interface Api {
  Init(path: null, languages: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(): string;
  Clear(): void;
  End(): void;
}

const LSTM_ONLY = 1;
const require = createRequire(import.meta.url);

/** Loads Tesseract as WebAssembly with the language data of the lock file; nothing is fetched or cached. */
export async function loadEmbedded(choice: EngineChoice & { name: 'embedded' }): Promise<Engine> {
  const core = await loadCore();
  const apis = new Map<string, Api>();
  const recognize = async (grey: Grey, reading: Reading): Promise<RawWord[]> => {
    const api = apis.get(reading.languages) ?? (await start(core, reading, choice.verticalData));
    apis.set(reading.languages, api);
    core.FS.writeFile('/input', toBmp(grey));
    api.SetVariable('tessedit_pageseg_mode', String(reading.segmentation));
    // Layout analysis may meet light print; pieces and lines come as dark print on white, and a second try costs time.
    api.SetVariable('invert_threshold', reading.segmentation === 3 ? '0.7' : '0');
    if (api.SetImageFile(1, 0) === 1) throw new Error('The engine refused the picture');
    if (api.Recognize(null) !== 0) throw new Error('The engine could not read the picture');
    const words = parseTsv(api.GetTSVText());
    api.Clear();
    return words;
  };
  return {
    vertical: choice.verticalData !== null,
    recognize,
    recognizeEach: async (pictures, reading) => {
      const words: RawWord[][] = [];
      for (const grey of pictures) words.push(await recognize(grey, reading));
      return words;
    },
  };
}

/** Loads languages. Their files are in the engine's file system, which is memory, only while they are loaded. */
async function start(core: Core, { languages }: Reading, verticalData: string | null): Promise<Api> {
  const files = languages.split('+').map((language) => ({ language, name: `${language}.traineddata` }));
  for (const { language, name } of files) {
    const ownFile = language === 'jpn_vert' && verticalData !== null;
    core.FS.writeFile(name, ownFile ? await readFile(verticalData) : await languageData(language));
  }
  const api = new core.TessBaseAPI();
  const failed = api.Init(null, languages, LSTM_ONLY) === -1;
  for (const { name } of files) core.FS.unlink(name);
  if (failed) throw new Error(`The engine has no data for ${languages}`);
  return api;
}

/** The part of the runtime's interface in use; the project's types contain no browser library. */
declare const WebAssembly: { validate(module: Uint8Array): boolean };

/** Smallest modules that use one instruction of each extension: they validate where the processor has it. */
const MODULE_START = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10];
const RELAXED_SIMD = [...MODULE_START, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11];
const SIMD = [...MODULE_START, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

async function loadCore(): Promise<Core> {
  const has = (module: readonly number[]) => WebAssembly.validate(Uint8Array.from(module));
  const build = has(RELAXED_SIMD) ? '-relaxedsimd' : has(SIMD) ? '-simd' : '';
  const factory = require(`tesseract.js-core/tesseract-core${build}-lstm.js`) as (
    options: object,
  ) => Promise<Core>;
  return await factory({ print: () => {}, printErr: () => {} });
}
