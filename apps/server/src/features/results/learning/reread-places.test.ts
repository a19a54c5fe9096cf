import { RecognitionError } from '@ocr/recognition';
import { makeSpecimen, scanOf } from '@ocr/specimens';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { ended, makeTemplate, submit } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../../test/parties.ts';

/** A field that no rule finds: nothing is labelled so. What is meant is the number of the invoice. */
const asked = [{ name: 'Zebra', description: 'The zebra mark' }];
let app: TestApp;
let tenant: TenantParty;
let templateId: string;
const pictures: { bytes: Buffer; pdf: Uint8Array; number: string }[] = [];

beforeAll(async () => {
  app = await startTestApp({ worker: true, env: { WORKERS: '1' } });
  tenant = await makeTenant(app, await makePartner(app));
  templateId = await makeTemplate(app, tenant, asked);
  for (const seed of [41, 42]) {
    const { pdf, truth } = await makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed });
    const [bytes] = await scanOf(pdf, { seed, noise: 0.1, skew: 0.4, dpi: 150 });
    pictures.push({ bytes: await upperPart(bytes!), pdf, number: truth.fields['請求書番号']!.value! });
  }
});
/** Of a scan what is printed above its table: reading it takes a third of the time. */
async function upperPart(scan: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(scan).metadata();
  return sharp(scan)
    .extract({ left: 0, top: 0, width, height: Math.round(height * 0.4) })
    .jpeg({ quality: 90 })
    .toBuffer();
}
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.stop());

async function read(file: { name: string; bytes: Uint8Array }) {
  const { data } = await submit(app, tenant, { templateId, files: [file] });
  const { data: done } = await ended(app, tenant, data.id);
  return { id: done.id as string, fileId: done.files[0].id as string, field: done.files[0].fields[0] };
}
const readPicture = (index: number) => read({ name: `${index}.jpg`, bytes: pictures[index]!.bytes });

test(
  'a remembered place of a picture is read again, in a reading process, and of nothing else',
  { timeout: 300_000 },
  async () => {
    const readPlaces = vi.spyOn(app.context.recognizer, 'readPlaces');
    const first = await readPicture(0);
    expect(readPlaces).not.toHaveBeenCalled();
    const at = { token: tenant.token };
    const corrections = [{ path: 'fields.Zebra', value: pictures[0]!.number }];
    await app.call('PATCH', `/request/${first.id}/files/${first.fileId}`, { ...at, body: { corrections } });
    await app.call('PUT', `/request/${first.id}/checked`, { ...at, body: { checked: true } });
    const learned = async () => (await app.call('GET', `/template/${templateId}/learned`, at)).data;
    await expect.poll(async () => (await learned()).pending, { timeout: 60_000 }).toBe(0);

    const second = await readPicture(1);
    expect(readPlaces).toHaveBeenCalledTimes(1);
    const [, kind, asked] = readPlaces.mock.calls[0]!;
    expect(kind).toBe('jpeg');
    expect(asked).toMatchObject({ page: 1, transform: { turn: 0 }, places: [{ letters: 'english' }] });
    const [reread] = await readPlaces.mock.results[0]!.value;
    expect(reread.ink).toBe(true);
    expect(reread.readings.map(({ text }: { text: string }) => text)).toContain(pictures[1]!.number);
    expect(second.field).toMatchObject({ value: pictures[1]!.number, reason: null });

    // What has a text layer needs no second reading.
    readPlaces.mockClear();
    const digital = await read({ name: 'digital.pdf', bytes: pictures[1]!.pdf });
    expect(digital.field.value).toBe(pictures[1]!.number);
    expect(readPlaces).not.toHaveBeenCalled();

    // A failed attempt leaves the values as they were first read.
    readPlaces.mockRejectedValueOnce(new RecognitionError('TIMED_OUT', { attempt: true }));
    const third = await readPicture(1);
    expect(readPlaces).toHaveBeenCalledTimes(1);
    expect(third.field.value).toBe(pictures[1]!.number);

    // What two readers see there instead is the value, and doubted.
    const other = pictures[1]!.number.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    const readings = [90, 95].map((confidence) => ({ text: other, confidence }));
    readPlaces.mockResolvedValueOnce([{ ink: true, readings }]);
    const fourth = await readPicture(1);
    expect(fourth.field).toMatchObject({ value: other, reason: 'READERS_DISAGREE' });
  },
);
