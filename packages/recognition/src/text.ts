import { isCjk } from './script.ts';
import type { Page } from './types.ts';

/** What a page's text is made of. */
type ReadablePage = Pick<Page, 'lines' | 'words' | 'width' | 'height'>;

/** The page's text in reading order, a line for a line, no spaces inside Japanese. */
export function pageText(page: ReadablePage): string {
  return page.lines.map((line) => lineText(page, line.words)).join('\n');
}

/** The text of all pages, separated by empty lines. */
export function documentText(pages: readonly ReadablePage[]): string {
  return pages.map(pageText).join('\n\n');
}

function lineText(page: ReadablePage, indices: readonly number[]): string {
  let text = '';
  let end = 0;
  for (const index of indices) {
    const word = page.words[index];
    if (word === undefined) continue;
    const gap = (word.box.x - end) * page.width;
    const size = word.box.height * page.height;
    const touching = isCjk(text.at(-1)) && isCjk(word.text[0]) && gap < size * 0.3;
    text += text === '' || touching ? word.text : ` ${word.text}`;
    end = word.box.x + word.box.width;
  }
  return text;
}
