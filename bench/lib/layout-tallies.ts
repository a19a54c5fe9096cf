import type { Extraction, FieldResult, Page } from '@ocr/extraction';
import type { GrammarDocument } from '@ocr/specimens/grammar';
import { pagesOf } from '@ocr/specimens/grammar';

export interface Scorer {
  fieldRight(truth: { value: string; printed: string; type: string }, got: FieldResult): boolean;
  tableF1(truth: readonly (readonly string[])[], got: readonly (readonly unknown[])[]): number;
  textF1(truth: string, got: string, language: string): number;
}

class Tally {
  documents = 0;
  fields = 0;
  right = 0;
  shown = 0;
  sure = 0;
  sureRight = 0;
  absent = 0;
  absentEmpty = 0;
  readonly tables: number[] = [];
  readonly texts: number[] = [];
}

/** Counts what was right by language and way of capture, and by kind of document. */
export class LayoutTallies {
  readonly #scorer: Scorer;
  readonly #each: boolean;
  readonly #byCapture = new Map<string, Tally>();
  readonly #byKind = new Map<string, Map<string, Tally>>();

  constructor(scorer: Scorer, each: boolean) {
    this.#scorer = scorer;
    this.#each = each;
  }

  /** Scores one reading of a document; `how` names the way of capture. Fields come first in the result, then the absent ones. */
  add(document: GrammarDocument, how: string, pages: readonly Page[], got: Extraction): void {
    const { language, kind } = document.family;
    const kinds = this.#byKind.get(`${language} ${kind}`) ?? new Map<string, Tally>();
    this.#byKind.set(`${language} ${kind}`, kinds);
    for (const tally of [tallyOf(this.#byCapture, `${language} ${how}`), tallyOf(kinds, how)])
      this.#count(tally, document, pages, got);
    if (this.#each) this.#printMisses(document, how, got);
  }

  #count(
    tally: Tally,
    { family, fields, absent, tables, ...document }: GrammarDocument,
    pages: readonly Page[],
    got: Extraction,
  ): void {
    tally.documents += 1;
    fields.forEach((field, index) => {
      const found = got.fields[index]!;
      const right = this.#scorer.fieldRight(field, found);
      tally.fields += 1;
      if (right) tally.right += 1;
      if (found.value === null) return;
      tally.shown += 1;
      if ((found.confidence ?? 0) < 90) return;
      tally.sure += 1;
      if (right) tally.sureRight += 1;
    });
    tally.absent += absent.length;
    tally.absentEmpty += got.fields.slice(fields.length).filter(({ value }) => value === null).length;
    tables.forEach((table, index) => {
      const rows = (got.tables[index]?.rows ?? []).map(({ cells }) => cells);
      tally.tables.push(this.#scorer.tableF1(table.rows, rows));
    });
    const truth = pagesOf(document);
    tally.texts.push(this.#scorer.textF1(textOf(truth), textOf(pages), family.language));
  }

  #printMisses({ id, fields, family }: GrammarDocument, how: string, got: Extraction): void {
    fields.forEach((field, index) => {
      const found = got.fields[index]!;
      if (!this.#scorer.fieldRight(field, found))
        console.log(
          `${id} ${family.kind} ${how} | ${field.instruction} | ${field.printed} <> ${found.text} (${found.confidence})`,
        );
    });
  }

  /** Prints both tables in Markdown. */
  print(): void {
    console.log(
      '| language, capture | documents | text | fields right | of | wrong among shown | right at 90 or more | absent empty | of | tables F1 |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
    for (const [name, tally] of this.#byCapture) console.log(`| ${name} | ${cellsOf(tally).join(' | ')} |`);
    const ways = [...new Set([...this.#byKind.values()].flatMap((kinds) => [...kinds.keys()]))];
    console.log(`\nFields right / tables F1:\n\n| kind | ${ways.join(' | ')} |`);
    console.log(`| --- |${' ---: |'.repeat(ways.length)}`);
    for (const [kind, tallies] of [...this.#byKind].toSorted(([a], [b]) => a.localeCompare(b)))
      console.log(`| ${kind} | ${ways.map((way) => shortOf(tallies.get(way))).join(' | ')} |`);
  }
}

function tallyOf(map: Map<string, Tally>, name: string): Tally {
  const tally = map.get(name) ?? new Tally();
  map.set(name, tally);
  return tally;
}

const textOf = (pages: readonly Page[] | ReturnType<typeof pagesOf>): string =>
  pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

const share = (part: number, whole: number): string => (whole === 0 ? '' : (part / whole).toFixed(3));
const mean = (list: readonly number[]): string =>
  share(
    list.reduce((sum, one) => sum + one, 0),
    list.length,
  );

function cellsOf(tally: Tally): string[] {
  return [
    String(tally.documents),
    mean(tally.texts),
    share(tally.right, tally.fields),
    String(tally.fields),
    share(tally.shown - tally.right, tally.shown),
    share(tally.sureRight, tally.sure),
    share(tally.absentEmpty, tally.absent),
    String(tally.absent),
    mean(tally.tables),
  ];
}

const shortOf = (tally: Tally | undefined): string =>
  tally
    ? `${share(tally.right, tally.fields)}${tally.tables.length > 0 ? ` / ${mean(tally.tables)}` : ''}`
    : '';
