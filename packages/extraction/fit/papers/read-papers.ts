import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { createRecognizer } from '@ocr/recognition';
import type { Recognizer } from '@ocr/recognition';
import type { Box, Page } from '../../src/types.ts';
import { LANGUAGES, pagesFile, readPages, readPapers } from './papers.ts';
import type { Paper, ReadPaper } from './papers.ts';

/** What may be set, all from the command line. */
export interface ReadOptions {
  /** How the names of papers begin that are read; the pages of others stay as they are. All are read where nothing is said. */
  readonly only: readonly string[] | undefined;
  /** The folder for the files; in the place of those in use where nothing is said. */
  readonly out: string | undefined;
}

/** Prints papers with the browser, reads them as the product reads a PDF, and keeps their pages: the ranking is fitted to them without either. */
export async function runReadPapers({ only, out }: ReadOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'papers-'));
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  const recognizer = await createRecognizer({ engine: 'embedded', processes: 1 });
  try {
    for (const language of LANGUAGES) {
      const papers = readPapers(language);
      const isRead = ({ id }: Paper): boolean => only?.some((start) => id.startsWith(start)) ?? true;
      if (!papers.some(isRead)) continue;
      const known = only === undefined ? new Map<string, readonly Page[]>() : readPages(language);
      const read: ReadPaper[] = [];
      for (const paper of papers) {
        const kept = isRead(paper) ? undefined : known.get(paper.id);
        const pages = kept ?? (await pagesOf(paper, { folder, browser, recognizer }));
        read.push({ id: paper.id, pages });
      }
      const file = out === undefined ? pagesFile(language) : join(out, basename(pagesFile(language)));
      writeFileSync(file, packPages(read));
      console.log(`${language}: ${papers.filter(isRead).length} of ${papers.length} papers read`);
    }
  } finally {
    await Promise.all([browser.close(), recognizer.close()]);
    await rm(folder, { recursive: true });
  }
}

/** `CHROMIUM_PATH`, or Debian's. */
const browserPath = (): string =>
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ??
  'chromium';

interface Tools {
  readonly folder: string;
  readonly browser: Browser;
  readonly recognizer: Recognizer;
}

async function pagesOf({ id, html }: Paper, { folder, browser, recognizer }: Tools): Promise<Page[]> {
  const path = join(folder, 'paper.pdf');
  const page = await browser.newPage();
  await page.setContent(html);
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
  await page.close();
  const { pages } = await recognizer.read(path, 'pdf');
  if (pages.length !== 1) console.log(`${id} has ${pages.length} pages`);
  return pages.map(compact);
}

/** The file of papers' pages: a line of JSON a paper, compressed. */
const packPages = (papers: readonly ReadPaper[]): Buffer =>
  gzipSync(papers.map((paper) => `${JSON.stringify(paper)}\n`).join(''), { level: 9 });

/** A page with what the extraction looks at alone; four decimals are a twentieth of a millimetre. */
const compact = ({ number, width, height, words, lines, rules, source }: Page): Page => ({
  number,
  width: round(width),
  height: round(height),
  words: words.map(({ text, box, confidence, line, otherReading }) => ({
    text,
    box: rounded(box),
    confidence: round(confidence),
    line,
    ...(otherReading === undefined ? {} : { otherReading }),
  })),
  lines: lines.map(({ box, words }) => ({ box: rounded(box), words })),
  rules: rules.map(({ x1, y1, x2, y2 }) => ({ x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2) })),
  source,
});

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

const round = (number: number): number => Math.round(number * 1e4) / 1e4;
