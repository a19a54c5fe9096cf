import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { oddlyNamed, makeReadRequest } from '../../../test/read-requests.ts';

let app: TestApp;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await makeTenant(app, await makePartner(app));
});
afterAll(() => app.stop());

type Made = Awaited<ReturnType<typeof makeReadRequest>>;
interface Asked {
  readonly corrections?: readonly object[];
  readonly rows?: readonly object[];
}
let request: Made;
beforeEach(async () => {
  request = await makeReadRequest(app, tenant, oddlyNamed);
});

const send = (body: Asked) => {
  // No two changes have the same time.
  app.clock.set(new Date(app.clock.now().getTime() + 1000));
  const path = `/request/${request.id}/files/${request.files[0]}/corrections`;
  return app.call('POST', path, { token: tenant.token, body });
};
interface Evidence {
  readonly value: string | null;
  readonly corrected: { readonly value: string; readonly at: string } | null;
}
const stored = async () => {
  const { data } = await app.call('GET', `/request/${request.id}`, { token: tenant.token });
  const shown = ({ corrected, value }: Evidence) => corrected?.value ?? value;
  const rows: { id: string; cells: Evidence[] }[] = data.files[0].tables[0].rows;
  return {
    total: shown(data.files[0].fields[0]),
    rows: rows.map(({ id, cells }) => [id, ...cells.map(shown)].join(' ')),
  };
};
const refusal = { code: 409, message: 'CHANGED_MEANWHILE' };
const items = { table: 'Items' } as const;

describe('a change of rows that others have changed', () => {
  test('does not reach another row: neither does a correction, nor anything that came with it', async () => {
    const path = 'tables.Items[1].Name';
    await send({ rows: [{ ...items, op: 'insert', index: 0, row: 'rabcdefgh' }] });
    const corrections = [
      { path: 'fields.Total', value: '5' },
      { path, value: '41', row: '1' },
    ];
    expect(await send({ corrections })).toMatchObject(refusal);
    expect(await stored()).toEqual({ total: '100', rows: ['rabcdefgh  ', '0 Pen 20', '1 Ink 80'] });
    expect((await send({ corrections: [{ path, value: 'Nib', row: '0' }] })).code).toBe(200);
    expect((await stored()).rows[1]).toBe('0 Nib 20');
    // Who does not say which row is meant changes the one at the path.
    expect((await send({ corrections: [{ path, value: 'Cap' }] })).code).toBe(200);
    await send({ rows: [{ ...items, op: 'delete', index: 0 }] });
    const beyond = { path: 'tables.Items[2].Name', value: '41', row: '1' };
    expect(await send({ corrections: [beyond] })).toMatchObject(refusal);
  });

  test('is refused for its own mistakes first, of which it cannot know those that come from the others’ changes', async () => {
    await send({ rows: [{ ...items, op: 'delete', index: 0 }] });
    const outdated = { path: 'tables.Items[0].Name', value: 'Nib', row: '0' };
    const corrections = [
      outdated,
      { path: 'fields.Total', value: '5', page: 9 },
      { path: 'tables.Items[1].Colour', value: 'blue' },
      { path: 'tables.Items[1].Name', value: 'Cap' },
    ];
    expect(await send({ corrections })).toMatchObject({
      code: 422,
      details: [
        { field: 'corrections[1].page', code: 'OUT_OF_RANGE' },
        { field: 'corrections[2].path', code: 'UNKNOWN' },
      ],
    });
    expect(await send({ corrections: [corrections[3]!, outdated] })).toMatchObject(refusal);
    const rows = [
      { ...items, op: 'insert', index: 1, row: 'rabcdefgh', after: '0' },
      { table: 'Parts', op: 'delete', index: 0 },
      { ...items, op: 'delete', index: 5 },
    ];
    expect(await send({ rows })).toMatchObject({
      code: 422,
      details: [{ field: 'rows[1].table', code: 'UNKNOWN' }],
    });
    const added = { path: 'tables.Items[1].Name', value: 'Cap', row: 'rabcdefgh' };
    const [insertion] = rows;
    expect(
      await send({ rows: [insertion!], corrections: [added, { path: 'fields.No', value: '1' }] }),
    ).toMatchObject({
      code: 422,
      details: [{ field: 'corrections[1].path', code: 'UNKNOWN' }],
    });
    expect(await send({ rows: [insertion!], corrections: [added] })).toMatchObject(refusal);
    expect(await stored()).toEqual({ total: '100', rows: ['1 Ink 80'] });
  });

  test('deletes the row that is meant, or none', async () => {
    await send({ rows: [{ ...items, op: 'delete', index: 0, row: '0' }] });
    expect((await stored()).rows).toEqual(['1 Ink 80']);
    expect(await send({ rows: [{ ...items, op: 'delete', index: 0, row: '0' }] })).toMatchObject(refusal);
    expect(await send({ rows: [{ ...items, op: 'delete', index: 1, row: '1' }] })).toMatchObject(refusal);
    expect((await stored()).rows).toEqual(['1 Ink 80']);
  });

  test('adds and restores a row after the one that is meant, or nowhere', async () => {
    await send({ rows: [{ ...items, op: 'delete', index: 0 }] });
    const add = { ...items, op: 'insert' } as const;
    expect(await send({ rows: [{ ...add, index: 1, after: '0' }] })).toMatchObject(refusal);
    expect(await send({ rows: [{ ...add, index: 2, after: '1' }] })).toMatchObject(refusal);
    expect(await send({ rows: [{ ...add, index: 1, after: null }] })).toMatchObject(refusal);
    const restore = { ...items, op: 'restore', row: '0' } as const;
    expect(await send({ rows: [{ ...restore, index: 1, after: '7' }] })).toMatchObject(refusal);
    expect((await stored()).rows).toEqual(['1 Ink 80']);
    const rows = [
      { ...restore, index: 0, after: null },
      { ...add, index: 1, row: 'rabcdefgh', after: '0' },
    ];
    expect((await send({ rows })).code).toBe(200);
    expect((await stored()).rows).toEqual(['0 Pen 20', 'rabcdefgh  ', '1 Ink 80']);
  });
});

describe('a correction of a value that others have corrected', () => {
  const correct = (value: string | null, saw?: string | null) =>
    send({ corrections: [{ path: 'fields.Total', value, ...(saw !== undefined && { saw }) }] });
  const timeOf = ({ data }: Awaited<ReturnType<typeof send>>): string => data.corrections[0].corrected.at;

  test('is refused unless it was made of the correction in force', async () => {
    const first = timeOf(await correct('120', null));
    expect(await correct('100', null)).toMatchObject(refusal);
    const second = timeOf(await correct('130', first));
    expect(await correct('140', first)).toMatchObject(refusal);
    expect(await correct(null, first)).toMatchObject(refusal);
    expect((await stored()).total).toBe('130');
    expect((await correct(null, second)).code).toBe(200);
    expect(await correct('150', second)).toMatchObject(refusal);
    expect((await stored()).total).toBe('100');
    expect((await correct('150', null)).code).toBe(200);
    // Who does not say what was seen replaces what is there.
    expect((await correct('160')).code).toBe(200);
    expect((await stored()).total).toBe('160');
  });

  test('with the same value loses nothing, and is taken', async () => {
    await correct('120', null);
    expect((await correct('120', null)).code).toBe(200);
  });

  test('that says something else than a time is refused as it is', async () => {
    expect(await correct('1', 'yesterday')).toMatchObject({
      code: 422,
      details: [{ field: 'corrections[0].saw', code: 'INVALID' }],
    });
  });
});
