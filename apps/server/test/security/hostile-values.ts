import { z } from 'zod';

/** What no form sends at the place of a value. */
const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  'x',
  'a\u0000b',
  '\ud800',
  '\r\nSet-Cookie: a=b',
  '😀👩‍👩‍👧‍👦𠮷髙',
  'שלום‮مرحبا',
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '=HYPERLINK("http://x")',
  '9'.repeat(400),
  'x'.repeat(100_000),
  [],
  ['x'],
  [[[[[]]]]],
  {},
  { __proto__: { admin: true }, constructor: { prototype: {} } },
  { length: 1e9 },
];
/** Those that fit into an address. */
export const hostileTexts = hostile.filter(
  (value): value is string => typeof value === 'string' && value.length < 8000,
);
export const wholeBodies: readonly unknown[] = [
  null,
  true,
  1,
  'x',
  [],
  [{}],
  {},
  { unknown: 'x'.repeat(1_000_000) },
];

export type JsonSchema = {
  type?: string;
  format?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
};
export const toSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Something of the right types; `right-bodies.ts` makes it a body that the call accepts. */
export function plain(schema: JsonSchema, key = ''): unknown {
  const { type, format, properties, items, anyOf, oneOf, enum: values } = schema;
  if (schema.const !== undefined) return schema.const;
  if (values !== undefined) return values[0];
  const either = anyOf ?? oneOf;
  if (either !== undefined) return plain(either[0]!);
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, each]) => [name, plain(each, name)]),
    );
  if (type === 'array') return items === undefined ? [] : [plain(items)];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return false;
  if (/email/i.test(key)) return 'plain@example.com';
  if (/phone/i.test(key)) return '03-1234-5678';
  return format === 'date' ? '2030-12-31' : 'Abcdef#1';
}

/** A right value with each of its parts in turn replaced by each hostile value, so that it is the only thing wrong. */
export function* spoiled(schema: JsonSchema, base: unknown): Generator {
  for (const value of hostile) yield value;
  for (const [key, each] of Object.entries(schema.properties ?? {})) {
    const part = (base as Record<string, unknown> | null)?.[key] ?? plain(each, key);
    for (const value of spoiled(each, part)) yield { ...(base as object), [key]: value };
  }
  if (schema.items !== undefined) {
    const item: unknown = Array.isArray(base) ? base[0] : undefined;
    for (const value of spoiled(schema.items, item ?? plain(schema.items))) yield [value];
  }
}

/** Each part in turn missing, twice, and with each hostile text as its text, its file's content, and its file's name. */
export function* spoiledForms(schema: z.ZodObject): Generator<FormData> {
  const plainParts = Object.entries(toSchema(schema).properties ?? {}).map(([name, part]) => {
    const isText = part.type === 'string' && part.format !== 'binary';
    return [name, isText ? 'x' : new Blob([JSON.stringify(plain(part))])] as const;
  });
  const form = (corrupt: string, parts: readonly (string | Blob | File)[]) => {
    const made = new FormData();
    for (const [name, value] of plainParts)
      for (const each of name === corrupt ? parts : [value]) made.append(name, each);
    return made;
  };
  for (const [name, value] of plainParts) {
    yield form(name, []);
    yield form(name, [value, value]);
    for (const text of hostileTexts.filter((each) => each.isWellFormed())) {
      yield form(name, [text]);
      yield form(name, [new Blob([text])]);
      yield form(name, [new File(['%PDF-1.7'], text, { type: 'application/pdf' })]);
    }
  }
}
