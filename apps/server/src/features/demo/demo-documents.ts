import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@ocr/recognition';
import { extractValues } from '#features/requests/read/extract-values.ts';
import type { Context } from '#platform/context.ts';
import type { StoredValues } from '#platform/extraction/stored-values.ts';
import type { StoredDefinition } from '#platform/database/schema.ts';

/** The samples that the product ships, and the standard template that fits each. Digital ones only: read in milliseconds. */
const samples: readonly { file: string; template: string }[] = [
  { file: 'invoice-form.pdf', template: 'Invoice' },
  { file: 'invoice-long.pdf', template: 'Invoice' },
  { file: 'purchase-order.pdf', template: 'Purchase order' },
  { file: 'quotation.pdf', template: 'Quotation' },
  { file: 'bank-statement.pdf', template: 'Bank statement' },
  { file: 'seikyusho-form.pdf', template: '請求書' },
  { file: 'seikyusho-modern.pdf', template: '請求書' },
  { file: 'seikyusho-long.pdf', template: '請求書' },
  { file: 'mitsumorisho.pdf', template: '見積書' },
  { file: 'chumonsho.pdf', template: '注文書' },
  { file: 'torihiki-meisai.pdf', template: '取引明細' },
];
const samplesFolder = join(import.meta.dirname, '../../../../../samples');

/** A sample that was really read, by the same code as any request. */
export interface ReadSample extends StoredValues {
  readonly file: string;
  readonly template: string;
  readonly bytes: Buffer;
  readonly size: number;
  readonly pages: readonly Page[];
  readonly text: string;
  readonly ocrRate: number | null;
}

/** Reads the demo's documents and extracts their values, all at once; the recognizer limits how many run. */
export async function readSamples(
  context: Context,
  definitionOf: (template: string) => StoredDefinition,
): Promise<ReadSample[]> {
  return Promise.all(
    samples.map(async ({ file, template }) => {
      const path = join(samplesFolder, file);
      const bytes = await readFile(path);
      const { pages } = await context.recognizer.read(path, 'pdf');
      const definition = definitionOf(template);
      const found = await extractValues(context, pages, { definition, memory: null });
      return {
        file,
        template,
        bytes,
        size: (await stat(path)).size,
        pages,
        ...found,
      };
    }),
  );
}
