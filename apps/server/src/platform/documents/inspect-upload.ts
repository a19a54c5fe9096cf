import { extname } from 'node:path';
import type { FileError } from '@ocr/contract';
import { RecognitionError, sniffKind, type DocumentKind } from '@ocr/recognition';
import type { Context } from '#platform/context.ts';
import type { ReceivedFile } from '#platform/http/upload.ts';

export interface InspectedFile extends ReceivedFile {
  /** Undefined where the format was refused. */
  readonly kind: DocumentKind | undefined;
  /** Null where the file was refused. */
  readonly pages: number | null;
  readonly error: FileError | null;
}

const kindOfExtension: Readonly<Record<string, DocumentKind>> = {
  '.pdf': 'pdf',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
};

/**
 * Checks one uploaded document: extension and first bytes must name the same format, the size must be within
 * limits, and a limited child process must be able to open it and count its pages.
 * @param owner the tenant or partner that sent it
 */
export async function inspectUpload(
  file: ReceivedFile,
  { lanes, config: { limits } }: Pick<Context, 'lanes' | 'config'>,
  owner: string,
): Promise<InspectedFile> {
  const refuse = (error: FileError, kind?: DocumentKind): InspectedFile => ({
    ...file,
    kind,
    pages: null,
    error,
  });
  if (file.size === 0) return refuse('EMPTY_FILE');
  const kind = sniffKind(file.head);
  if (kind === undefined || kindOfExtension[extname(file.name).toLowerCase()] !== kind)
    return refuse('UNSUPPORTED_FORMAT');
  if (file.tooLarge) return refuse('FILE_TOO_LARGE', kind);
  try {
    const { pages } = await lanes.uploads.run(owner, (recognizer) => recognizer.inspect(file.path, kind));
    return pages > limits.maxFilePages
      ? refuse('TOO_MANY_PAGES', kind)
      : { ...file, kind, pages, error: null };
  } catch (error) {
    if (error instanceof RecognitionError) return refuse(error.code, kind);
    throw error;
  }
}
