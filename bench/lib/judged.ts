import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@ocr/extraction';

/** What a document's truth says of one field. */
export interface Truth {
  readonly instruction: string;
  readonly value: string;
  readonly printed?: string;
  readonly type: string;
}

/** A document of a set with truth, as its manifest lists it. */
export interface JudgedDocument {
  readonly id: string;
  readonly file: string;
  readonly kind: string;
  readonly language?: string;
  /** How the page was captured, where the set says so. */
  readonly class?: string;
  /** The layout, where the set says so. */
  readonly family?: string;
  /** What sort of document it is, where the set says so. */
  readonly document?: string;
  readonly fields?: Readonly<Record<string, Truth>>;
  /** Asked for and not on the page: the right answer is empty. */
  readonly absent?: Readonly<Record<string, { readonly instruction: string; readonly type: string }>>;
  readonly tables?: readonly {
    readonly name?: string;
    readonly header: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
}

export interface Found {
  readonly value: string | null;
  readonly text: string | null;
  readonly confidence: number | null;
}

export interface Scorer {
  fieldRight(truth: Truth, got: Pick<Found, 'value' | 'text'>): boolean;
  tableF1(truth: readonly (readonly string[])[], got: readonly (readonly Found[])[]): number;
}

/** The documents of a set that ask for fields or tables. */
export async function readManifest(folder: string): Promise<JudgedDocument[]> {
  const all = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as JudgedDocument[];
  return all.filter((entry) => entry.fields !== undefined || entry.tables !== undefined);
}

/** The pages of a document as `read-pages.ts` kept them; undefined where it was not read. */
export async function readKeptPages(cache: string, id: string): Promise<Page[] | undefined> {
  const kept = await readFile(join(cache, `${id}.json`), 'utf8').catch(() => undefined);
  return kept === undefined ? undefined : (JSON.parse(kept) as Page[]);
}

export async function loadScorer(path: string): Promise<Scorer> {
  return (await import(pathToFileURL(resolve(path)).href)) as Scorer;
}
