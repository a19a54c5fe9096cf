import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { nearness, readModel, vectorIn } from '../src/wordings/model/label-model.ts';
import type { Model } from '../src/wordings/model/label-model.ts';
import { parseWordings } from '../src/wordings/parse-wordings.ts';
import { fitModel } from './fit-model.ts';
import { judgeLists } from './judge-lists.ts';
import { unit } from './word-vectors/word-vectors.ts';

const LIST = `amount | Deposit | money paid before; money paid first; paid before
date | Date of collection | day it is fetched; when it is fetched; fetched on which day
person | Driver | who fetched it; who came; the one who came`;
const OTHER_LIST = `amount | Deposit held | money paid before the job; money they hold; what is paid first
date | Collection date | day the van came; when it is fetched; which day it came
person | Driver's name | who came; who fetched it; the one with the van`;
/** Twice, since a feature of fewer than three texts is not fitted. */
const papers = [LIST, OTHER_LIST, LIST, OTHER_LIST].map(parseWordings);
const options = { size: 8, epochs: 40, papersInBatch: 1, seed: 1 };
const quiet = (): void => {};

const nearest = (model: Model, question: string): string | undefined =>
  ['Deposit', 'Date of collection', 'Driver'].toSorted(
    (a, b) =>
      nearness(vectorIn(model, question), vectorIn(model, b)) -
      nearness(vectorIn(model, question), vectorIn(model, a)),
  )[0];

describe('fitting the label model', () => {
  it('brings questions near to the labels that answer them, the same each time', () => {
    const file = fitModel(papers, undefined, options, quiet);
    const model = readModel(file);
    expect(nearest(model, 'money they were paid first')).toBe('Deposit');
    expect(nearest(model, 'when was it fetched')).toBe('Date of collection');
    expect(nearest(model, 'the one who came')).toBe('Driver');
    expect(fitModel(papers, undefined, options, quiet).equals(file)).toBe(true);
  });

  it('knows a word of no list by one that means the same elsewhere', () => {
    const near = (...numbers: number[]) => unit(numbers);
    const words = new Map([
      ['money', near(1, 0, 0)],
      ['paid', near(1, 0.1, 0)],
      ['cash', near(1, 0.05, 0)],
      ['fetched', near(0, 1, 0)],
      ['picked', near(0.05, 1, 0)],
      ['who', near(0, 0, 1)],
      ['chauffeur', near(0, 0.05, 1)],
    ]);
    const model = readModel(fitModel(papers, { size: 3, vectors: words }, options, quiet));
    expect(nearest(model, 'cash')).toBe('Deposit');
    expect(nearest(model, 'chauffeur')).toBe('Driver');
    expect(vectorIn(readModel(fitModel(papers, undefined, options, quiet)), 'cash')).toBeUndefined();
  });

  it('runs as a command', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fit-'));
    try {
      await writeFile(join(folder, 'first.txt'), LIST);
      await writeFile(join(folder, 'second.txt'), OTHER_LIST);
      await promisify(execFile)(process.execPath, [
        join(import.meta.dirname, 'fit.ts'),
        '--only=en',
        '--epochs=1',
        '--size=4',
        `--lists=${folder}`,
        `--out=${folder}`,
      ]);
      expect(vectorIn(readModel(await readFile(join(folder, 'en.model'))), 'money')).toBeDefined();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('judges the weights in use by questions about a paper', () => {
    const paper = parseWordings(`date | Invoice date | when was the bill made out
amount | Total | total sum to pay
amount | Postage | day of the invoice`);
    expect(judgeLists([paper], 'en')).toEqual({ asks: 3, nearest: 2, kinds: 2 });
  });

  it('has lists that are all in order', async () => {
    const folder = join(import.meta.dirname, 'lists');
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.txt'));
    expect(names.length).toBeGreaterThan(800);
    for (const name of names)
      expect(() => parseWordings(readFileSync(join(folder, name), 'utf8')), name).not.toThrow();
  });
});
