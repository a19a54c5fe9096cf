import type { DocumentView } from '../document.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import { memoize } from '../memoize.ts';
import type { FoundValue } from '../types.ts';
import { NOTHING } from './candidate.ts';
import { findLabelMatches } from './label-matches.ts';

/** A label that speaks so strongly for a field was meant by the one who asks. */
const MIN_LABEL_STRENGTH = 0.8;
/** Mean confidence of a page's words, 0 to 100, below which what is missing may only not have been read. */
const MIN_READING = 70;

/**
 * A field for which nothing was found. On a picture that may be the reading's fault: the reason says so where the
 * field's label was seen, or where the page was read poorly. A PDF's own text is never misread.
 */
export function nothingFor(query: FieldQuery, view: DocumentView): FoundValue {
  if (view.pages.every((page) => page.page.source === 'text')) return NOTHING;
  const seen = findLabelMatches(query, view).some(
    (match) => match.strength >= MIN_LABEL_STRENGTH && match.segment.layout.page.source !== 'text',
  );
  if (seen) return { ...NOTHING, reason: 'LABEL_WITHOUT_VALUE' };
  return isReadPoorly(view) ? { ...NOTHING, reason: 'PAGE_HARD_TO_READ' } : NOTHING;
}

const isReadPoorly = memoize((view: DocumentView): boolean =>
  view.pages.some(({ page }) => {
    if (page.source === 'text') return false;
    const sum = page.words.reduce((total, word) => total + word.confidence, 0);
    return page.words.length === 0 || sum / page.words.length < MIN_READING;
  }),
);
