import type { Page } from './types.ts';

export function pageText(page: Page): string {
  return page.lines
    .map((line) => line.words.map((index) => page.words[index]?.text ?? '').join(' '))
    .join('\n');
}

export function documentText(pages: readonly Page[]): string {
  return pages.map(pageText).join('\n\n');
}
