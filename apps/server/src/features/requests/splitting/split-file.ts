import { createReadStream } from 'node:fs';
import { mkdtemp, open as openFile, type FileHandle } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { RecognitionError } from '@ocr/recognition';
import type { Context } from '#platform/context.ts';
import { newId } from '#platform/database/ids.ts';
import type { TenantScope } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { required } from '#platform/errors/required.ts';
import type { ReceivedForm } from '#platform/http/upload.ts';
import { assertValidFiles, inspectFiles } from '../submit/receive-files.ts';
import { rangesOf, type PageRange } from './page-ranges.ts';

/** A file of some pages of another one. */
interface Part extends PageRange {
  readonly path: string;
  readonly name: string;
}

/** The parts of a file as a form. */
export interface SplitForm {
  readonly type: string;
  readonly body: Readable;
}

/**
 * Splits a PDF into files of its pages, in a reading process. The files are next to the upload and are deleted with it.
 * @throws AppError `INVALID_FILE` if it is not a PDF that can be split
 */
export async function splitFile(
  context: Context,
  scope: TenantScope,
  form: ReceivedForm,
  signal: AbortSignal,
): Promise<SplitForm> {
  const [file, ...others] = assertValidFiles(
    await inspectFiles(context, scope, form),
    context.config.limits.maxFilePages,
  );
  if (file === undefined || others.length > 0)
    throw new AppError('TOO_MANY_FILES', { details: { maxFiles: 1 } });
  const ranges = rangesOf(form.fields.cuts ?? '', file.pages);
  const folder = await mkdtemp(join(dirname(file.path), 'parts-'));
  const parts = ranges.map((range, index): Part => ({
    ...range,
    path: join(folder, String(index)),
    name: nameOf(file.name, range),
  }));
  try {
    await writeParts(context, scope, { path: file.path, parts, signal });
  } catch (error) {
    if (!(error instanceof RecognitionError)) throw error;
    throw new AppError('INVALID_FILE', {
      details: [{ field: 'files[0]', name: file.name, code: error.code }],
    });
  }
  const boundary = `parts-${newId()}`;
  const type = `multipart/form-data; boundary=${boundary}`;
  return { type, body: Readable.from(write(parts, boundary)) };
}

/** `scan.pdf` becomes `scan (1-3).pdf`, `scan (4).pdf`. */
function nameOf(name: string, { from, to }: PageRange): string {
  const ending = extname(name);
  const pages = from === to ? String(from) : `${from}-${to}`;
  return `${name.slice(0, name.length - ending.length)} (${pages})${ending}`;
}

/** The pieces of a part come before those of the next one: one file is open at a time. */
async function writeParts(
  { lanes }: Pick<Context, 'lanes'>,
  { tenantId }: TenantScope,
  { path, parts, signal }: { path: string; parts: readonly Part[]; signal: AbortSignal },
): Promise<void> {
  let open: { readonly part: number; readonly file: FileHandle } | undefined;
  const add = async (part: number, bytes: Uint8Array): Promise<void> => {
    if (open?.part !== part) {
      await open?.file.close();
      open = { part, file: await openFile(required(parts[part], 'A part').path, 'wx', 0o600) };
    }
    await open.file.writeFile(bytes);
  };
  try {
    await lanes.previews.run(tenantId, (recognizer) => recognizer.cut(path, parts, add, signal), signal);
  } finally {
    await open?.file.close();
  }
}

async function* write(parts: readonly Part[], boundary: string): AsyncGenerator<Uint8Array> {
  for (const { path, name } of parts) {
    // As browsers write the names of files in forms.
    const quoted = name.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ');
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${quoted}"\r\ncontent-type: application/pdf\r\n\r\n`,
    );
    for await (const bytes of createReadStream(path)) yield bytes;
    yield Buffer.from('\r\n');
  }
  yield Buffer.from(`--${boundary}--\r\n`);
}
