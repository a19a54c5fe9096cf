import type { Terms } from './concepts.ts';

/**
 * Terms that are asked for by their own labels: a user who wants the overtime pay writes "overtime pay". `more` lists other
 * ways of asking, `|` between them, as a pattern on lower-case text; `plain` are labels too general to be asked by.
 */
export function askedByLabel(labels: readonly string[], more = '', plain: readonly string[] = []): Terms {
  return { labels, plain, askedByLabel: true, ...(more === '' ? {} : { asks: new RegExp(more, 'u') }) };
}
