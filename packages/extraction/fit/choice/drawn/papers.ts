import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isJapanese } from '../../../src/text/script.ts';
import type { ModelLanguage } from '../../../src/wordings/model/label-model.ts';

/** A value that a paper prints: its sort as the list has it, its labels, and the questions for it. */
export interface ListedValue {
  readonly sort: string;
  readonly labels: readonly string[];
  readonly asks: readonly string[];
}

/** A value that is drawn, of which wording of its paper it is. */
export interface DrawnValue {
  readonly listed: ListedValue;
  readonly label: string;
  readonly value: string;
  readonly printed: string;
}

/** A paper of the lists, with the sector that it is sorted into. */
export interface ListedPaper {
  readonly name: string;
  readonly sector: string;
  readonly language: ModelLanguage;
  readonly values: readonly ListedValue[];
  /** The list itself. */
  readonly text: string;
}

/** The papers below a folder, in the order of their sectors and names. */
export function readPapers(folder: string): ListedPaper[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => ({
      name: basename(name, '.txt'),
      sector: basename(dirname(name)),
      ...parsePaper(readFileSync(join(folder, name), 'utf8')),
    }));
}

/** A paper by its lines: `sort | label; label | question; question`. */
export function parsePaper(list: string): Pick<ListedPaper, 'language' | 'values' | 'text'> {
  const values = list
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [sort = '', labels = '', asks = ''] = line.split('|').map((part) => part.trim());
      return { sort, labels: partsOf(labels), asks: partsOf(asks) };
    });
  const japanese = values.filter(({ labels: [label = ''] }) => isJapanese(label));
  return { language: japanese.length > values.length / 2 ? 'ja' : 'en', values, text: list };
}

const partsOf = (text: string): string[] => text.split(/;\s*/).filter((part) => part !== '');
