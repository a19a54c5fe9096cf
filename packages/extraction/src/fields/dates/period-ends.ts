import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { memoize } from '../../memoize.ts';
import type { Candidate, TextRange } from '../candidate.ts';
import { readKind } from '../read-kind.ts';
import type { Reading } from '../read-kind.ts';

/** What joins the two days of a period. */
const JOINED = /^\s*(?:[-–—~～〜]|to|until|till|through|thru|bis|au)\s*(?:and including )?$/iu;
/** How surely the only period of a document is the one asked for. */
const SCORE = 0.64;

interface Period {
  readonly range: TextRange;
  readonly ends: readonly [Reading, Reading];
}

/** Periods that are printed as two days: "from 12 March 2025 to 11 June 2025". */
const periodsOf = memoize((view: DocumentView): Period[] =>
  view.pages.flatMap((page) =>
    page.segments.flatMap((segment) => {
      if (!/\d.*\d/.test(segment.text)) return [];
      const range = { segment, from: 0, to: segment.text.length };
      const dates = readKind('date', range, view).filter(({ fit }) => fit > 0.7);
      return dates.flatMap((start, index) => {
        const end = dates[index + 1];
        const isPair = end !== undefined && JOINED.test(segment.text.slice(start.to, end.from));
        return isPair ? [{ range, ends: [start, end] as const }] : [];
      });
    }),
  ),
);

/** The first or last day of the period that a document speaks of, where no label says which it is. */
export function periodEnds(query: FieldQuery, view: DocumentView): Candidate[] {
  const concept = endAsked(query);
  if (concept === undefined) return [];
  const periods = periodsOf(view);
  return [...periods.map((period) => endOf(period, concept)), ...labelledEnds(concept, view)].map((one) => ({
    ...one,
    score: one.score / Math.sqrt(periods.length > 1 ? 1.3 : 1),
  }));
}

/** Which end of a period is asked for: by its name, or "When does it begin?" where no time of day is meant. */
function endAsked({ concept, kind, asked }: FieldQuery): 'period_start' | 'period_end' | undefined {
  if (concept === 'period_start' || concept === 'period_end') return concept;
  if (kind !== 'date' || !OPEN.has(concept)) return undefined;
  if (WHEN_BEGINS.test(asked)) return 'period_start';
  return WHEN_ENDS.test(asked) ? 'period_end' : undefined;
}

/** What such a question may be taken for that is the end of a period. */
const OPEN: ReadonlySet<ConceptId | undefined> = new Set<ConceptId | undefined>([
  undefined,
  'start_time',
  'effective_date',
  'expiry_date',
]);
const WHEN_BEGINS = /\bwhen (?:does|did|do|will)\b.*\b(?:begin|start|commence)\b/i;
const WHEN_ENDS = /\bwhen (?:does|did|do|will)\b.*\b(?:end|expire|run out)\b/i;

function endOf({ range, ends }: Period, concept: 'period_start' | 'period_end'): Candidate {
  const { value, from, to, doubt } = ends[concept === 'period_start' ? 0 : 1];
  return {
    value,
    ranges: [{ ...range, from, to }],
    score: SCORE,
    doubt: doubt ?? 'WEAK_LABEL',
  };
}

const BEFORE_START = /^\s*from\s*[:.]?\s*$/iu;
const BEFORE_END = /^\s*(?:to|until|till|through)\s*[:.]?\s*$/iu;

/** "From 01/10/25" and "To 31/10/25", each in a place of its own. */
function labelledEnds(concept: 'period_start' | 'period_end', view: DocumentView): Candidate[] {
  const before = concept === 'period_start' ? BEFORE_START : BEFORE_END;
  return view.pages.flatMap((page) =>
    page.segments.flatMap((segment) => {
      if (segment.text.length > 30) return [];
      const [day] = readKind('date', { segment, from: 0, to: segment.text.length }, view);
      if (!day || day.fit <= 0.7 || !before.test(segment.text.slice(0, day.from))) return [];
      const ranges = [{ segment, from: day.from, to: day.to }];
      return [{ value: day.value, ranges, score: 0.72, doubt: day.doubt ?? ('WEAK_LABEL' as const) }];
    }),
  );
}
