import { standardTemplates, toDefinition } from '@ocr/contract/standard-templates';
import type { Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { insertTemplate } from './templates.store.ts';

const templates = [standardTemplates.en, standardTemplates.jp].flatMap((all) => Object.values(all));

/**
 * Gives a new partner its standard templates, in both languages. In the transaction that makes the partner, acting
 * as that partner.
 */
export async function installStandardTemplates(
  trx: Trx,
  { partnerId, at }: { readonly partnerId: string; readonly at: Date },
): Promise<void> {
  for (const { name, category, description, ...asked } of templates) {
    await insertTemplate(
      trx,
      { partnerId, tenantId: null },
      {
        id: newId(),
        name,
        category,
        description,
        definition: toDefinition(asked),
        document: null,
        userId: null,
        at,
      },
    );
  }
}
