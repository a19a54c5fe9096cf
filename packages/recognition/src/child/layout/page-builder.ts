import type { Box, Line, Page, PageNote, Rule, Transform, Word } from '../../types.ts';
import { unite, type RawRule, type RawWord, type Rect } from '../geometry.ts';
import { groupLines } from './lines.ts';
import { joinSegments } from './segments.ts';

/** What was found on a page, in pixels or points of its upright picture. */
interface PageContent {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly RawWord[];
  readonly rules: readonly RawRule[];
  readonly source: Page['source'];
  readonly transform?: Transform;
  readonly notes?: readonly PageNote[];
}

/** Puts words into lines and reading order, and everything into fractions of the page. */
export function buildPage(content: PageContent): Page {
  const { width, height } = content;
  const words: Word[] = [];
  const lines: Line[] = [];
  for (const found of groupLines(content.words)) {
    const joined = content.source === 'text' ? found : joinSegments(found);
    const indices = joined.map((word) => {
      const { text, otherReading } = word;
      const box = toBox(word.rect, width, height);
      const confidence = round(word.confidence, 10);
      const disagreed = otherReading !== undefined && { otherReading };
      return words.push({ text, box, confidence, line: lines.length, ...disagreed }) - 1;
    });
    lines.push({ box: toBox(unite(joined.map((word) => word.rect)), width, height), words: indices });
  }
  const transform = content.transform ?? { turn: 0, skew: 0 };
  const rules = content.rules.map((rule) => toRule(rule, width, height));
  const { number, source, notes = [] } = content;
  return { number, width, height, words, lines, rules, source, ...transform, notes };
}

function toBox(rect: Rect, width: number, height: number): Box {
  const x = fraction(rect.left / width);
  const y = fraction(rect.top / height);
  return {
    x,
    y,
    width: round(fraction(rect.right / width) - x, 1e5),
    height: round(fraction(rect.bottom / height) - y, 1e5),
  };
}

function toRule(rule: RawRule, width: number, height: number): Rule {
  return {
    x1: fraction(rule.x1 / width),
    y1: fraction(rule.y1 / height),
    x2: fraction(rule.x2 / width),
    y2: fraction(rule.y2 / height),
  };
}

const fraction = (value: number): number => round(Math.min(1, Math.max(0, value)), 1e5);
const round = (value: number, scale: number): number => Math.round(value * scale) / scale;
