import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { AppError, invalidField } from '#platform/errors/app-error.ts';
import type { ReceivedBody, ReceivedFile } from '#platform/http/upload.ts';
import { parse } from '#platform/http/validation.ts';

// In bytes; as for a JSON body.
const longestTemplate = 2 * 1024 * 1024;

/** A template as sent: a JSON body, or the part `template` of a form with a document. */
export interface ReceivedTemplate<Input> {
  readonly input: Input;
  /** Exists on disk only while the body is processed. */
  readonly document: ReceivedFile | undefined;
  /** The other parts, or properties, that are texts. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Files that may come with a template: its document, and the template itself, as browsers send a Blob of JSON. */
export const templateUpload = { maxFiles: 2 };

/** Takes a template out of either form of body and checks its shape. */
export async function receiveTemplate<Schema extends z.ZodType>(
  body: ReceivedBody,
  schema: Schema,
): Promise<ReceivedTemplate<z.output<Schema>>> {
  if ('json' in body) {
    const { json } = body;
    return { input: parse(schema, json), document: undefined, fields: textsOf(json) };
  }
  const { fields, files, tooManyFiles } = body.form;
  const [document, ...others] = files.filter((file) => file.part === 'document');
  if (tooManyFiles || others.length > 0) throw new AppError('TOO_MANY_FILES', { details: { maxFiles: 1 } });
  const unknown = files.find((file) => file.part !== 'document' && file.part !== 'template');
  if (unknown !== undefined) throw invalidField(unknown.part, 'UNKNOWN');
  const blob = files.find((file) => file.part === 'template');
  const text = blob === undefined ? fields.template : await textOf(blob);
  return { input: parse(schema, jsonOf(text)), document, fields };
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

function textsOf(json: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(json ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
