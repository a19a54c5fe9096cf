import type { Terms } from './concepts.ts';

/**
 * Terms that are asked for by their own labels: whoever wants the overtime pay says "overtime pay". `more` lists other
 * ways of asking, `|` between them, as a pattern on lower-case text.
 */
export function askedByLabel(labels: readonly string[], more = ''): Terms {
  return { labels, askedByLabel: true, ...(more === '' ? {} : { asks: new RegExp(more, 'u') }) };
}
