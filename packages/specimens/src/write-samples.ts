import { mkdir, writeFile } from 'node:fs/promises';

import { makeSample, samples, samplesFolder } from './samples.ts';

// Writes the documents that the product ships, and `truth.json` with what each of them says.
await mkdir(samplesFolder, { recursive: true });
const truths: Record<string, unknown> = {};
for (const sample of samples) {
  const { file, bytes, truth } = await makeSample(sample);
  await writeFile(`${samplesFolder}${file}`, bytes);
  const { kind, language } = sample.options;
  truths[file] = { kind, language, fields: truth.fields, tables: truth.tables };
}
await writeFile(`${samplesFolder}truth.json`, `${JSON.stringify(truths, null, 1)}\n`);
