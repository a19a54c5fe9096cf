import { describe, expect, test } from 'vitest';
import { routes, type RouteDefinition } from './routes.ts';
import { shapes } from './shapes.ts';

/** The promised calls: their names are fixed. P partner, T tenant, any signed in, - anyone. */
const promised = `
POST /auth/login -
POST /auth/logout any
POST /auth/change_password any
POST /forgot-password -
POST /forgot-password/reset -
GET /user/me any
PUT /user/me any
GET /tenant P
POST /tenant/with-user P
GET /tenant/:id P
PUT /tenant/:id P
PATCH /tenant/:id P
DELETE /tenant/:id P
GET /tenant/compact P
GET /tenant/my-tenant T
PUT /tenant/my-tenant T
GET /settings P
PUT /settings P
DELETE /settings/next P
POST /settings/reset-payment-day P
GET /template any
POST /template any
GET /template/:id any
PUT /template/:id any
DELETE /template/:id any
GET /template/compact T
POST /template/preview any
GET /request T
POST /request/quote T
POST /request T
GET /request/:id T
PATCH /request/:id/files/:fileId T
GET /request/:id/files/:fileId/pages/:n T
GET /request/:id/download-status T
GET /request/:id/export T
GET /request/export T
DELETE /request/:id T
GET /usage any
GET /usage/current any
GET /usage/export any
GET /invoice any
GET /invoice/:id any
PUT /invoice/:id/payment P
GET /invoice/:id/export any
GET /health/live -
GET /health/ready -`;
const access = { P: 'partner', T: 'tenant', any: 'signedIn', '-': 'anyone' } as const;
const calls = Object.entries(routes) as [keyof typeof routes, RouteDefinition][];

describe('the table of calls', () => {
  test.each(promised.trim().split('\n'))('has %s', (line) => {
    const [method, path, who] = line.split(' ') as [string, string, keyof typeof access];
    const found = calls.filter(([, route]) => route.method === method && route.path === path);
    expect(found.map(([, route]) => route.access)).toEqual([access[who]]);
  });

  test('names no call twice, and gives every JSON answer a shape', () => {
    const keys = calls.map(([, route]) => `${route.method} ${route.path}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const [name, route] of calls) {
      expect([name, 'data' in shapes[name]]).toEqual([name, route.answers === undefined]);
    }
  });

  test('refuses an expired tenant all that submits, reads or changes templates; what was read is still worked with', () => {
    const open = calls.filter(
      ([, { method, path, access: who, refusedWhenExpired }]) =>
        /^\/(?:template|request)\b/.test(path) &&
        method !== 'GET' &&
        who !== 'partner' &&
        refusedWhenExpired !== true,
    );
    expect(open.map(([name]) => name).toSorted()).toEqual([
      'addCorrections',
      'checkRequest',
      'checkRequests',
      'correctFile',
      'deleteRequest',
      'settleDifference',
      'takeRequest',
    ]);
  });

  test('gives a form to every call that takes parts, and to no other', () => {
    for (const [name, route] of calls) {
      expect([name, 'form' in shapes[name]]).toEqual([name, route.sends === 'multipart']);
    }
  });

  test('gives a shape to every parameter of a path', () => {
    for (const [name, route] of calls) {
      const names = [...route.path.matchAll(/:(\w+)/g)].map((match) => String(match[1]));
      const shape = shapes[name] as { params?: { shape: object } };
      expect([name, Object.keys(shape.params?.shape ?? {}).toSorted()]).toEqual([name, names.toSorted()]);
    }
  });
});
