import { codeOf } from '#platform/errors/facts.ts';
import { required } from '#platform/errors/required.ts';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cleanLine } from '@ocr/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { limitUploads } from './rate-limit.ts';

/** A file as received: on local disk under a temporary name, flushed, hashed. */
export interface ReceivedFile {
  readonly part: string;
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  /** The first bytes, enough to detect the format. */
  readonly head: Uint8Array;
  /** The file was longer than allowed and was not kept whole. */
  readonly tooLarge: boolean;
}
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly ReceivedFile[];
  /** More files were sent than may be; the rest was not kept. */
  readonly tooManyFiles: boolean;
}

const headBytes = 64;

/**
 * Streams a multipart body to `folder`, its parts in any order, and passes it to `work`. Afterwards nothing stays in `folder` in any case:
 * `work` must have moved or copied the files that it needs.
 */
export async function withUpload<T>(
  request: FastifyRequest,
  options: { folder: string; maxFiles: number },
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('FAILED', { details: [{ field: '', code: 'INVALID' }] });
  const folder = await mkdtemp(join(options.folder, 'upload-'));
  try {
    return await work(await receive(request, folder, options.maxFiles));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A body that is either JSON or a form. */
export type ReceivedBody = { readonly json: unknown } | { readonly form: ReceivedForm };

/** Reads a signed-in caller's body in either form; only multipart forms count as uploads. */
export async function withEitherBody<T>(
  context: Pick<Context, 'clock' | 'config' | 'db' | 'temporaryFolder'>,
  request: FastifyRequest,
  options: { maxFiles: number },
  work: (body: ReceivedBody) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) return work({ json: request.body ?? {} });
  await limitUploads(context, required(request.caller, 'The caller'));
  return withUpload(request, { folder: context.temporaryFolder, ...options }, (form) => work({ form }));
}

async function receive(request: FastifyRequest, folder: string, maxFiles: number): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  let tooManyFiles = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        // A part that says it is JSON arrives parsed.
        if (part.value !== undefined && !part.fieldnameTruncated && !part.valueTruncated)
          fields[part.fieldname] = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      } else if (files.length >= maxFiles) {
        tooManyFiles = true;
        part.file.resume();
      } else {
        files.push(await receiveFile(part, join(folder, String(files.length))));
      }
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') tooManyFiles = true;
    else if (code?.startsWith('FST_') === true || isBrokenForm(error))
      throw new AppError('FAILED', { details: [{ field: '', code: 'INVALID' }] });
    else throw error;
  }
  return { fields, files, tooManyFiles };
}

/** The multipart parser describes errors only in words; other errors without a code are ours. */
function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && /multipart data$|^Multipart: |^The needle cannot have/.test(error.message);
}

interface FilePart {
  readonly fieldname: string;
  readonly filename: string;
  readonly file: NodeJS.ReadableStream & { truncated: boolean };
}

async function receiveFile(part: FilePart, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
      done(null, chunk);
    },
  });
  await pipeline(part.file, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  await flush(path);
  return {
    part: part.fieldname,
    name: cleanName(part.filename),
    path,
    size,
    sha256: hash.digest('hex'),
    head,
    tooLarge: part.file.truncated,
  };
}

/** Flushed to the disk: accepted files must survive a power cut. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name for showing only; paths never use it. Folders, control and direction characters are cut. */
function cleanName(name: string | undefined): string {
  const plain = cleanLine(basename((name ?? '').replaceAll('\\', '/')))
    .replace(/[\u200e\u200f]/g, '')
    .normalize('NFC')
    .trim();
  const points = Array.from(plain);
  return points.length <= 200 ? plain || 'file' : points.slice(-200).join('');
}
