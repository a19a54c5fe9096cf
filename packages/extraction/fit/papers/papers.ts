import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ModelLanguage } from '../../src/wordings/model/label-model.ts';
import type { Page } from '../../src/types.ts';

/** What answers a question: text as printed, a day as YYYY-MM-DD, a sum as a plain number. */
export interface Truth {
  readonly type: 'text' | 'date' | 'amount';
  readonly value: string;
  readonly printed: string;
}

/** A question about a paper. */
export interface Asked {
  readonly name: string;
  readonly question: string;
  /** None where nothing on the paper answers it. */
  readonly truth: Truth | undefined;
}

/** A paper that was written for fitting, with questions about it. */
export interface Paper {
  /** Its file below this folder, without its ending. */
  readonly id: string;
  readonly language: ModelLanguage;
  /** A letter for who wrote it. */
  readonly author: string;
  readonly asked: readonly Asked[];
  readonly html: string;
}

/** A paper's file as the browser prints it and the recogniser reads it. */
export interface ReadPaper {
  readonly id: string;
  readonly pages: readonly Page[];
}

/** The languages of the papers: a folder and a file of pages each. */
export const LANGUAGES: readonly ModelLanguage[] = ['en', 'ja'];

type Row = readonly [name: string, question: string, type: Truth['type'], value?: string, printed?: string];

const QUESTIONS = /<script type="application\/json" id="questions">(.*?)<\/script>/s;

/** The papers of a language, in the order of their files' names. */
export function readPapers(language: ModelLanguage): Paper[] {
  return readdirSync(join(import.meta.dirname, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `${language}/${name.replaceAll('\\', '/').slice(0, -'.html'.length)}`)
    .toSorted()
    .map((id) => paperOf(id, readFileSync(join(import.meta.dirname, `${id}.html`), 'utf8')));
}

/** A paper by its file's name and text. @throws where its questions are not written as JSON */
function paperOf(id: string, html: string): Paper {
  const [language = '', folder = ''] = id.split('/');
  const json = QUESTIONS.exec(html)?.[1];
  if (json === undefined) throw new Error(`${id} has no questions`);
  const { fields, absent } = JSON.parse(json) as { fields: readonly Row[]; absent: readonly Row[] };
  return {
    id,
    language: language === 'ja' ? 'ja' : 'en',
    author: folder.slice(0, 1),
    asked: [...fields, ...absent].map(askedOf),
    html,
  };
}

const askedOf = ([name, question, type, value, printed = value]: Row): Asked => ({
  name,
  question,
  truth: value === undefined || printed === undefined ? undefined : { type, value, printed },
});

/** The file of a language's pages: a line of JSON a paper, compressed. */
export const pagesFile = (language: ModelLanguage): string =>
  join(import.meta.dirname, `${language}.pages.gz`);

/** The pages of a language's papers by their ids. */
export function readPages(language: ModelLanguage): Map<string, readonly Page[]> {
  const lines = gunzipSync(readFileSync(pagesFile(language)))
    .toString()
    .trim()
    .split('\n');
  return new Map(lines.map((line) => JSON.parse(line) as ReadPaper).map(({ id, pages }) => [id, pages]));
}
