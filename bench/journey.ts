/**
 * How long a user waits: from submitting one page to its stored values, compared with the bare OCR engine on the same image.
 *
 * npm run bench journey [-- --rounds 5]
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeSpecimen, samplesFolder, scanOf, specimenTemplate } from '@ocr/specimens';
import { startBareEngine } from './lib/bare-engine.ts';
import { Client, median } from './lib/client.ts';
import { startServer } from './lib/server.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const digital = await readFile(join(samplesFolder, 'invoice-form.pdf'));
const specimen = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'modern', seed: 77 });
const [scan] = await scanOf(specimen.pdf, { seed: 1, dpi: 200 });

const server = await startServer();
try {
  const client = new Client(server.address);
  await client.signIn('tenant@example.com', 'Tenant#2026');
  const templateId = await client.makeTemplate(specimenTemplate('invoice', 'en'));
  const measure = async (name: string, bytes: Uint8Array): Promise<number> => {
    const times: number[] = [];
    // The first starts the reading processes; users meet it once after a start.
    const { milliseconds: cold } = await client.read(templateId, [{ name, bytes }]);
    for (let round = 0; round < rounds; round += 1) {
      times.push((await client.read(templateId, [{ name, bytes }])).milliseconds);
    }
    console.log(
      `${name}: median ${Math.round(median(times))} ms of ${rounds}, the first after a start ${Math.round(cold)} ms`,
    );
    return median(times);
  };
  await measure('digital.pdf', digital);
  const whole = await measure('scan.jpg', scan!);
  const bare = await bareEngine();
  console.log(
    `bare engine on the scan: median ${Math.round(bare)} ms; the product adds ${Math.round(whole - bare)} ms`,
  );
} finally {
  await server.stop();
}

async function bareEngine(): Promise<number> {
  const engine = await startBareEngine();
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    await engine.read(scan!);
    if (round > 0) times.push(performance.now() - start);
  }
  await engine.stop();
  return median(times);
}
