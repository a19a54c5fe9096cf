import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountShapes } from './accounts/accounts.ts';
import { cleanLine, cleanText, isPrintableLine, isVisible } from './characters.ts';
import { line, optionalLine } from './envelope.ts';
import { newTemplate } from './templates.ts';
import { tenantShapes } from './tenants.ts';

const hostile: [string, string][] = [
  ['a NUL', 'a\u0000b'],
  ['a bell', 'a\u0007b'],
  ['an escape', 'a\u001b[31mb'],
  ['a delete', 'a\u007fb'],
  ['a C1 control', 'a\u0085b'],
  ['a line end', 'a\nb'],
  ['a tab', 'a\tb'],
  ['a line separator', 'a\u2028b'],
  ['a lone surrogate', 'a\ud800b'],
  ['U+FFFE', 'a\ufffeb'],
  ['U+FFFF', 'a\uffffb'],
  ['U+FDD0', 'a\ufdd0b'],
  ['U+1FFFE', 'a\u{1fffe}b'],
  ['an override of the direction', 'invoice\u202efdp.exe'],
  ['an isolate of the direction', 'a\u2066b\u2069'],
];

describe('a name', () => {
  test.each(hostile)('with %s is refused', (_name, text) => {
    expect(line(100).safeParse(text).success).toBe(false);
    expect(optionalLine(100).safeParse(text).success).toBe(false);
  });

  test.each(['\u200b', '\u3164', '\u2800', ' \u00ad ', '\u2060\u200d'])(
    'of which nothing is seen is none: %j',
    (text) => {
      expect(line(100).safeParse(text).error?.issues[0]?.message).toBe('REQUIRED');
    },
  );

  test.each(['青山 太郎', 'O’Brien & Söhne', 'محمد', 'שלום', '👩‍👩‍👧 Ltd', 'Ａｂｃ', 'क्षि', '𠮷野家'])(
    'such as %s is taken',
    (text) => {
      expect(line(100).parse(` ${text} `)).toBe(text);
    },
  );

  test('is refused so wherever it is sent', () => {
    const name = 'a\ufffeb';
    const field = { name, description: '' };
    const template = { name: 'Template', fields: [], tables: [] };
    const table = { name: 'Table', columns: [{ name: 'Column' }] };
    const refusals = [
      accountShapes.updateMe.body.safeParse({ fullName: name }),
      tenantShapes.updateMyTenant.body.safeParse({ contactName: name }),
      tenantShapes.updateTenant.body.safeParse({ companyName: name }),
      newTemplate.safeParse({ ...template, name }),
      newTemplate.safeParse({ ...template, category: name }),
      newTemplate.safeParse({ ...template, fields: [field] }),
      newTemplate.safeParse({ ...template, tables: [{ ...table, name }] }),
      newTemplate.safeParse({ ...template, tables: [{ ...table, columns: [field] }] }),
    ];
    expect(refusals.map(({ success }) => success)).toEqual(refusals.map(() => false));
    expect(newTemplate.safeParse({ ...template, category: 'Receipts' }).success).toBe(true);
  });
});

describe('a cleaned text', () => {
  test('is well-formed XML 1.0, turns no direction, and loses nothing else', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 60 }), (text) => {
        const clean = cleanText(text);
        expect(clean.isWellFormed()).toBe(true);
        // https://www.w3.org/TR/xml/#charsets
        expect(clean).toMatch(/^[\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
        expect(clean).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
        expect(cleanText(clean)).toBe(clean);
        expect(isPrintableLine(cleanLine(text))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('keeps what is good as it is', () => {
    const text = 'Größe 12 µm – 請求書\n\t合計 １，０００ 👩‍👩‍👧';
    expect(cleanText(text)).toBe(text);
    expect(cleanText('a\r\nb\rc')).toBe('a\nb\nc');
    expect(cleanLine('a\r\n\tb')).toBe('a b');
    expect(isVisible('\u200b')).toBe(false);
  });
});
