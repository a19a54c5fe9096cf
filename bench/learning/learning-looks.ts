import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Extraction, Look, Page, PlaceToLookAt } from '@ocr/extraction';
import { sniffKind, type Recognizer, type Transform } from '@ocr/recognition';

/** A document whose pixels can be looked at again. */
export interface LookedDocument {
  readonly entry: { readonly id: string; readonly file: string };
  readonly pages: readonly Page[];
}

/** Reads places of documents again, and keeps in a file what was seen: which places are wanted hardly changes from run to run. */
export class KeptLooks {
  readonly #folder: string;
  readonly #file: string;
  readonly #recognizer: Recognizer;
  readonly #kept: Map<string, Look>;
  /** Places that were read in this run, and the milliseconds that took. */
  readonly spent = { places: 0, documents: 0, ms: 0 };

  private constructor(folder: string, file: string, recognizer: Recognizer, kept: Map<string, Look>) {
    this.#folder = folder;
    this.#file = file;
    this.#recognizer = recognizer;
    this.#kept = kept;
  }

  /** `folder` holds the documents; `pages` is where their pages are kept. */
  static async open(folder: string, pages: string, recognizer: Recognizer): Promise<KeptLooks> {
    const file = join(pages, 'looks.json');
    const kept = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
    return new KeptLooks(folder, file, recognizer, new Map(kept as [string, Look][]));
  }

  /** What is seen at the places that an extraction wants; none without any. */
  async at(document: LookedDocument, { again = [] }: Extraction): Promise<Look[]> {
    const missing = again.filter((place) => !this.#kept.has(keyOf(document, place)));
    for (const [number, places] of Map.groupBy(missing, ({ page }) => page))
      await this.#look(document, number, places);
    return again.map((place) => this.#kept.get(keyOf(document, place))!);
  }

  async #look(document: LookedDocument, number: number, places: readonly PlaceToLookAt[]): Promise<void> {
    const page = document.pages.find((one) => one.number === number) as (Page & Transform) | undefined;
    if (page === undefined) return;
    const path = join(this.#folder, document.entry.file);
    const kind = sniffKind(await readFile(path));
    if (kind === undefined) return;
    const started = performance.now();
    const read = await this.#recognizer.readPlaces(path, kind, {
      page: number,
      transform: page,
      places,
    });
    this.spent.ms += performance.now() - started;
    this.spent.places += places.length;
    this.spent.documents += 1;
    places.forEach((place, index) => this.#kept.set(keyOf(document, place), { ...place, ...read[index]! }));
  }

  async close(): Promise<void> {
    await writeFile(this.#file, JSON.stringify([...this.#kept]));
    await this.#recognizer.close();
  }
}

const keyOf = ({ entry }: LookedDocument, { page, box, letters }: PlaceToLookAt): string =>
  [entry.id, page, box.x, box.y, box.width, box.height, letters].join(' ');
