import { heightOf, overlapX } from '../../layout/geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { fold } from '../../text/fold.ts';
import { isLegalForm, isTitle, rateAddress } from '../../values/names.ts';
import type { Candidate } from '../candidate.ts';

/** So many times as high as the page's usual line a name is set in a letterhead. */
const LARGE = 1.3;
/** Lines of one name are equally high, up to this share, and no further apart than this share of their height. */
const SAME_HEIGHT = 0.12;
const GAP = 1.1;
/** A name's second line: "Geotechnics", "Violin Makers". */
const SECOND_LINE = /^\p{Lu}[\p{L}'’&-]*(?: (?:&|and|of|\p{Lu}[\p{L}'’-]*)){0,3}$/u;

/** The whole of a letterhead's name that is printed in two lines of the same large type: "Blue Heron" over "Roofing". */
export function joinStackedName(candidate: Candidate): Candidate {
  const [range, ...others] = candidate.ranges;
  if (range === undefined || others.length > 0 || range.to - range.from < range.segment.text.trim().length)
    return candidate;
  const { segment } = range;
  if (heightOf(segment.rect) < LARGE * segment.layout.lineHeight || isLegalForm(lastWord(candidate.value)))
    return candidate;
  const second = lineUnder(segment);
  if (second === undefined || !isPrintedElsewhere(candidate.value, second)) return candidate;
  return {
    ...candidate,
    value: `${candidate.value} ${second.text}`,
    ranges: [range, { segment: second, from: 0, to: second.text.length }],
  };
}

function lineUnder({ layout, rect }: Segment): Segment | undefined {
  const height = heightOf(rect);
  return layout.segments.find(
    (other) =>
      other.rect.top > rect.top + height / 2 &&
      other.rect.top - rect.bottom < GAP * height &&
      Math.abs(heightOf(other.rect) - height) <= SAME_HEIGHT * height &&
      overlapX(other.rect, rect) > 0 &&
      SECOND_LINE.test(other.text) &&
      !isTitle(other.text) &&
      rateAddress(other.text) < 0.6,
  );
}

/** Letters of the second line that a website or an e-mail address has behind the first, at least: blueheronroof.com. */
const SHORTENED = 3;

/** Whether the whole name, or its beginning run together as in an address of the Internet, is elsewhere on the page: a title below a name is not. */
function isPrintedElsewhere(first: string, second: Segment): boolean {
  const name = fold(first) + fold(second.text).slice(0, SHORTENED);
  return second.layout.segments.some((other) => other !== second && other.folded.text.includes(name));
}

const lastWord = (text: string): string => text.split(' ').at(-1) ?? '';
