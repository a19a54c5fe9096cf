import {
  EMPTY_MEMORY,
  teach,
  type CheckedDocument,
  type LessonSource,
  type Memory,
  type Page,
  type TemplateDefinition,
} from '@ocr/extraction';
import { toJson } from '#platform/database/json.ts';

/** A checked file without its pages. */
export interface CheckedFile {
  readonly source: LessonSource;
  /** Its right values, in JSON: the fields and tables of a `CheckedDocument`. */
  readonly values: string;
  /** What was learnt before, in JSON; null where nothing was. */
  readonly memory: string | null;
}

/** A lesson, as it is stored. */
export interface Taught {
  readonly layoutId: string;
  readonly name: string;
  /** Fields whose place is known, and tables whose headers are. */
  readonly fields: string[];
  readonly tables: string[];
  readonly content: string;
}

/** Takes as long as the document and the memory are. */
export function teachFile(
  pages: readonly Page[],
  template: TemplateDefinition,
  { source, values, memory }: CheckedFile,
): Taught {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what the server wrote for this task
  const checked = JSON.parse(values) as Pick<CheckedDocument, 'fields' | 'tables'>;
  const known = parseMemory(memory) ?? EMPTY_MEMORY;
  const lesson = teach({ source, pages, ...checked }, template, known);
  return {
    layoutId: lesson.layout,
    name: lesson.name,
    fields: lesson.fields.filter(({ places }) => places.length > 0).map(({ name }) => name),
    tables: lesson.tables.map(({ name }) => name),
    content: toJson(lesson),
  };
}

/** What was learnt, in JSON; null where nothing was. */
export interface StoredMemory {
  readonly memory: string | null;
  /** A document that is read as if it had taught nothing. */
  readonly except?: string | undefined;
}

/** The memory that a document is read with; undefined where nothing was learnt. */
export function readMemory({ memory, except }: StoredMemory): Memory | undefined {
  const known = parseMemory(memory);
  if (known === undefined || except === undefined) return known;
  return { ...known, lessons: known.lessons.filter(({ source }) => source.document !== except) };
}

/** A thread reads many documents by the same memory, which may be megabytes. */
let last: { readonly json: string; readonly memory: Memory } | undefined;

function parseMemory(json: string | null): Memory | undefined {
  if (json === null) return undefined;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- lessons that `teachFile` wrote
  if (last?.json !== json) last = { json, memory: JSON.parse(json) as Memory };
  return last.memory;
}
