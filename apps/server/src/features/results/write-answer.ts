import { shapes, type Preview, type ReadFile, type Request } from '@ocr/contract';
import type { z } from 'zod';
import { checkedValues } from './learning/checked-values.ts';
import { recheckFile, type RecheckJob } from './doubt-changes.ts';
import { judgeFile, type JudgeJob } from './trials/judge-file.ts';
import { presentParts } from './present-parts.ts';
import type { FileParts } from './results.present.ts';

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
/** The right values of a file, for what they teach. */
export interface CheckedJob {
  readonly kind: 'checked';
  readonly file: FileParts;
}
/** Whatever a thread is asked for. */
export type AnyJob = AnswerJob | CheckedJob | RecheckJob | JudgeJob;
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
export function writeAnswer(job: AnyJob): string {
  if (job.kind === 'recheck') return JSON.stringify(recheckFile(job));
  if (job.kind === 'checked') return JSON.stringify(checkedValues(job.file));
  if (job.kind === 'judge') return JSON.stringify(judgeFile(job));
  const schema: z.ZodType = schemas[job.kind];
  return JSON.stringify(schema.encode(presentAnswer(job)));
}
