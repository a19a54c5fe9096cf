import { describe, expect, test } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage } from '../testing/page-builder.ts';
import type { FoundValue, RereadPlace, Page, TemplateDefinition } from '../types.ts';
import { learn } from './teach.ts';
import type { Memory } from './types.ts';

const template: TemplateDefinition = {
  fields: [{ name: 'Case', description: 'The case file code' }],
  tables: [],
};

/** A picture of a letter that prints its code without a label; `code` undefined prints none. */
function scan(code: string | undefined, confidence = 90, lines = 7): Page[] {
  const settings = [
    { x: 50, y: 40, text: 'Harbour Light Engineering Ltd', size: 16, confidence: 96 },
    { x: 50, y: 64, text: 'Quayside Works, Bellingham Road', confidence: 96 },
    { x: 330, y: 64, text: 'Statement of works performed', confidence: 96 },
    { x: 50, y: 150, text: 'Dear customer, we thank you for your trust in our workshop.', confidence: 96 },
    { x: 50, y: 200, text: 'Kind of work', confidence: 96 },
    { x: 300, y: 200, text: 'Hours spent', confidence: 96 },
    { x: 50, y: 300, text: 'Please settle within fourteen days to our account', confidence: 96 },
  ];
  const shown = settings.slice(0, lines);
  return [buildPage(code === undefined ? shown : [...shown, { x: 430, y: 96, text: code, confidence }])];
}

function taught(...codes: readonly string[]): Memory {
  const documents = codes.map((code, index) => ({
    source: {
      document: `taught ${index}`,
      requestNumber: 'OCR-1',
      by: 'Cleo',
      at: '2026-11-22T09:00:00.000Z',
    },
    pages: scan(code),
    fields: [{ name: 'Case', read: null, value: code }],
    tables: [],
  }));
  return learn(documents, template);
}
const memory = taught('4471-2209');

type Readings = readonly (readonly [text: string, confidence: number])[];

/** The field after each requested place was read again with these readings. */
function rereadAs(pages: Page[], readings: Readings, ink = true, by = memory): FoundValue {
  const { placesToReread = [] } = extract(pages, template, by);
  const rereads: RereadPlace[] = placesToReread.map((place) => ({
    ...place,
    ink,
    readings: readings.map(([text, confidence]) => ({ text, confidence })),
  }));
  return extract(pages, template, by, rereads).fields[0]!;
}

describe('which places are read again', () => {
  test('those of remembered fields, on pictures, with the letters of their form', () => {
    const { placesToReread } = extract(scan('5020-3310'), template, memory);
    expect(placesToReread).toMatchObject([{ page: 1, letters: 'digits' }]);
    const [{ box }] = placesToReread as [RereadPlace];
    expect(box.x).toBeLessThan(430 / 595);
    expect(box.x + box.width).toBeGreaterThan(475 / 595);
    expect(extract(scan('HL/5020'), template, taught('HL/4471')).placesToReread).toMatchObject([
      { letters: 'english' },
    ]);
    expect(extract(scan('第5020号'), template, taught('第4471号')).placesToReread).toMatchObject([
      { letters: 'all' },
    ]);
  });

  test('none of a document whose layout is not known, of one with a text layer, or without a memory', () => {
    const other = [buildPage([{ x: 90, y: 400, text: 'Meadow Bakery, croissants', confidence: 90 }])];
    expect(extract(other, template, memory)).not.toHaveProperty('placesToReread');
    expect(extract(scan('5020-3310'), template)).not.toHaveProperty('placesToReread');
    const digital = scan('5020-3310').map((page) => ({ ...page, source: 'text' as const }));
    expect(extract(digital, template, memory)).not.toHaveProperty('placesToReread');
  });
});

describe('a value that is read again', () => {
  const first = extract(scan('5020-3310', 62), template, memory).fields[0]!;

  test('is surer where every reader reads the same', () => {
    expect(first).toMatchObject({ value: '5020-3310', reason: 'LOW_OCR_CONFIDENCE' });
    const confirmed = rereadAs(scan('5020-3310', 62), [
      ['5020-3310', 97],
      ['5020-3310', 93],
    ]);
    expect(confirmed).toMatchObject({ value: '5020-3310', reason: null });
    expect(confirmed.confidence!).toBeGreaterThan(first.confidence!);
  });

  test('is doubted where a reader reads another value of the known form', () => {
    const doubted = rereadAs(scan('5020-3310', 62), [['5020-3810', 90]]);
    expect(doubted).toMatchObject({ value: '5020-3310', otherReading: '5020-3810' });
    expect(doubted.confidence!).toBeLessThan(first.confidence!);
    expect(rereadAs(scan('5020-3310', 90), [['5020-3810', 90]]).reason).toBe('READERS_DISAGREE');
  });

  test('gives way to a reading that has the known form where it has not, and to two that agree', () => {
    const mended = { value: '5020-3310', reason: 'READERS_DISAGREE', learnedFrom: { document: 'taught 0' } };
    expect(rereadAs(scan('5O2O-33lO', 62), [['5020-3310', 90]])).toMatchObject({
      ...mended,
      otherReading: '5O2O-33lO',
    });
    const agreed = rereadAs(scan('5020-3810', 62), [
      ['5020-3310', 90],
      ['5020-3310', 88],
    ]);
    expect(agreed).toMatchObject({ ...mended, otherReading: '5020-3810' });
  });

  test('of words is not replaced by a text that continues behind it, but by other letters of the same words', () => {
    const words = (readings: Readings) =>
      rereadAs(scan('Quarterly blob', 62), readings, true, taught('Quarterly pump')).value;
    expect(words([])).toBe('Quarterly blob');
    const both = (text: string): Readings => [
      [text, 92],
      [text, 90],
    ];
    expect(words(both('Quarterly glob of the works performed'))).toBe('Quarterly blob');
    expect(words(both('Quarterly glob'))).toBe('Quarterly glob');
  });

  test('of words agrees with a reading that has its label before it and a title behind', () => {
    const words = scan('Quarterly blob', 62);
    const around = 'Repairs: Quarterly blob Esq.';
    const by = taught('Quarterly pump');
    const heard: Readings = [
      [around, 97],
      [around, 95],
    ];
    const found = rereadAs(words, heard, true, by);
    expect(found.value).toBe('Quarterly blob');
    expect(found.confidence!).toBeGreaterThan(extract(words, template, by).fields[0]!.confidence!);
  });

  test('of figures stays where readings lost some of them at the edge', () => {
    const cutOff: Readings = [
      ['20-3310', 96],
      ['20-3310', 95],
    ];
    expect(rereadAs(scan('5020-3310'), cutOff)).toMatchObject({ value: '5020-3310', reason: null });
  });

  test('stays where the readers read nothing that is sure', () => {
    expect(rereadAs(scan('5020-3310', 62), [['5-3', 30]])).toEqual(first);
    expect(rereadAs(scan('5020-3310', 62), [])).toEqual(first);
  });
});

describe('a place at which the page’s reading found nothing', () => {
  test('is filled where the readers agree on a value of the known form', () => {
    expect(extract(scan(undefined), template, memory).fields[0]!.value).toBeNull();
    const filled = rereadAs(scan(undefined), [
      ['5020-3310', 92],
      ['5020-3310', 90],
    ]);
    expect(filled).toMatchObject({ value: '5020-3310', page: 1, learnedFrom: { document: 'taught 0' } });
    expect(filled.box!.x).toBeLessThan(430 / 595);
  });

  test('is not filled with what has another form, or with what the readers do not agree on', () => {
    expect(rereadAs(scan(undefined), [['thank you', 92]]).value).toBeNull();
    const split: Readings = [
      ['5020-3310', 92],
      ['5020-8810', 90],
    ];
    expect(rereadAs(scan(undefined), split).value).toBeNull();
  });

  test('stays empty where nothing is printed there, and that is no doubt', () => {
    expect(rereadAs(scan(undefined), [], false)).toMatchObject({ value: null, reason: null });
  });
});

test('a doubtful value is read as the layout prints such values, and says who taught that', () => {
  const found = extract(scan('5O20-33lO', 62), template, taught('4471-2209', '4480-1102')).fields[0]!;
  expect(found).toMatchObject({
    value: '5020-3310',
    otherReading: '5O20-33lO',
    reason: 'READERS_DISAGREE',
    learnedFrom: { document: 'taught 0' },
  });
});

describe('a value elsewhere, where nothing is printed at its place', () => {
  const contact: TemplateDefinition = {
    fields: [{ name: 'Contact', description: 'Contact person telephone' }],
    tables: [],
  };
  const [page] = scan('020 7946 1234');
  const right = { name: 'Contact', read: null, value: '020 7946 1234' };
  const source = { document: 'taught', requestNumber: 'OCR-1', by: 'Cleo', at: '2026-11-22T09:00:00.000Z' };
  const learnt = learn([{ source, pages: [page!], fields: [right], tables: [] }], contact);
  /** The next letter names no person, but the switchboard at its foot. */
  function next(ink: boolean, other: readonly string[] = []): FoundValue {
    const [empty] = scan(undefined, 90, other.length > 0 ? 3 : 7);
    const foot = buildPage([
      ...other.map((text, index) => ({ x: 50, y: 330 + 28 * index, text, confidence: 96 })),
      { x: 50, y: 700, text: 'Tel 020 7946 0991', confidence: 92 },
    ]);
    const lines = foot.lines.map((line) => ({
      ...line,
      words: line.words.map((at) => at + empty!.words.length),
    }));
    const words = foot.words.map((word) => ({ ...word, line: word.line + empty!.lines.length }));
    const pages = [{ ...empty!, words: [...empty!.words, ...words], lines: [...empty!.lines, ...lines] }];
    expect(extract(pages, contact).fields[0]!).toMatchObject({ value: '020 7946 0991', reason: null });
    const { placesToReread = [] } = extract(pages, contact, learnt);
    const rereads = placesToReread.map((place) => ({ ...place, ink, readings: [] }));
    return extract(pages, contact, learnt, rereads).fields[0]!;
  }

  test('is another thing: the field is left empty, and says so', () => {
    expect(next(false)).toMatchObject({ value: null, box: null, reason: 'LEARNT_PLACE_EMPTY' });
  });

  test('stays in a document that looks little like the remembered one', () => {
    const other = [
      'Northern Bank, statement of account',
      'We confirm the balance of your deposits',
      'Interest is credited at the end of each quarter',
      'Branch manager and authorised signature',
      'Orchard growers meet every second Thursday evening',
      'Volunteers bring gloves, ladders and baskets along',
      'Cider pressing begins after the autumn festival',
      'Children under twelve join free of charge',
      'Visit www.orchard-growers.example.org for directions',
      'Members receive discounted saplings throughout winter',
      'Beekeepers exhibit honeycombs beside the main gate',
      'Tractors must be parked behind the northern barn',
    ];
    expect(next(false, other)).toMatchObject({ value: '020 7946 0991' });
  });

  test('stays where something is printed there that cannot be read', () => {
    expect(next(true)).toMatchObject({ value: '020 7946 0991' });
  });
});
