import { crc32 } from 'node:zlib';
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  drawInvoice,
  letterhead,
  makePdf,
  packedStream,
  pdfOf,
  photograph,
  readBytes,
  withFile,
} from './testing/documents.ts';
import { createRecognizer, documentText, sniffKind, type Limits, type Recognizer } from './index.ts';

const open: Recognizer[] = [];
async function start(limits: Partial<Limits> = {}): Promise<Recognizer> {
  const recognizer = await createRecognizer({ engine: 'embedded', processes: 1, limits });
  open.push(recognizer);
  return recognizer;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((recognizer) => recognizer.close()));
});

test('reads again once there is room for the folder of a process', async () => {
  const recognizer = await start();
  await withFile(await letterhead(), 'png', async (path) => {
    vi.stubEnv('TMPDIR', '/nowhere');
    await expect(recognizer.inspect(path, 'png')).rejects.toMatchObject({ code: 'ENOENT' });
    vi.unstubAllEnvs();
    expect(await recognizer.inspect(path, 'png', AbortSignal.timeout(20_000))).toEqual({ pages: 1 });
  });
});

describe('files that are refused, each with its reason', () => {
  // One process for all: refused input leaves it unchanged.
  let recognizer: Recognizer;
  beforeAll(async () => {
    recognizer = await createRecognizer({ engine: 'embedded', processes: 1 });
  });
  afterAll(() => recognizer.close());
  const refused: Record<
    string,
    { code: string; bytes: () => Promise<Uint8Array>; kind: 'pdf' | 'png' | 'jpeg' }
  > = {
    'an empty file': { code: 'CORRUPT_FILE', kind: 'pdf', bytes: async () => new Uint8Array() },
    'a password to open': {
      code: 'ENCRYPTED_FILE',
      kind: 'pdf',
      bytes: () => makePdf([drawInvoice], { userPassword: 'x' }),
    },
    'no pages': {
      code: 'NO_PAGES',
      kind: 'pdf',
      bytes: async () => pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']),
    },
    'a picture cut short': {
      code: 'CORRUPT_FILE',
      kind: 'jpeg',
      bytes: async () => {
        const whole = await (await photograph(await makePdf([drawInvoice]))).jpeg().toBuffer();
        return whole.subarray(0, whole.length * 0.6);
      },
    },
    'another kind than claimed': {
      code: 'CORRUPT_FILE',
      kind: 'png',
      bytes: () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer(),
    },
  };
  test.each(['a picture cut short', 'another kind than claimed'])(
    '%s, also where it has to be encoded again',
    async (name) => {
      const { bytes = async () => new Uint8Array(), kind } = refused[name] ?? {};
      if (kind !== 'png' && kind !== 'jpeg') throw new Error('Pictures only');
      await withFile(await bytes(), kind, (path) =>
        expect(recognizer.redraw(path, kind, 100)).rejects.toMatchObject({ code: 'CORRUPT_FILE' }),
      );
    },
  );

  test.each(Object.keys(refused))('%s', async (name) => {
    const { bytes, kind, code } = refused[name] ?? {
      bytes: async () => new Uint8Array(),
      kind: 'pdf' as const,
      code: '',
    };
    const content = await bytes();
    await withFile(content, kind, async (path) => {
      await expect(recognizer.inspect(path, kind)).rejects.toMatchObject({ code, attempt: false });
      await expect(recognizer.read(path, kind)).rejects.toMatchObject({ code, attempt: false });
    });
  });

  test('an empty user password opens by itself', async () => {
    const pdf = await makePdf([drawInvoice], { ownerPassword: 'owner' });
    const { pages } = await readBytes(recognizer, pdf, 'pdf');
    expect(documentText(pages)).toContain('HP-20931');
  });
});

describe('limits, each with a file that meets it', () => {
  test('pixels: a small file with a huge picture is refused by its header', async () => {
    const bomb = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    // The header says 12,000 by 12,000 pixels, and its checksum agrees.
    bomb.writeUInt32BE(12_000, 16);
    bomb.writeUInt32BE(12_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    await expect(readBytes(await start(), bomb, 'png')).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' });
  });

  test('pages', async () => {
    const pdf = await makePdf([() => {}, () => {}, () => {}]);
    const recognizer = await start({ pages: 2 });
    await expect(readBytes(recognizer, pdf, 'pdf')).rejects.toMatchObject({
      code: 'TOO_MANY_PAGES',
      attempt: false,
    });
  });

  test('time of a page: a page that takes too long ends its process, and the next file is read', async () => {
    const recognizer = await start({ pageMs: 1500 });
    const slow = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 600]/Contents 4 0 R>>',
      packedStream(Buffer.from('0 0 m 1 1 l 2 0 l h f '.repeat(12_000_000 / 8))),
    ]);
    await expect(readBytes(recognizer, slow, 'pdf')).rejects.toMatchObject({
      code: 'TIMED_OUT',
      attempt: true,
    });
    const { pages } = await readBytes(recognizer, await makePdf([drawInvoice]), 'pdf');
    expect(documentText(pages)).toContain('HP-20931');
  });

  test('time of a file', async () => {
    const recognizer = await start({ fileMs: 300 });
    const scan = await (await photograph(await makePdf([drawInvoice]), 300)).jpeg().toBuffer();
    await expect(readBytes(recognizer, scan, 'jpeg')).rejects.toMatchObject({
      code: 'TIMED_OUT',
      attempt: true,
    });
  });

  test.runIf(process.platform === 'linux')(
    'memory and inflated bytes: a stream that unpacks without end',
    async () => {
      const recognizer = await start({ memoryMb: 1000 });
      await readBytes(recognizer, await makePdf([drawInvoice]), 'pdf');
      const bomb = pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 600]/Contents 4 0 R>>',
        packedStream(Buffer.alloc(700_000_000, 0x20)),
      ]);
      expect(bomb.length).toBeLessThan(1e6);
      await expect(readBytes(recognizer, bomb, 'pdf')).rejects.toMatchObject({
        code: 'ENGINE_FAILED',
        attempt: true,
      });
      const { pages } = await readBytes(recognizer, await makePdf([drawInvoice]), 'pdf');
      expect(documentText(pages)).toContain('HP-20931');
    },
  );
});

describe('processes', () => {
  test('a call that is given up ends its process and leaves none behind', async () => {
    const recognizer = await start();
    const scan = await (await photograph(await makePdf([drawInvoice]))).jpeg().toBuffer();
    await withFile(scan, 'jpeg', async (path) => {
      await recognizer.inspect(path, 'jpeg');
      expect(readingProcesses()).toBe(1);
      const reading = recognizer.read(path, 'jpeg', { signal: AbortSignal.timeout(200) });
      await expect(reading).rejects.toMatchObject({ name: 'TimeoutError' });
      await expect.poll(readingProcesses).toBe(0);
    });
  });

  test('a page handler that fails ends the call with its own error', async () => {
    const recognizer = await start();
    const pdf = await makePdf([drawInvoice]);
    const reading = withFile(pdf, 'pdf', (path) =>
      recognizer.readEach(path, 'pdf', () => Promise.reject(new Error('no room'))),
    );
    await expect(reading).rejects.toThrow('no room');
  });

  test('one process serves callers in turn', async () => {
    const recognizer = await start();
    const pdf = await makePdf([drawInvoice]);
    const results = await Promise.all([1, 2, 3].map(() => readBytes(recognizer, pdf, 'pdf')));
    expect(results.map(({ pages }) => pages.length)).toEqual([1, 1, 1]);
  });

  test('processes without work end after the time that was asked for, those alongside too', async () => {
    const recognizer = await createRecognizer({ engine: 'embedded', processes: 1, idleMs: 100 });
    const beside = recognizer.alongside({ processes: 1 });
    open.push(recognizer, beside);
    await withFile(await makePdf([drawInvoice]), 'pdf', async (path) => {
      await recognizer.inspect(path, 'pdf');
      await beside.inspect(path, 'pdf');
    });
    await expect.poll(readingProcesses, { timeout: 20_000 }).toBe(0);
  });

  test('nothing is read after the recognizer is closed', async () => {
    const recognizer = await start();
    await recognizer.close();
    await expect(readBytes(recognizer, await makePdf([drawInvoice]), 'pdf')).rejects.toThrow('closed');
  });
});

test('kinds are known by their first bytes alone', () => {
  expect(sniffKind(Buffer.from('%PDF-1.7\n'))).toBe('pdf');
  expect(sniffKind(Buffer.from('\0\0%PDF-1.7\n'))).toBe('pdf');
  expect(sniffKind(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpeg');
  expect(sniffKind(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe('png');
  expect(sniffKind(Buffer.from('MZ\x90\0'))).toBeUndefined();
  expect(sniffKind(new Uint8Array())).toBeUndefined();
});

/** Living reading processes below this one. */
function readingProcesses(): number {
  const table = execFileSync('ps', ['-eo', 'ppid,stat,args'], { encoding: 'utf8' });
  const rows = table.split('\n').map((row) => row.trim().split(/\s+/));
  return rows.filter(
    ([parent, state, ...args]) =>
      Number(parent) === process.pid &&
      state?.startsWith('Z') === false &&
      args.join(' ').includes('child/main.ts'),
  ).length;
}
