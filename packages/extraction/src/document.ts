import { findLabels, findMisreadLabel } from './lexicon/index.ts';
import type { ConceptId, LabelHit } from './lexicon/index.ts';
import { readLayout } from './layout/layout.ts';
import type { PageLayout, Segment } from './layout/layout.ts';
import { findDocumentTypes, isOrder } from './document-type.ts';
import type { DocumentType } from './document-type.ts';
import type { Page } from './types.ts';
import { findDateOrder } from './values/date.ts';
import { findReferenceDay } from './values/yearless-dates.ts';
import type { DateOrder } from './values/date.ts';

/** A document made ready for looking things up: layout and known labels, once for all fields and tables. */
export interface DocumentView {
  readonly pages: readonly PageLayout[];
  readonly labels: readonly LabelHit[];
  readonly labelsOf: ReadonlyMap<ConceptId, readonly LabelHit[]>;
  readonly labelsIn: ReadonlyMap<Segment, readonly LabelHit[]>;
  readonly dateOrder: DateOrder;
  /** The day around which days without a year are meant, as YYYY-MM-DD. */
  readonly referenceDay: string | undefined;
  /** Nearly all its sums are printed with two decimals, so that a number without them is hardly one. */
  readonly decimals: boolean;
  /** What the document calls itself. */
  readonly documentTypes: ReadonlySet<DocumentType>;
  /** A purchase order: its author buys and its addressee sells. */
  readonly isOrder: boolean;
}

/** Layouts, labels and habits of a document, found once and used by every query. */
export function viewDocument(pages: readonly Page[]): DocumentView {
  const layouts = pages.map(readLayout);
  const labels: LabelHit[] = [];
  const labelsOf = new Map<ConceptId, LabelHit[]>();
  const labelsIn = new Map<Segment, LabelHit[]>();
  const texts: string[] = [];
  for (const layout of layouts) {
    for (const segment of layout.segments) {
      texts.push(segment.text);
      const hits = findLabels(segment);
      if (layout.page.source !== 'text' && !hits.some((hit) => hit.from <= 1)) {
        const misread = findMisreadLabel(segment);
        if (misread) hits.unshift(misread);
      }
      if (hits.length === 0) continue;
      labelsIn.set(segment, hits);
      for (const hit of hits) {
        labels.push(hit);
        for (const concept of hit.meanings.keys()) {
          const list = labelsOf.get(concept);
          if (list) list.push(hit);
          else labelsOf.set(concept, [hit]);
        }
      }
    }
  }
  const dateOrder = findDateOrder(texts);
  return {
    pages: layouts,
    labels,
    labelsOf,
    labelsIn,
    dateOrder,
    referenceDay: findReferenceDay(texts, dateOrder),
    decimals: usesDecimals(texts),
    documentTypes: findDocumentTypes(layouts[0]),
    isOrder: isOrder(layouts[0]),
  };
}

function usesDecimals(texts: readonly string[]): boolean {
  const plain = texts.join('\n');
  const decimals = plain.match(/\d[.,]\d{2}(?!\d)/g)?.length ?? 0;
  return decimals >= 4 && decimals > 4 * (plain.match(/[¥￥]\s?\d|\d円|\d,\d{3}(?![.,\d])/g)?.length ?? 0);
}
