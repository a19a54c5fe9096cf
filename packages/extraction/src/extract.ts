import { viewDocument } from './document.ts';
import { answerAll, weighField } from './fields/find-field.ts';
import { understand } from './instruction/understand.ts';
import { applyFormat } from './fields/apply-format.ts';
import { NOTHING } from './fields/candidate.ts';
import { applyMemory } from './learn/apply.ts';
import { withLearntColumns } from './learn/columns.ts';
import { headersFrom } from './learn/headers-from.ts';
import { Rereads } from './learn/reread-places.ts';
import { leftOutBy } from './learn/left-out.ts';
import { recognise } from './learn/layouts/recognise.ts';
import type { Memory } from './learn/types.ts';
import { findTable } from './tables/find-table.ts';
import type {
  Extraction,
  FieldInstruction,
  FieldResult,
  RereadPlace,
  Page,
  TableInstruction,
  TemplateDefinition,
} from './types.ts';

/**
 * Finds a template's fields and tables on the pages of a document. Pure and deterministic; a value that is not on
 * the pages is null, and every found value carries its place and a confidence that means its probability. With a memory,
 * a document of a layout that is known is read by what was learnt of it; any other as without.
 */
export function extract(
  pages: readonly Page[],
  template: TemplateDefinition,
  memory?: Memory,
  reread?: readonly RereadPlace[],
): Extraction {
  return createExtractor(pages, memory, reread)(template);
}

/** A document made ready to be asked by several templates: what one has asked costs nothing when another asks it in the same words. */
export function createExtractor(
  pages: readonly Page[],
  memory?: Memory,
  reread: readonly RereadPlace[] = [],
): (template: TemplateDefinition) => Extraction {
  const view = viewDocument(pages);
  const matches = memory ? recognise(view, memory) : [];
  const layout = matches[0]?.lesson.layout;
  const rereads = new Rereads(reread);
  const weigh = onceForEach((field: FieldInstruction) => weighField(understand(field), view));
  const readFields = (fields: readonly FieldInstruction[]): FieldResult[] => {
    const answers = answerAll(fields.map(weigh), view);
    return fields.map(({ name, format }, index) =>
      applyFormat(applyMemory({ name, ...(answers[index] ?? NOTHING) }, { matches, view, rereads }), format),
    );
  };
  const readTable = onceForEach(
    ({ table, hasDiscount }: { table: TableInstruction; hasDiscount: boolean }) => {
      const known = {
        learnt: headersFrom(matches, table),
        isLeftOut: leftOutBy(matches, table),
        hasDiscount,
      };
      return withLearntColumns(findTable(table, view, known), matches, view);
    },
  );
  return (template) => {
    const fields = readFields(template.fields);
    const hasDiscount = fields.some(
      ({ value }, index) => value !== null && isOfDiscount(template.fields[index]),
    );
    const found = { fields, tables: template.tables.map((table) => readTable({ table, hasDiscount })) };
    const placesToReread = rereads.requested;
    return {
      ...(layout !== undefined && { layout }),
      ...(placesToReread.length > 0 && { placesToReread }),
      ...found,
    };
  };
}

const isOfDiscount = (field: FieldInstruction | undefined): boolean =>
  field !== undefined && understand(field).concept === 'discount';

/** The same answer for what says the same. */
function onceForEach<Question extends object, Answer>(
  answer: (question: Question) => Answer,
): (question: Question) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const key = JSON.stringify(question);
    const found = known.get(key) ?? answer(question);
    known.set(key, found);
    return found;
  };
}
