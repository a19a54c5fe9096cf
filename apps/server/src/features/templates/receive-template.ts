import { readFile } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { AppError, invalidField } from '#platform/http/app-error.ts';
import { limitUploads } from '#platform/http/rate-limit.ts';
import { withUpload, type ReceivedFile } from '#platform/http/upload.ts';
import { parse } from '#platform/http/validation.ts';

// In bytes; as for a JSON body.
const longestTemplate = 2 * 1024 * 1024;

/** A template as it was sent: as a JSON body, or as the part `template` beside a document. */
export interface ReceivedTemplate<Input> {
  readonly input: Input;
  readonly document: ReceivedFile | undefined;
  /** The other parts, or properties, that are texts. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads a signed-in caller's template from either form and checks its shape; the document lies on disk only until `work` ends. */
export async function withTemplate<Schema extends z.ZodType, T>(
  context: Context,
  request: FastifyRequest,
  schema: Schema,
  work: (received: ReceivedTemplate<z.output<Schema>>) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) {
    const body = request.body ?? {};
    return work({ input: parse(schema, body), document: undefined, fields: textsOf(body) });
  }
  await limitUploads(context, request.caller!);
  return withUpload(request, { folder: context.temporaryFolder, maxFiles: 2 }, async ({ fields, files }) => {
    const [document, ...others] = files.filter((file) => file.part === 'document');
    if (others.length > 0) throw new AppError('TOO_MANY_FILES', { details: { maxFiles: 1 } });
    const unknown = files.find((file) => file.part !== 'document' && file.part !== 'template');
    if (unknown !== undefined) throw invalidField(unknown.part, 'UNKNOWN');
    // Browsers send a Blob of JSON as a file.
    const blob = files.find((file) => file.part === 'template');
    const text = blob === undefined ? fields.template : await textOf(blob);
    return work({ input: parse(schema, jsonOf(text)), document, fields });
  });
}

async function textOf({ path, size }: ReceivedFile): Promise<string> {
  if (size > longestTemplate) throw invalidField('template', 'TOO_LONG');
  return readFile(path, 'utf8');
}

function jsonOf(text: string | undefined): unknown {
  if (text === undefined) throw invalidField('template', 'REQUIRED');
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField('template', 'INVALID');
  }
}

function textsOf(body: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
