import { shapes, type Preview, type ReadFile, type Request } from '@ocr/contract';
import type { z } from 'zod';
import { presentFile } from './present-file.ts';
import type { FileParts } from './results.present.ts';
import type { StoredResult } from './results.store.ts';

/** A request with all of its files, one file as stored, or a preview. */
export type AnswerJob =
  | {
      readonly kind: 'request';
      readonly request: Omit<Request, 'files'>;
      readonly files: readonly FileParts[];
    }
  | { readonly kind: 'file'; readonly file: FileParts }
  | {
      readonly kind: 'preview';
      readonly file: FileParts;
      readonly more: Omit<Preview, keyof ReadFile>;
    };
export type AnswerData = Request | ReadFile | Preview;

const schemas = {
  request: shapes.getRequest.data,
  file: shapes.correctFile.data,
  preview: shapes.previewTemplate.data,
};

/** The answer's data. Takes as long as the documents are large: beyond `MAX_PRESENTED_HERE` only for threads. */
export function presentAnswer(job: AnswerJob): AnswerData {
  if (job.kind === 'request') return { ...job.request, files: job.files.map(presentParts) };
  const file = presentParts(job.file);
  return job.kind === 'file' ? file : { ...file, ...job.more };
}

/** The same as JSON, checked by the contract as every answer is. */
export function writeAnswer(job: AnswerJob): string {
  const schema: z.ZodType = schemas[job.kind];
  return JSON.stringify(schema.encode(presentAnswer(job)));
}

/** One file; its result is parsed here. */
export function presentParts({ facts, result, ...changes }: FileParts): ReadFile {
  const parsed = result && {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- stored by this feature alone
    fields: JSON.parse(result.fields) as StoredResult['fields'],
    // oxlint-disable-next-line typescript/consistent-type-assertions -- stored by this feature alone
    tables: JSON.parse(result.tables) as StoredResult['tables'],
    text: result.text,
  };
  return presentFile(facts, parsed, changes);
}
