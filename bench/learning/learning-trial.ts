import type {
  CheckedDocument,
  Extraction,
  FoundValue,
  Lesson,
  RereadPlace,
  Memory,
  Page,
  TemplateDefinition,
} from '@ocr/extraction';
import type { CachedRereads } from './cached-rereads.ts';
import { readKeptPages } from '../lib/judged.ts';
import type { JudgedDocument, Scorer } from '../lib/judged.ts';

interface LearningDocument {
  readonly entry: JudgedDocument;
  readonly layout: string;
  readonly pages: readonly Page[];
  readonly template: TemplateDefinition;
  readonly today: Extraction;
}

interface Tally {
  fields: number;
  right: [today: number, after: number];
  shown: [number, number];
  wrong: [number, number];
  absent: number;
  absentFilled: [number, number];
  tables: number;
  f1: [number, number];
}

interface Engine {
  extract(
    pages: readonly Page[],
    template: TemplateDefinition,
    memory?: Memory,
    rereads?: readonly RereadPlace[],
  ): Extraction;
  learn(documents: readonly CheckedDocument[], template: TemplateDefinition): Memory;
}

/** The documents of a set that were read, by layout. */
export async function readLearningSet(
  manifest: readonly JudgedDocument[],
  pagesFolder: string,
): Promise<Omit<LearningDocument, 'today'>[]> {
  const read = [];
  for (const entry of manifest) {
    const pages = await readKeptPages(pagesFolder, entry.id);
    if (pages === undefined || entry.family === undefined) continue;
    const asked = [...Object.entries(entry.fields ?? {}), ...Object.entries(entry.absent ?? {})];
    const template = {
      fields: asked.map(([name, { instruction }]) => ({ name, description: instruction })),
      tables: (entry.tables ?? []).map((table) => ({
        name: table.name ?? 'Items',
        columns: table.header.map((name) => ({ name, description: '' })),
      })),
    };
    read.push({ entry, layout: `${entry.language} ${entry.family}`, pages, template });
  }
  return read;
}

/** Checked documents of every layout taught, all others read with and without what was learnt. */
export class LearningTrial {
  readonly #tallies = new Map<string, Tally>();
  readonly #recognised = new Map<string, { right: number; none: number; wrong: number }>();
  readonly #documents: readonly LearningDocument[];
  #others = { fields: 0, lost: 0, won: 0, recognised: 0, taken: 0, documents: 0 };
  readonly #scorer: Scorer;
  readonly #engine: Engine;
  readonly #each: boolean;
  readonly #rereads: CachedRereads | undefined;

  constructor(
    scorer: Scorer,
    documents: readonly Omit<LearningDocument, 'today'>[],
    engine: Engine,
    each: boolean,
    rereads: CachedRereads | undefined,
  ) {
    this.#rereads = rereads;
    this.#scorer = scorer;
    this.#engine = engine;
    this.#each = each;
    this.#documents = documents.map((one) => ({ ...one, today: engine.extract(one.pages, one.template) }));
  }

  async run(taught: number, draw: number): Promise<void> {
    const byLayout = Map.groupBy(this.#documents, (one) => one.layout);
    const chosen = [...byLayout.values()].flatMap((all) =>
      Array.from(
        { length: Math.min(taught, all.length - 1) },
        (_, index) => all[(index + 2 * draw) % all.length]!,
      ),
    );
    const lessons = chosen.map((one) => this.#lesson(one));
    const memory: Memory = { version: 1, lessons };
    for (const document of this.#documents) {
      if (chosen.includes(document)) continue;
      await this.#score(document, memory, taught);
      const others = { ...memory, lessons: lessons.filter(({ layout }) => layout !== document.layout) };
      if (taught === 1) await this.#scoreOther(document, others);
    }
  }

  /** What the truth of a document teaches; its layout is that of the set. */
  #lesson({ entry, layout, pages, template, today }: LearningDocument): Lesson {
    const fields = template.fields.map(({ name }, index) => {
      const truth = entry.fields?.[name];
      const read = today.fields[index] ?? null;
      const isRight = truth !== undefined && read !== null && this.#scorer.fieldRight(truth, read);
      return { name, read, value: isRight ? read.value : (truth?.value ?? null) };
    });
    const tables = template.tables.map(({ name }, index) => ({
      name,
      rows: entry.tables?.[index]?.rows ?? [],
    }));
    const [lesson] = this.#engine.learn(
      [{ source: { document: entry.id, requestNumber: '', by: '', at: '' }, pages, fields, tables }],
      template,
    ).lessons;
    return { ...lesson!, layout };
  }

  /** Without pixels, the page's words alone. */
  async #extract(document: LearningDocument, memory: Memory): Promise<Extraction> {
    const { pages, template } = document;
    const first = this.#engine.extract(pages, template, memory);
    const rereads = (await this.#rereads?.at(document, first)) ?? [];
    return rereads.length > 0 ? this.#engine.extract(pages, template, memory, rereads) : first;
  }

  async #score(document: LearningDocument, memory: Memory, taught: number): Promise<void> {
    const { entry, today, template, layout } = document;
    const after = await this.#extract(document, memory);
    const source = entry.class === 'digital' ? 'digital' : 'pictures';
    const known = new Set(
      memory.lessons
        .filter((one) => one.layout === layout)
        .flatMap(({ fields }) => fields.map(({ name }) => name)),
    );
    this.#countRecognised(after, layout, taught);
    for (const group of [`${source} after ${taught}`, `${entry.language} after ${taught}`]) {
      const tally = this.#tallyOf(group);
      template.fields.forEach(({ name }, index) => {
        if (!known.has(name)) return;
        const [before, now] = [today.fields[index], after.fields[index]];
        const truth = entry.fields?.[name];
        if (!before || !now) return;
        if (truth === undefined) {
          tally.absent++;
          if (before.value !== null) tally.absentFilled[0]++;
          if (now.value !== null) tally.absentFilled[1]++;
          return;
        }
        tally.fields++;
        [before, now].forEach((found, when) => this.#countField(tally, truth, found, when as 0 | 1));
        const [was, is] = [before, now].map((found) => this.#scorer.fieldRight(truth, found));
        if (this.#each && group.startsWith(source) && (!is || !was)) {
          const shown = now.value === null ? 'empty' : now.value;
          const change = was === is ? '=' : is ? '+' : '-';
          console.log(
            `${change} ${taught} ${entry.id} ${name}: ${truth.printed ?? truth.value} <> ${before.value} (${before.confidence} ${before.reason}) > ${shown} (${now.confidence} ${now.reason} ${now.learnedFrom?.document ?? ''})`,
          );
        }
      });
      (entry.tables ?? []).forEach((table, index) => {
        tally.tables++;
        [today, after].forEach((found, when) => {
          const rows = (found.tables[index]?.rows ?? []).map((row) => row.cells);
          tally.f1[when as 0 | 1] += this.#scorer.tableF1(table.rows, rows);
        });
        if (this.#each && group.startsWith(source)) this.#printTable(document, after, index, taught);
      });
    }
  }

  /** A table that is not all right, before and after. */
  #printTable({ entry, today }: LearningDocument, after: Extraction, index: number, taught: number): void {
    const truth = entry.tables?.[index]?.rows ?? [];
    const [was, is] = [today, after].map((found) =>
      this.#scorer.tableF1(
        truth,
        (found.tables[index]?.rows ?? []).map((row) => row.cells),
      ),
    );
    if (Math.min(was ?? 0, is ?? 0) < 1)
      console.log(`table ${taught} ${entry.id} ${was?.toFixed(3)} > ${is?.toFixed(3)}`);
  }

  #countField(
    tally: Tally,
    truth: Parameters<Scorer['fieldRight']>[0],
    found: FoundValue,
    when: 0 | 1,
  ): void {
    const right = this.#scorer.fieldRight(truth, found);
    if (right) tally.right[when]++;
    if (found.value === null) return;
    tally.shown[when]++;
    if (!right) tally.wrong[when]++;
  }

  /** As which layout a document was recognised. */
  #countRecognised(after: Extraction, layout: string, taught: number): void {
    const key = `after ${taught}`;
    const counts = this.#recognised.get(key) ?? { right: 0, none: 0, wrong: 0 };
    this.#recognised.set(key, counts);
    if (after.layout === undefined) counts.none++;
    else if (after.layout === layout) counts.right++;
    else counts.wrong++;
  }

  /** A document whose own layout was never taught. */
  async #scoreOther(document: LearningDocument, memory: Memory): Promise<void> {
    const { entry, today, template } = document;
    const after = await this.#extract(document, memory);
    this.#others.documents++;
    if (after.layout !== undefined) this.#others.recognised++;
    const values = (one: Extraction): string => JSON.stringify([one.fields, one.tables]);
    if (values(after) !== values(today)) this.#others.taken++;
    template.fields.forEach(({ name }, index) => {
      const truth = entry.fields?.[name];
      const [before, now] = [today.fields[index], after.fields[index]];
      if (truth === undefined || !before || !now) return;
      this.#others.fields++;
      const [was, is] = [this.#scorer.fieldRight(truth, before), this.#scorer.fieldRight(truth, now)];
      if (was && !is) this.#others.lost++;
      if (is && !was) this.#others.won++;
    });
  }

  #tallyOf(group: string): Tally {
    const known = this.#tallies.get(group);
    if (known) return known;
    const made: Tally = {
      fields: 0,
      right: [0, 0],
      shown: [0, 0],
      wrong: [0, 0],
      absent: 0,
      absentFilled: [0, 0],
      tables: 0,
      f1: [0, 0],
    };
    this.#tallies.set(group, made);
    return made;
  }

  print(): void {
    console.log(
      '| documents | fields | right today | right after | wrong among shown | absent filled | tables F1 |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
    const share = (part: number, of: number): string => (of === 0 ? '' : (part / of).toFixed(3));
    for (const [group, tally] of [...this.#tallies].toSorted(([a], [b]) => a.localeCompare(b))) {
      const cells = [
        group,
        tally.fields,
        share(tally.right[0], tally.fields),
        share(tally.right[1], tally.fields),
        `${share(tally.wrong[0], tally.shown[0])} → ${share(tally.wrong[1], tally.shown[1])}`,
        `${tally.absentFilled[0]} → ${tally.absentFilled[1]} of ${tally.absent}`,
        `${share(tally.f1[0], tally.tables)} → ${share(tally.f1[1], tally.tables)}`,
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
    for (const [key, { right, none, wrong }] of this.#recognised)
      console.log(
        `\nLayout recognised ${key}: ${right} of ${right + none + wrong} documents; none ${none}; another ${wrong}`,
      );
    const { documents, recognised, taken, fields, won, lost } = this.#others;
    console.log(
      `\nLayout never seen: ${recognised} of ${documents} documents taken for another, ${taken} read otherwise; of ${fields} fields ${won} won, ${lost} lost`,
    );
  }
}
