import type { CellResult, FieldResult, FoundValue, TableCheck, TableResult } from '@ocr/extraction';
import { insertRequest } from '../src/features/requests/requests.store.ts';
import type { TenantScope, Trx } from '../src/platform/database/database.ts';
import { newId } from '../src/platform/database/ids.ts';
import type { StoredDefinition } from '../src/platform/database/schema.ts';
import type { TestApp } from './app.ts';
import type { TenantParty } from './parties.ts';
import { insertPages } from '#features/requests/read/pages.store.ts';
import { toStoredValues } from '#platform/extraction/stored-values.ts';
import { settleRequest, storeFailure, storeResult } from '#features/requests/read/outcome.store.ts';

export interface ReadFileOptions {
  readonly name: string;
  /** Failed files have no values. */
  readonly error?: 'CORRUPT_FILE' | 'TIMED_OUT';
  readonly unread?: true;
  readonly fields?: Readonly<Record<string, string | null>>;
  /** Rows of cells by table, in the order of the table's columns. */
  readonly tables?: Readonly<Record<string, readonly (readonly (string | null)[])[]>>;
  readonly text?: string;
  readonly sha256?: string;
  /** The texts printed on its page and where they begin, in fractions of it. */
  readonly words?: readonly (readonly [text: string, x: number, y: number])[];
}

/** A page of words as the reading stores it; each is as wide as it has letters. */
function pageOf(words: ReadFileOptions['words'] = []): string {
  const placed = words.map(([text, x, y]) => ({
    text,
    confidence: 100,
    box: { x, y, width: 0.01 * text.length, height: 0.014 },
  }));
  const nothing = { lines: [], rules: [], notes: [] };
  return JSON.stringify({ number: 1, width: 595, height: 842, words: placed, source: 'text', ...nothing });
}

let counter = 0;

/** A request whose files were read to the given values, without documents. */
export async function makeReadRequest(
  app: TestApp,
  tenant: TenantParty,
  options: {
    definition: StoredDefinition;
    files: readonly ReadFileOptions[];
    templateId?: string;
    templateName?: string;
    number?: string;
    /** What the rows of tables are checked against, by the table's name. */
    checks?: Readonly<Record<string, TableCheck>>;
    /** Fields and columns whose values are doubtful where they are found. */
    doubtful?: readonly string[];
  },
): Promise<{ id: string; number: string; files: string[] }> {
  counter += 1;
  const scope = { tenantId: tenant.tenantId, partnerId: tenant.partnerId };
  const id = newId();
  const number = options.number ?? `OCR-${String(counter).padStart(6, '0')}`;
  const files = options.files.map((file) => ({ ...file, id: newId() }));
  const at = app.clock.now();
  const template = {
    id: options.templateId ?? newId(),
    version: 1,
    name: options.templateName ?? 'Invoices',
    definition: options.definition,
  };
  await app.context.db.withTenant(scope, async (trx) => {
    await insertRequest(trx, scope, {
      id,
      number,
      template,
      month: '2026-11',
      acceptedBy: tenant.userId,
      at,
      files: files.map((file) => ({
        id: file.id,
        name: file.name,
        kind: 'pdf',
        size: 1,
        sha256: file.sha256 ?? '',
        storageKey: `tenants/${tenant.tenantId}/requests/${id}/${file.id}/document`,
        pages: 1,
      })),
    });
    for (const file of files) await endFile(trx, scope, { ...options, requestId: id }, file, at);
    await settleRequest(trx, scope, id, at);
  });
  return { id, number, files: files.map((file) => file.id) };
}

interface Made {
  readonly definition: StoredDefinition;
  readonly requestId: string;
  readonly doubtful?: readonly string[];
  readonly checks?: Readonly<Record<string, TableCheck>>;
}

async function endFile(
  trx: Trx,
  scope: TenantScope,
  { definition, requestId, doubtful = [], checks = {} }: Made,
  file: ReadFileOptions & { id: string },
  at: Date,
): Promise<void> {
  if (file.unread === true) return;
  if (file.error !== undefined) return storeFailure(trx, scope, { fileId: file.id, error: file.error, at });
  await insertPages(trx, scope, file.id, [{ number: 1, width: 595, height: 842, json: pageOf(file.words) }]);
  await storeResult(trx, scope, {
    fileId: file.id,
    requestId,
    ...toStoredValues(
      {
        fields: definition.fields.map(({ name }): FieldResult => ({
          name,
          ...found(file.fields?.[name], doubtful.includes(name)),
        })),
        tables: definition.tables.map((table) => {
          const check = checks[table.name];
          return { ...toTable(table, file.tables?.[table.name] ?? [], doubtful), ...(check && { check }) };
        }),
      },
      definition,
    ),
    text: file.text ?? '',
    ocrRate: 97.5,
    at,
  });
}

function toTable(
  table: StoredDefinition['tables'][number],
  rows: readonly (readonly (string | null)[])[],
  doubtful: readonly string[],
): TableResult {
  const columns = table.columns.map((column) => column.name);
  return {
    name: table.name,
    columns,
    reason: null,
    rows: rows.map((row) => ({
      cells: columns.map((column, index): CellResult => ({
        column,
        ...found(row[index], doubtful.includes(column)),
      })),
    })),
  };
}

function found(value: string | null | undefined, isDoubtful: boolean): FoundValue {
  if (value === null || value === undefined) {
    return { value: null, text: null, confidence: null, page: null, box: null, reason: null };
  }
  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.02 };
  return { value, text: value, confidence: 97.5, page: 1, box, reason: isDoubtful ? 'AMBIGUOUS' : null };
}

const ask = (name: string) => ({ name, description: '' });

/** Two read invoices with values that are hard to export: numbers that are text, formulas, rare letters, empty cells. */
export const hardInvoices: { readonly definition: StoredDefinition; readonly files: ReadFileOptions[] } = {
  definition: {
    fields: [ask('Invoice number'), ask('Invoice date'), ask('Total'), ask('Seller')],
    tables: [
      { ...ask('Items'), columns: [ask('Item code'), ask('Description'), ask('Quantity'), ask('Amount')] },
    ],
  },
  files: [
    {
      name: '請求書 5月.pdf',
      fields: { 'Invoice number': '00123', 'Invoice date': '2026-05-27', Total: '-1234.5', Seller: '=1+1' },
      tables: {
        Items: [
          ['0042', '+cmd|calc', '3', '54780'],
          ['A-1', '𠮷野家 髙島屋 ㈱', null, '12.25'],
        ],
      },
    },
    { name: 'second.pdf', fields: { 'Invoice number': '99', 'Invoice date': 'soon', Total: '0' } },
  ],
};

/** One read file whose field and column names contain what a path is made of: points, brackets, spaces. */
export const oddlyNamed: { readonly definition: StoredDefinition; readonly files: ReadFileOptions[] } = {
  definition: {
    fields: [ask('Total'), ask('税込 [円].合計')],
    tables: [{ ...ask('Items'), columns: [ask('Name'), ask('Unit.price')] }],
  },
  files: [
    {
      name: 'invoice.pdf',
      fields: { Total: '100' },
      tables: {
        Items: [
          ['Pen', '20'],
          ['Ink', '80'],
        ],
      },
    },
  ],
};
