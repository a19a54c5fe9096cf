import { learn, type Page, type TaughtLesson } from '@ocr/extraction';
import { makeDocument, makeLayoutFamily, pagesOf, type LayoutFamily } from '@ocr/specimens/grammar';
import { offered, rightFor } from './templates.ts';

/** A tenant whose templates have learnt some layouts, and documents that come in afterwards. */
interface TenantFixture {
  readonly lessons: readonly TaughtLesson[];
  readonly documents: readonly {
    readonly id: string;
    readonly set: string;
    readonly kind: string;
    readonly language: string;
    readonly pages: readonly Page[];
  }[];
}

/** Layouts that one tenant's templates have learnt. */
const LAYOUTS = 30;
const KINDS = ['invoice', 'receipt', 'purchase-order', 'delivery-note', 'quotation'];
const NOISE = 0.2;

const hasTemplate = ({ kind, language }: LayoutFamily): boolean => !rightFor(kind, language).open;

function teachFrom(family: LayoutFamily): TaughtLesson {
  const [templateId] = rightFor(family.kind, family.language).ids;
  const template = offered.find(({ id }) => id === templateId)!.definition;
  const source = { document: family.id, requestNumber: '', by: '', at: '' };
  const pages = pagesOf(makeDocument(family, 1), { noise: NOISE });
  const [lesson] = learn([{ source, pages, fields: [], tables: [] }], template).lessons;
  return { templateId: templateId!, lesson: lesson! };
}

/**
 * Tenants that have checked a document of each of their layouts; new documents are the next of a layout, and other papers with the same
 * design.
 */
export function* makeTenants(first: number, families: number): Iterable<TenantFixture> {
  for (let from = first; from < first + families; from += LAYOUTS) {
    const known = Array.from({ length: Math.min(LAYOUTS, first + families - from) }, (_, index) =>
      makeLayoutFamily(from + index),
    ).filter(hasTemplate);
    const make = (set: string, family: LayoutFamily, number: number) => ({
      id: `${family.id} ${family.kind}`,
      set,
      kind: family.kind,
      language: family.language,
      pages: pagesOf(makeDocument(family, number), { noise: NOISE }),
    });
    yield {
      lessons: known.map(teachFrom),
      documents: known.flatMap((family) => [
        make('next of a learnt layout', family, 2),
        ...KINDS.filter((kind) => kind !== family.kind).map((kind) =>
          make('other papers of its look', { ...family, kind }, 1),
        ),
      ]),
    };
  }
}
