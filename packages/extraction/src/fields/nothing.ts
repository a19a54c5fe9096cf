import type { DocumentView } from '../document.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import { memoize } from '../memoize.ts';
import type { FoundValue } from '../types.ts';
import { BREAKABLE, isBrokenValue } from './broken-value.ts';
import { NOTHING } from './candidate.ts';
import { candidatesAt } from './label-candidates.ts';
import { findLabelMatches } from './label-matches.ts';
import type { LabelMatch } from './labels/label-match.ts';

/** A label that speaks so strongly for a field was meant by the one who asks. */
const MIN_LABEL_STRENGTH = 0.8;
/** Mean confidence of a page's words, 0 to 100, below which what is missing may only not have been read. */
const MIN_READING = 70;

/**
 * A field for which nothing was found. On a picture that may be the reading's fault: the reason says so where the
 * field's label was seen, or where the page was read poorly. A PDF's own text is never misread: there the reason says that
 * what is printed at the label is no value of its kind (a 31st of April).
 */
export function nothingFor(query: FieldQuery, view: DocumentView): FoundValue {
  const seen = findLabelMatches(query, view).some(
    (match) =>
      match.strength >= MIN_LABEL_STRENGTH &&
      (match.segment.layout.page.source !== 'text' || hasBrokenValue(match, query, view)),
  );
  if (seen) return { ...NOTHING, reason: 'LABEL_WITHOUT_VALUE' };
  return isReadPoorly(view) ? { ...NOTHING, reason: 'PAGE_HARD_TO_READ' } : NOTHING;
}

/** Whether a day or a number is printed at a label that is none. */
const hasBrokenValue = (match: LabelMatch, query: FieldQuery, view: DocumentView): boolean =>
  BREAKABLE.has(query.kind) &&
  candidatesAt(match, { ...query, kind: 'text' }, view).some(({ value }) =>
    isBrokenValue(value, query, view),
  );

const isReadPoorly = memoize((view: DocumentView): boolean =>
  view.pages.some(({ page }) => {
    if (page.source === 'text') return false;
    const sum = page.words.reduce((total, word) => total + word.confidence, 0);
    return page.words.length === 0 || sum / page.words.length < MIN_READING;
  }),
);
