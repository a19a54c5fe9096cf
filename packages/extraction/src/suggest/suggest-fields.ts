import { viewDocument } from '../document.ts';
import { findField } from '../fields/find-field.ts';
import type { FoundTable } from '../find-tables/types.ts';
import { understand } from '../instruction/understand.ts';
import { middleX, middleY } from '../layout/geometry.ts';
import { rectOfRange } from '../layout/layout.ts';
import type { LabelHit } from '../lexicon/index.ts';
import type { FieldResult, Page } from '../types.ts';
import { findBeside, nameOf } from './label-names.ts';

/** Labels in running text or that may mean several things are not worth a field. */
const MIN_QUALITY = 0.85;
const MIN_WEIGHT = 0.9;
/** A suggestion that is wrong costs more than one that is missing. */
const MIN_CONFIDENCE = 80;
const MAX_SUGGESTIONS = 16;
const MAX_ATTEMPTS = 100;
const MAX_ATTEMPTS_PER_CONCEPT = 10;
const MAX_NAMES = 1_000;

/**
 * Fields that a template for this document may want: labels of the trade that it prints, named as printed, with the
 * value that a field of that name finds. Labels in tables are columns, not fields. In reading order, each thing once.
 */
export function suggestFields(pages: readonly Page[], tables: readonly FoundTable[]): FieldResult[] {
  const view = viewDocument(pages);
  const suggested: FieldResult[] = [];
  const known = new Set<string>();
  const attempts = new Attempts();
  for (const hit of view.labels) {
    if (suggested.length >= MAX_SUGGESTIONS) break;
    if (attempts.spent) break;
    if (!isSuggestible(hit) || isInTable(hit, tables)) continue;
    const name = nameOf(hit);
    if (attempts.had(name)) continue;
    const query = understand({ name, description: '' });
    if (query.concept === undefined || !hit.meanings.has(query.concept) || known.has(query.concept)) continue;
    if (!attempts.take(query.concept)) continue;
    const found = findField(query, view);
    if (found.value === null || found.reason !== null || (found.confidence ?? 0) < MIN_CONFIDENCE) continue;
    // The name alone may be luck: an instruction that quotes it must lead to the same value.
    if (findBeside(name, view).value !== found.value) continue;
    // Two labels of one value ("Total", "Amount due") are one field.
    const place = JSON.stringify([found.page, found.box]);
    if (known.has(place)) continue;
    known.add(query.concept).add(place);
    suggested.push({ name, ...found });
  }
  return suggested;
}

/**
 * How often values are looked for: each name once, since it finds the same again, and no more than a document of the
 * trade could want. A page that repeats labels thousands of times costs no more than one with a few.
 */
class Attempts {
  readonly #names = new Set<string>();
  readonly #perConcept = new Map<string, number>();
  #count = 0;

  get spent(): boolean {
    return this.#count >= MAX_ATTEMPTS || this.#names.size >= MAX_NAMES;
  }

  /** Whether the name was met before; from now on it was. */
  had(name: string): boolean {
    if (this.#names.has(name)) return true;
    this.#names.add(name);
    return false;
  }

  take(concept: string): boolean {
    const before = this.#perConcept.get(concept) ?? 0;
    if (before >= MAX_ATTEMPTS_PER_CONCEPT) return false;
    this.#perConcept.set(concept, before + 1);
    this.#count += 1;
    return true;
  }
}

function isSuggestible({ quality, meanings }: LabelHit): boolean {
  return quality >= MIN_QUALITY && [...meanings.values()].some((weight) => weight >= MIN_WEIGHT);
}

function isInTable({ segment, from, to }: LabelHit, tables: readonly FoundTable[]): boolean {
  const { page } = segment.layout;
  const rect = rectOfRange(segment, from, to);
  const [x, y] = [middleX(rect) / page.width, middleY(rect) / page.height];
  return tables.some(
    ({ page: number, box, columnCount }) =>
      number === page.number &&
      columnCount > 2 &&
      x > box.x &&
      x < box.x + box.width &&
      y > box.y &&
      y < box.y + box.height,
  );
}
