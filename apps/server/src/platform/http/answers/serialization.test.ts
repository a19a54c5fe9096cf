import { envelope, shapes } from '@ocr/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compileSerializer } from './serialization.ts';

const answers = Object.entries(shapes).flatMap(([name, shape]) =>
  'data' in shape ? [[name, shape.data] as const] : [],
);
const write = (schema: z.ZodType) => compileSerializer({ schema, method: 'GET', url: '/x' });

/** Kinds of schema that make another value of one, and that are somewhere in this one. */
function changing(schema: z.ZodType, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema;
  const kinds = ['transform', 'pipe', 'default', 'prefault', 'catch', 'lazy', 'promise'];
  const own = kinds.includes(def.type) || ('coerce' in def && def.coerce === true) ? [def.type] : [];
  return [...own, ...partsOf(def).flatMap((part) => changing(part, seen))];
}

function partsOf(value: unknown): z.ZodType[] {
  if (value instanceof z.ZodType) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(partsOf) : [];
}

describe('an answer', () => {
  const person = z.object({
    name: z.string(),
    phone: z.string().optional(),
    boss: z.object({ name: z.string() }).nullable(),
  });

  test('contains what its call declares, and nothing else', () => {
    const hash = { hash: 'secret' };
    const all = {
      data: { name: 'Jo', boss: { name: 'Mo', ...hash }, ...hash },
      status: { code: 200, message: 'SUCCESS' },
      ...hash,
    };
    expect(write(envelope(person))(all)).toBe(
      '{"data":{"name":"Jo","boss":{"name":"Mo"}},"status":{"code":200,"message":"SUCCESS"}}',
    );
  });

  test.each([
    ['lacks something', { boss: null }],
    ['has something otherwise', { name: 1, boss: null }],
    ['is nothing', undefined],
  ])('that %s is not sent', (_what, data) => {
    expect(() => write(person)(data)).toThrow('The answer of GET /x is not what the contract declares');
  });

  test.each(answers)(
    'of %s is declared by what is compiled, and not changed by being checked',
    (_name, data) => {
      expect(changing(data)).toEqual([]);
      expect(() => z.compile(envelope(data), { strict: true })).not.toThrow();
    },
  );

  test('would be changed by a default, which this would notice', () => {
    expect(changing(z.object({ a: z.array(z.string().default('x')) }))).toEqual(['default']);
    expect(changing(z.union([z.string().transform((text) => text.trim())]))).toContain('transform');
  });
});
