import type { ReadFile, Request, TableValues } from '@ocr/contract';
import type { CellResult, TableResult } from '@ocr/extraction';
import { createRandom, type Random } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathKey } from '#platform/extraction/value-paths.ts';
import { toStoredParts, type TableOutline } from '#platform/extraction/stored-parts.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../../test/parties.ts';
import { makeReadRequest } from '../../../../test/read-requests.ts';
import { replay, rowsInOrder, type RowEdit } from '#platform/extraction/edited-rows.ts';
import { presentFile, type Correction, type DocumentFacts } from '../present-file.ts';
import { cutFile } from './cut-file.ts';
import { presentOutline, presentRows } from './present-outline.ts';

const columns = ['Date', 'Item', 'Amount'];
const facts: DocumentFacts = {
  id: 'f',
  name: 'ledger.pdf',
  status: 'completed',
  error: null,
  pageCount: 40,
  pagesDone: 40,
  ocrRate: 90,
  pages: [],
  duplicateOf: null,
};

function drawTable(random: Random, name: string, length: number): TableResult {
  const cell = (column: string, row: number): CellResult => {
    const value = random.next() < 0.1 ? null : `${column} ${row}`;
    const page = Math.floor(row / 10) + (random.next() < 0.02 ? 2 : 1);
    const reason = random.next() < 0.03 ? 'WRONG_KIND' : null;
    const confidence = random.next() < 0.05 ? 40 : 98;
    return { column, value, text: value, confidence, page, box: null, reason };
  };
  const rows = Array.from({ length }, (_, row) => ({ cells: columns.map((column) => cell(column, row)) }));
  return { name, columns, rows, reason: null };
}

/** Rows added, deleted and moved, as calls would store them. */
function drawEdits(random: Random, table: string, length: number): RowEdit[] {
  const edits: RowEdit[] = [];
  const add = (edit: Omit<RowEdit, 'table_name'>): void => {
    if (replay(rowsInOrder(table, length, edits), edit)) edits.push({ table_name: table, ...edit });
  };
  for (let step = 0; step < 12; step += 1) {
    const index = random.int(0, length - 30);
    const key = String(rowsInOrder(table, length, edits)[index]);
    if (random.next() < 0.4) add({ op: 'insert', row_key: `row-added-${step}`, index });
    else {
      add({ op: 'delete', row_key: key, index });
      if (random.next() < 0.5) add({ op: 'restore', row_key: key, index: random.int(0, length - 30) });
    }
  }
  return edits;
}

function drawCorrections(random: Random, table: string, rows: readonly (number | string)[]): Correction[] {
  return Array.from({ length: 40 }, (): Correction => ({
    path: pathKey({ table, row: random.pick(rows), column: random.pick(columns) }),
    value: random.next() < 0.2 ? null : 'by hand',
    user_name: 'Sato',
    at: new Date(0),
    page: random.next() < 0.3 ? random.int(1, 40) : null,
    box: null,
  })).filter(({ path }, place, all) => all.findIndex((other) => other.path === path) === place);
}

/** All rows of an answer in parts, in order: those to come are looked up by their ids. */
function allRows(table: TableValues, rowOf: (id: string) => TableValues['rows'][number]) {
  const rest = (table.rest ?? []).flatMap((item) =>
    'cells' in item
      ? [item]
      : Array.from({ length: item.count }, (_, place) => rowOf(String(item.first + place))),
  );
  return [...table.rows, ...rest];
}

describe('an answer in parts', () => {
  test('made of stored parts is that which is cut from the whole, and its rows are those of the whole', () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const random = createRandom(`parts ${seed}`);
      const tables = [drawTable(random, 'Lines', random.int(300, 420)), drawTable(random, 'Sums', 3)];
      const rowEdits = drawEdits(random, 'Lines', tables[0]!.rows.length);
      const order = rowsInOrder('Lines', tables[0]!.rows.length, rowEdits);
      const changes = { rowEdits, corrections: drawCorrections(random, 'Lines', order) };
      const whole = presentFile(facts, { fields: [], tables, text: 'short' }, changes);
      const stored = toStoredParts({ tables })!;
      const outline = { ...stored, fields: '[]', text: 'short', isTextLeftOut: false, doubts: null };
      const rows = random.int(1, 150);
      const cut = presentOutline({ facts, outline, ...changes }, rows);
      expect(cut, `seed ${seed}`).toEqual(cutFile(whole, rows));
      const known = new Map(whole.tables[0]!.rows.map((row) => [row.id, row]));
      expect(allRows(cut.tables[0]!, (id) => known.get(id)!)).toEqual(whole.tables[0]!.rows);
      const asked = presentRows({ facts, outline, ...changes }, 'Lines', [120, 121, 9999]);
      expect(asked.map(({ id }) => id)).toEqual(['120', '121']);
      expect(asked[0]!.cells.map(({ value }) => value)).toEqual(
        tables[0]!.rows[120]!.cells.map(({ value }) => value),
      );
    }
  });

  test('states rows that are alike once, and short tables are not stored in parts', () => {
    const random = createRandom('runs');
    const [{ runs } = { runs: [] }] = JSON.parse(
      toStoredParts({ tables: [drawTable(random, 'Lines', 400)] })!.tables,
    ) as TableOutline[];
    expect(runs.length).toBeLessThan(250);
    expect(runs.reduce((sum, { count }) => sum + count, 0)).toBe(400);
    expect(toStoredParts({ tables: [drawTable(random, 'Lines', 299)] })).toBeNull();
  });
});

describe('a long result', () => {
  let app: TestApp;
  let tenant: TenantParty;
  let other: TenantParty;
  beforeAll(async () => {
    app = await startTestApp();
    const partner = await makePartner(app);
    tenant = await makeTenant(app, partner);
    other = await makeTenant(app, partner);
  });
  afterAll(() => app.stop());

  const lines = 350;
  const check = {
    quantity: 0,
    price: 1,
    amount: 2,
    discount: -1,
    line: -1,
    sums: [],
    mayHaveCharges: false,
    ruledRows: 0,
  };
  const numbers = ['Quantity', 'Price', 'Amount'];
  const instruction = (name: string) => ({ name, description: name });
  const makeLong = (isChecked: boolean) =>
    makeReadRequest(app, tenant, {
      definition: {
        fields: [instruction('Total')],
        tables: [{ ...instruction('Lines'), columns: numbers.map(instruction) }],
      },
      files: [
        {
          name: 'a.pdf',
          fields: { Total: '1' },
          tables: {
            Lines: Array.from({ length: lines }, (_, row) => [String(row + 1), '2', String(2 * row + 2)]),
          },
          text: 'word '.repeat(10_000),
        },
      ],
      doubtful: ['Price'],
      ...(isChecked && { checks: { Lines: check } }),
    });
  type Made = Awaited<ReturnType<typeof makeLong>>;
  const ask = async <Data>(path: string, token = tenant.token): Promise<Data> => {
    const { code, data } = await app.call('GET', path, { token });
    expect(code, path).toBe(200);
    return data as Data;
  };
  const rowsOf = async ({ id, files }: Made, first: number, count: number) =>
    (
      await ask<{ rows: TableValues['rows'] }>(
        `/request/${id}/files/${files[0]}/rows?table=Lines&first=${first}&count=${count}`,
      )
    ).rows;

  /** The file put together from its parts. */
  async function ambiguous(made: Made, rows: number): Promise<ReadFile> {
    const cut = await ask<Request>(`/request/${made.id}?rows=${rows}`);
    const [file] = cut.files;
    expect(file!.textIsLeftOut).toBe(true);
    expect(file!.tables[0]!.rows).toHaveLength(rows);
    const known = new Map<string, TableValues['rows'][number]>();
    for (let first = 0; first < lines; first += 90)
      for (const row of await rowsOf(made, first, 90)) known.set(row.id, row);
    const { textIsLeftOut: _left, ...read } = file!;
    const { rest: _rest, ...table } = read.tables[0]!;
    const all = allRows(file!.tables[0]!, (id) => known.get(id)!);
    const { text } = await ask<{ text: string }>(`/request/${made.id}/files/${made.files[0]}/text`);
    return { ...read, text, tables: [{ ...table, rows: all }] };
  }

  test.each([false, true])(
    'adds up to the whole, before and after changes (checked by arithmetic: %s)',
    async (isChecked) => {
      const made = await makeLong(isChecked);
      const whole = async () => (await ask<Request>(`/request/${made.id}`)).files[0]!;
      expect(await ambiguous(made, 100)).toEqual(await whole());
      const { code } = await app.call('POST', `/request/${made.id}/files/${made.files[0]}/corrections`, {
        token: tenant.token,
        body: {
          rows: [
            { table: 'Lines', op: 'delete', index: 3 },
            { table: 'Lines', op: 'insert', index: 340, row: 'added-by-hand' },
          ],
          corrections: [
            { path: 'tables["Lines"][340]["Amount"]', value: '7' },
            { path: 'tables["Lines"][300]["Price"]', value: '3' },
          ],
        },
      });
      expect(code).toBe(200);
      const now = await whole();
      expect(now.tables[0]!.rows[340]).toMatchObject({ id: 'added-by-hand' });
      expect(await ambiguous(made, 100)).toEqual(now);
      expect(await rowsOf(made, 2, 3)).toHaveLength(2);
      const kept = await app.context.db.withTenant(withinTenant(tenant), (trx) =>
        trx
          .selectFrom('result_outlines')
          .select(['doubts', 'doubts_of'])
          .where('file_id', '=', made.files[0]!)
          .executeTakeFirst(),
      );
      // A price that no longer equals quantity × price flags its row; the flag is stored next to the parts.
      expect(kept?.doubts_of !== null).toBe(isChecked);
      const raised = (kept?.doubts ?? '').includes('"row":"301","column":0,"reason":"ROW_MISMATCH"');
      expect(raised).toBe(isChecked);
      await app.context.db.withTenant(withinTenant(tenant), (trx) =>
        trx
          .updateTable('result_outlines')
          .set({ doubts_of: 'of other changes' })
          .where('file_id', '=', made.files[0]!)
          .execute(),
      );
      expect(await ambiguous(made, 100)).toEqual(now);
    },
  );

  test('has only its first rows if requested, with the positions of flags, and is deleted with its request', async () => {
    const made = await makeLong(false);
    const cut = await ask<Request>(`/request/${made.id}?rows=10`);
    expect(JSON.stringify(cut).length).toBeLessThan(20_000);
    expect(cut.files[0]!.tables[0]!.rest).toEqual([
      { first: 10, count: lines - 10, pages: expect.any(Array), open: [1], settled: [] },
    ]);
    const left = await app.context.db.withTenant(withinTenant(tenant), countParts(made.files[0]!));
    expect(left).toBe(4);
    await app.call('DELETE', `/request/${made.id}`, { token: tenant.token });
    expect(await app.context.db.withTenant(withinTenant(tenant), countParts(made.files[0]!))).toBe(0);
  });

  test('is nobody else’s', async () => {
    const made = await makeLong(false);
    for (const path of [`/rows?table=Lines&first=0&count=1`, '/text']) {
      const { code } = await app.call('GET', `/request/${made.id}/files/${made.files[0]}${path}`, {
        token: other.token,
      });
      expect(code).toBe(404);
    }
    expect(await app.context.db.withTenant(withinTenant(other), countParts(made.files[0]!))).toBe(0);
  });

  const withinTenant = ({ tenantId, partnerId }: TenantParty) => ({ tenantId, partnerId });
  const countParts =
    (fileId: string) => async (trx: Parameters<Parameters<typeof app.context.db.withTenant>[1]>[0]) =>
      (await trx.selectFrom('result_parts').select('part').where('file_id', '=', fileId).execute()).length;
});
