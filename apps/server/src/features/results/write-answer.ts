import {
  shapes,
  type DataOf,
  type Preview,
  type ReadFile,
  type Request,
  type TableValues,
} from '@ocr/contract';
import type { z } from 'zod';
import { checkedValues } from './learning/checked-values.ts';
import { findPlaces, type LocateJob } from './locating/find-places.ts';
import { recheckFile, type RecheckJob } from './doubt-changes.ts';
import { judgeFile, type JudgeJob } from './trials/judge-file.ts';
import type { RowKey } from '#platform/extraction/edited-rows.ts';
import { cutFile } from './parts/cut-file.ts';
import { presentOutline, presentRows } from './parts/present-outline.ts';
import type { CutParts } from './parts/select-outline.ts';
import { presentParts } from './present-parts.ts';
import type { FileParts } from './results.present.ts';

/** A request with all of its files, one file as stored, or a preview. */
export type AnswerJob =
  | {
      readonly kind: 'request';
      readonly request: Omit<Request, 'files'>;
      readonly files: readonly FileParts[];
    }
  | CutJob
  | { readonly kind: 'file'; readonly file: FileParts }
  | RowsJob
  | {
      readonly kind: 'preview';
      readonly file: FileParts;
      readonly more: Omit<Preview, keyof ReadFile>;
    };
/** A request with the first rows of each table. */
export interface CutJob {
  readonly kind: 'cut';
  readonly request: Omit<Request, 'files'>;
  readonly files: readonly CutParts[];
  readonly rows: number;
}
/** Rows of a table by their keys; those that are deleted are left out. */
export interface RowsJob {
  readonly kind: 'rows';
  readonly file: CutParts;
  readonly table: string;
  readonly keys: readonly RowKey[];
}
/** The correct values of a file, for its lesson. */
export interface CheckedJob {
  readonly kind: 'checked';
  readonly file: FileParts;
}
/** Tasks of a thread. */
export type AnyJob = FileJob | LocateJob;
/** Questions about stored results. */
export type FileJob = AnswerJob | CheckedJob | RecheckJob | JudgeJob;
export type AnswerData = Request | ReadFile | Preview | DataOf<'getRows'>;

const schemas = {
  request: shapes.getRequest.data,
  cut: shapes.getRequest.data,
  rows: shapes.getRows.data,
  file: shapes.correctFile.data,
  preview: shapes.previewTemplate.data,
};

/** The answer's data. Takes as long as the documents are large: beyond `MAX_PRESENTED_HERE` only for threads. */
export function presentAnswer(job: AnswerJob): AnswerData {
  if (job.kind === 'request') return { ...job.request, files: job.files.map(presentParts) };
  if (job.kind === 'cut')
    return { ...job.request, files: job.files.map((file) => presentCut(file, job.rows)) };
  if (job.kind === 'rows') return { rows: presentChosen(job) };
  const file = presentParts(job.file);
  return job.kind === 'file' ? file : { ...file, ...job.more };
}

function presentCut(file: CutParts, rows: number): ReadFile {
  return 'outline' in file ? presentOutline(file, rows) : cutFile(presentParts(file), rows);
}

function presentChosen({ file, table, keys }: RowsJob): TableValues['rows'] {
  if ('outline' in file) return presentRows(file, table, keys);
  const requestedIds = new Set(keys.map(String));
  const found = presentParts(file).tables.find(({ name }) => name === table);
  return found?.rows.filter(({ id }) => requestedIds.has(id)) ?? [];
}

/** The same as JSON, checked by the contract as every answer is. */
export function writeAnswer(job: AnyJob): string {
  if (job.kind === 'recheck') return JSON.stringify(recheckFile(job));
  if (job.kind === 'checked') return JSON.stringify(checkedValues(job.file));
  if (job.kind === 'judge') return JSON.stringify(judgeFile(job));
  if (job.kind === 'locate') return JSON.stringify(findPlaces(job));
  const schema: z.ZodType = schemas[job.kind];
  return JSON.stringify(schema.encode(presentAnswer(job)));
}
