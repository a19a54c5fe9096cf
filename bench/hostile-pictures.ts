/**
 * Pictures made to cost time or memory, or to break what reads them, each read by a process of its own: how it ended, the time by the clock and
 * of the processor, and the most memory that the process held.
 *
 *   npm run bench hostile-pictures -- [--engine embedded|native] [--only <part of a name> …] [--lines layout]
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRecognizer, RecognitionError } from '@ocr/recognition';
import { watchChildren } from './lib/process-costs.ts';
import { hostilePictures, type HostilePicture } from '@ocr/specimens';

/** The limits for any picture: processor seconds for one without text, megabytes for all. */
const MAX_SECONDS = 10;
const MAX_MEGABYTES = 1500;

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    only: { type: 'string', multiple: true, default: [''] },
    lines: { type: 'string' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'hostile-pictures-'));
let exceeded = 0;
console.log(`${'picture'.padEnd(46)} ${'end'.padEnd(24)} clock s   CPU s   MB`);
for (const picture of hostilePictures())
  if (values.only.some((part) => picture.name.includes(part))) await report(picture);
await rm(folder, { recursive: true });
console.log(
  `${exceeded} exceeded ${MAX_SECONDS} s of the processor or ${MAX_MEGABYTES} MB, or ended otherwise than by a limit`,
);
if (exceeded > 0) process.exitCode = 1;

async function report(picture: HostilePicture): Promise<void> {
  const path = join(folder, 'picture');
  await writeFile(path, await picture.bytes());
  const recognizer = await createRecognizer({
    engine: values.engine as 'embedded' | 'native',
    processes: 1,
    ...(values.lines !== undefined && { lines: values.lines as 'layout' }),
  });
  await recognizer.inspect(path, picture.kind).catch(() => undefined);
  const costs = watchChildren();
  const begun = performance.now();
  const end = await recognizer.read(path, picture.kind).then(
    ({ pages }) => `${pages.reduce((sum, { words }) => sum + words.length, 0)} words`,
    (error: unknown) => (error instanceof RecognitionError ? error.code : `strange: ${String(error)}`),
  );
  const clock = (performance.now() - begun) / 1000;
  const { seconds, megabytes } = costs.stop();
  await recognizer.close();
  const isOver = seconds > MAX_SECONDS || megabytes > MAX_MEGABYTES || /strange|ENGINE_FAILED/.test(end);
  if (isOver) exceeded++;
  const row = [
    picture.name.padEnd(46),
    end.padEnd(24),
    clock.toFixed(1).padStart(7),
    seconds.toFixed(1).padStart(7),
  ];
  console.log(`${row.join(' ')} ${megabytes.toFixed(0).padStart(5)}${isOver ? '  exceeded' : ''}`);
}
