import type { Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { StoredDefinition } from '#platform/database/schema.ts';
import type { Instructions, ReadyMadeTemplate } from './ready-made-template.ts';
import { readyMadeEnglish } from './standard-templates.en.ts';
import { readyMadeJapanese } from './standard-templates.jp.ts';
import { insertTemplate } from './templates.store.ts';

const readyMadeTemplates: readonly ReadyMadeTemplate[] = [...readyMadeEnglish, ...readyMadeJapanese];

/**
 * Gives a new partner its standard templates, in both languages. In the transaction that makes the partner, acting
 * as that partner.
 */
export async function installStandardTemplates(
  trx: Trx,
  { partnerId, at }: { readonly partnerId: string; readonly at: Date },
): Promise<void> {
  for (const { name, category, description, ...asked } of readyMadeTemplates) {
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

function toDefinition({ fields, table }: Pick<ReadyMadeTemplate, 'fields' | 'table'>): StoredDefinition {
  return {
    fields: toList(fields),
    tables: table === undefined ? [] : [{ ...table, columns: toList(table.columns) }],
  };
}

function toList(instructions: Instructions): { name: string; description: string }[] {
  return Object.entries(instructions).map(([name, description]) => ({ name, description }));
}
