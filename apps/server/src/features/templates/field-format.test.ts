import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { templateValues } from './testing/template-values.ts';

let app: TestApp;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await makeTenant(app, await makePartner(app));
});
afterAll(() => app.stop());

const create = (template: unknown) => app.call('POST', '/template', { token: tenant.token, body: template });

describe('the format of a field', () => {
  const withFormat = (format: unknown) => ({
    ...templateValues(),
    fields: [{ name: 'Due date', description: 'When it is to be paid', format }],
  });

  test('is kept with every version, and missing where it was not set', async () => {
    const format = { kind: 'date', required: true, min: '2026-01-01', max: '2026-12-31' };
    const { data } = await create(withFormat(format));
    expect(data.fields).toEqual([{ name: 'Due date', description: 'When it is to be paid', format }]);
    const path = `/template/${data.id}`;
    await app.call('PUT', path, { token: tenant.token, body: templateValues() });
    const versions = await app.call('GET', `${path}/versions`, { token: tenant.token });
    expect(
      versions.data.map(({ fields }: { fields: object[] }) => fields.map((field) => 'format' in field)),
    ).toEqual([[false], [true]]);
    await app.call('POST', `${path}/rollback`, { token: tenant.token, body: { version: 1 } });
    expect((await app.call('GET', path, { token: tenant.token })).data.fields[0].format).toEqual(format);
  });

  test.each([
    [{ min: '1' }, 'kind', 'REQUIRED'],
    [{ kind: 'text', max: '1' }, 'kind', 'REQUIRED'],
    [{ kind: 'date', min: '2026-02-30' }, 'min', 'INVALID_DATE'],
    [{ kind: 'amount', max: '1,000' }, 'max', 'INVALID'],
    [{ kind: 'number', min: '10', max: '9' }, 'max', 'OUT_OF_RANGE'],
    [{ list: [] }, 'list', 'REQUIRED'],
    [{ pattern: '9'.repeat(101) }, 'pattern', 'TOO_LONG'],
  ])('%o is refused at %s', async (format, part, code) => {
    const answer = await create(withFormat(format));
    expect(answer).toMatchObject({
      code: 422,
      details: expect.arrayContaining([{ field: `fields[0].format.${part}`, code }]),
    });
  });
});
