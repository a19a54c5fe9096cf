import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Extraction, RereadPlace, Page, PlaceToReread } from '@ocr/extraction';
import { sniffKind, type Recognizer, type Transform } from '@ocr/recognition';

/** A document whose places can be read again. */
export interface RereadDocument {
  readonly entry: { readonly id: string; readonly file: string };
  readonly pages: readonly Page[];
}

/** Reads places of documents again, and caches the results in a file: which places are requested hardly changes from run to run. */
export class CachedRereads {
  readonly #folder: string;
  readonly #file: string;
  readonly #recognizer: Recognizer;
  readonly #kept: Map<string, RereadPlace>;
  /** Places that were read in this run, and the milliseconds that took. */
  readonly spent = { places: 0, documents: 0, ms: 0 };

  private constructor(folder: string, file: string, recognizer: Recognizer, kept: Map<string, RereadPlace>) {
    this.#folder = folder;
    this.#file = file;
    this.#recognizer = recognizer;
    this.#kept = kept;
  }

  /** `folder` holds the documents; `pages` is where their pages are kept. */
  static async open(folder: string, pages: string, recognizer: Recognizer): Promise<CachedRereads> {
    const file = join(pages, 'looks.json');
    const kept = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
    return new CachedRereads(folder, file, recognizer, new Map(kept as [string, RereadPlace][]));
  }

  /** What is read at the places that an extraction requests. */
  async at(document: RereadDocument, { placesToReread = [] }: Extraction): Promise<RereadPlace[]> {
    const missing = placesToReread.filter((place) => !this.#kept.has(keyOf(document, place)));
    for (const [number, places] of Map.groupBy(missing, ({ page }) => page))
      await this.#reread(document, number, places);
    return placesToReread.map((place) => this.#kept.get(keyOf(document, place))!);
  }

  async #reread(document: RereadDocument, number: number, places: readonly PlaceToReread[]): Promise<void> {
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

const keyOf = ({ entry }: RereadDocument, { page, box, letters }: PlaceToReread): string =>
  [entry.id, page, box.x, box.y, box.width, box.height, letters].join(' ');
