import { kindsByTitle } from '../choose/document-kind.ts';
import { viewDocument } from '../document.ts';
import type { DocumentView } from '../document.ts';
import type { TextRange } from '../fields/candidate.ts';
import { findField } from '../fields/find-field.ts';
import { groundOverLines } from '../ground.ts';
import { understand } from '../instruction/understand.ts';
import type { Kind } from '../lexicon/index.ts';
import type { Box, TemplateDefinition } from '../types.ts';
import { learnTables } from './table-headers.ts';
import { identityOf, marksOf } from './layouts/marks.ts';
import { findTyped, formOf, isMisread, isWhole, placeOf, rangesIn } from './places.ts';
import { recognise } from './layouts/recognise.ts';
import { areMarksSame, spelledBy } from './same-marks.ts';
import { isSpelled, patternOf } from './value-pattern.ts';
import type { CheckedDocument, CheckedField, FieldLesson, LearntPlace, Lesson, Memory } from './types.ts';

export const EMPTY_MEMORY: Memory = { version: 1, lessons: [] };

/** How many pages are remembered in addition to those that contain values. */
const MAX_PAGES = 4;
const MAX_NAME = 80;
/** So far a document must look like one that is remembered to be counted to its layout. */
const SAME_LAYOUT = 0.2;

/** What a memory learns from checked documents, in their order. Deterministic. */
export function learn(documents: readonly CheckedDocument[], template: TemplateDefinition): Memory {
  return documents.reduce<Memory>(
    (memory, document) => ({ ...memory, lessons: [...memory.lessons, teach(document, template, memory)] }),
    EMPTY_MEMORY,
  );
}

/** What one checked document teaches; `memory` says which layouts are known already. */
export function teach(document: CheckedDocument, template: TemplateDefinition, memory: Memory): Lesson {
  const view = viewDocument(document.pages);
  const fields = template.fields.flatMap((asked) => {
    const field = document.fields.find(({ name }) => name === asked.name);
    if (!field) return [];
    const lesson = fieldLesson(field, understand(asked).kind, view);
    return [isCorrected(field) ? { ...lesson, corrected: true as const } : lesson];
  });
  const used = new Set(fields.flatMap(({ places }) => places.map(({ page }) => page)));
  const first = view.pages[0]?.page.number;
  const kept = view.pages.filter(({ page }) => page.number === first || used.has(page.number));
  const known = recognise(view, memory)[0];
  const papers = kindsByTitle(view);
  return {
    source: document.source,
    layout: known && known.score >= SAME_LAYOUT ? known.lesson.layout : document.source.document,
    name: (findField(understand({ name: 'Issuer', description: '' }), view).value ?? '').slice(0, MAX_NAME),
    ...(papers.length > 0 && { papers }),
    identity: identityOf(view),
    pages: kept.slice(0, MAX_PAGES).map((layout) => ({ number: layout.page.number, marks: marksOf(layout) })),
    fields,
    tables: learnTables(document, template, view),
  };
}

const isCorrected = ({ value, read }: CheckedField): boolean =>
  (read?.value ?? null) !== (value === '' ? null : value);

function fieldLesson(field: CheckedField, kind: Kind, view: DocumentView): FieldLesson {
  const { name, value, read } = field;
  const isChanged = isCorrected(field);
  const readPlace = read && placeAt(view, read.page, read.box, kind);
  const rejected = isChanged && read?.value ? (readPlace ?? null) : null;
  if (value === null || value === '') return { name, places: [], rejected, form: null, absent: true };
  const pattern = isSpelled(kind) ? patternOf(value) : undefined;
  const form = formOf(read && !isChanged ? (read.text ?? value) : value);
  const known = { name, form, ...(pattern !== undefined && { pattern }), absent: false };
  const pointed = field.place && placeAt(view, field.place.page, field.place.box, kind);
  const typed = isChanged ? typedPlaces(value, kind, view) : [];
  // The same place, known by the value itself, says more of how it is cut.
  if (pointed) return { ...known, places: [typed.find((one) => isSame(one, pointed)) ?? pointed], rejected };
  if (!isChanged) return { ...known, places: readPlace ? [readPlace] : [], rejected: null };
  // The right place with a letter misread is no wrong place.
  const misread = typed.length === 0 && readPlace && isMisread(value, read?.text ?? '');
  if (misread) return { ...known, places: [readPlace], rejected: null };
  if (typed.length > 1) {
    // Nobody said which of them it is, unless it was read in one of them.
    const there = readPlace && typed.find((one) => isSame(one, readPlace));
    return { ...known, places: there ? [there] : [], rejected: there ? null : rejected };
  }
  // A value that is nowhere as it was typed may have been printed just there, garbled by something over it.
  return { ...known, places: typed, rejected: typed.length > 0 ? rejected : null };
}

function isSame(one: LearntPlace, other: LearntPlace): boolean {
  const [a, b] = [(one.left + one.right) / 2, (other.left + other.right) / 2];
  const isInside = a >= other.left && a <= other.right && b >= one.left && b <= one.right;
  return one.page === other.page && isInside && Math.abs(one.y - other.y) < one.lineHeight / 2;
}

function typedPlaces(value: string, kind: Kind, view: DocumentView): LearntPlace[] {
  const found = findTyped(value, kind, view).flatMap((one) => placeOf(one.ranges, one.kind) ?? []);
  if (found.length > 0) return found;
  const over = groundOverLines(
    view.pages.map((layout) => layout.page),
    value,
  );
  const isOver = over !== undefined && areMarksSame(spelledBy(value), spelledBy(over.text), kind);
  const place = isOver && placeAt(view, over.page, over.box, isWhole(kind) ? kind : 'text');
  return place ? [place] : [];
}

function placeAt(
  view: DocumentView,
  page: number | null,
  box: Box | null,
  kind: Kind,
): LearntPlace | undefined {
  const layout = view.pages.find((one) => one.page.number === page);
  const ranges: TextRange[] = layout && box ? rangesIn(layout, box) : [];
  return placeOf(isWhole(kind) ? ranges : ranges.slice(0, 1), kind);
}
