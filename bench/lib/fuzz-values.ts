/** Values for a fuzz, from valid to hostile, drawn from a seed. */

/** The part of JSON Schema that the server's document uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

const texts = [
  '',
  ' ',
  'x',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\r\nSet-Cookie: a=b',
  '😀👩‍👩‍👧‍👦𠮷髙',
  'שלום\u202eمرحبا',
  "'; drop table users; --",
  "' or 1=1 --",
  '%',
  '\\',
  '"><script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '..',
  'C:\\windows\\win.ini',
  '=HYPERLINK("http://x")',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e309',
  '９',
  '9'.repeat(400),
  'x'.repeat(5000),
];
const days = [
  '2026-11-01',
  '2024-02-29',
  '1900-01-01',
  '1899-12-31',
  '9999-12-31',
  '9999-12-30',
  '2026-02-30',
];
const months = ['2026-11', '2026-01', '1900-01', '2999-12', '2026-13', '9999-12', '0000-01'];
/** What a text property is likely to mean if no schema says it: mostly valid, often at a limit. */
const meanings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/email/i, ['a@example.com', 'tenant@example.com', 'A@EXAMPLE.COM', `${'a'.repeat(64)}@b.co`, 'a@b']],
  [/password/i, ['Abcdef#1', 'Tenant#2026', 'short', `Aa1!${'x'.repeat(124)}`, `Aa1!${'x'.repeat(125)}`]],
  [/phone/i, ['03-1234-5678', '+81 3 1234 5678', '０３－１２３４－５６７８', '12345', '1'.repeat(16)]],
  [/timeZone/, ['Asia/Tokyo', 'UTC', 'America/New_York', 'Pacific/Apia', 'Asia/Kathmandu', '+09:00', 'Mars']],
  [/date|^day$|^from$|^to$/i, [...days, ...months]],
  [/^month$/i, months],
  [/language/i, ['en', 'jp', 'EN']],
  [/path/, ['fields.Total', 'tables.Items[0].Price', 'tables.Items[99999999].Price', 'fields.', 'fields[0]']],
];

export class Draw {
  private state: number;
  /** Real ids by the noun of their path, filled by the caller. */
  readonly ids: Record<string, string[]> = {};

  constructor(seed: number) {
    this.state = seed;
  }

  /** Mulberry32: from 0 to 1, the same for the same seed. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() * from.length)]!;
  }

  hostileText(): string {
    return this.pick(texts);
  }

  /** Any JSON value, whatever was asked for. */
  hostile(): unknown {
    if (this.chance(0.5)) return this.chance(0.01) ? 'x'.repeat(1_000_000) : this.hostileText();
    const numbers = [0, -0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63)];
    const others: unknown[] = [
      null,
      true,
      false,
      [],
      {},
      [null],
      [[[[]]]],
      { length: 1e9 },
      { constructor: { a: 1 } },
    ];
    return this.pick<unknown>([...numbers, ...others]);
  }

  /** A value for `schema`; each part of it is replaced by a hostile one with the chance `wildness`. */
  value(schema: JsonSchema, name: string, wildness: number): unknown {
    if (this.chance(wildness)) return this.hostile();
    if ('const' in schema) return schema.const;
    if (schema.enum !== undefined) return this.pick(schema.enum);
    if (schema.anyOf !== undefined) return this.value(this.pick(schema.anyOf), name, wildness);
    switch (schema.type) {
      case 'object':
        return this.object(schema, wildness);
      case 'array':
        return Array.from({ length: this.pick([0, 1, 1, 2, 3, (schema.maxItems ?? 20) + 1]) }, () =>
          this.value(schema.items ?? {}, name, wildness),
        );
      case 'integer':
      case 'number':
        return this.number(schema);
      case 'boolean':
        return this.chance(0.5);
      case 'null':
        return null;
      case undefined:
      default:
        return this.text(schema, name);
    }
  }

  private object(schema: JsonSchema, wildness: number): unknown {
    const parts = Object.entries(schema.properties ?? {})
      .filter(([key]) => this.chance(schema.required?.includes(key) === true ? 1 - wildness / 4 : 0.5))
      .map(([key, part]) => [key, this.value(part, key, wildness)] as const);
    const unknown = this.chance(wildness)
      ? [[this.pick(['unknown', 'id', '__proto__']), this.hostile()]]
      : [];
    return Object.fromEntries([...parts, ...unknown]);
  }

  private number({ minimum = 0, maximum = 1000 }: JsonSchema): number {
    return this.pick([minimum, maximum, minimum - 1, maximum + 1, minimum + 1, 1, 7, 31]);
  }

  private text({ maxLength }: JsonSchema, name: string): string {
    const noun = /^(.*)Id$/.exec(name)?.[1];
    const known = noun === undefined ? undefined : this.ids[noun];
    if (known !== undefined && known.length > 0 && this.chance(0.8)) return this.pick(known);
    const meaning = meanings.find(([pattern]) => pattern.test(name))?.[1];
    if (meaning !== undefined && this.chance(0.9)) return this.pick(meaning);
    const longest = Math.min(maxLength ?? 100, 5000);
    return this.pick([
      `Text ${Math.floor(this.next() * 1e6)}`,
      '納品書 No.12',
      'あ'.repeat(longest),
      'x'.repeat(longest + 1),
      this.hostileText(),
    ]);
  }
}
