import { heightOf, widthOf, type RawRule, type RawWord } from '../geometry.ts';
import { rotatedSize } from '../picture/viewer-picture.ts';

/** What was found on a page: in units of its picture. */
interface Found {
  readonly width: number;
  readonly height: number;
  readonly words: readonly RawWord[];
  readonly rules: readonly RawRule[];
}

/**
 * The places of words and ruled lines as they are on the page's picture straightened by `skew` degrees (clockwise). The picture was
 * read unstraightened, which blurs no letter; but rows of a table run into each other when they are not level.
 */
export function levelPlaces({ width, height, words, rules }: Found, skew: number): Found {
  const size = rotatedSize({ width, height }, { turn: 0, skew });
  const angle = (skew * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = (x: number, y: number) => ({
    x: (x - width / 2) * cos - (y - height / 2) * sin + size.width / 2,
    y: (x - width / 2) * sin + (y - height / 2) * cos + size.height / 2,
  });
  return {
    ...size,
    words: words.map((word) => ({ ...word, rect: movedTo(word.rect, place) })),
    rules: rules.map((rule) => levelRule(rule, place)),
  };
}

type Place = (x: number, y: number) => { x: number; y: number };

function movedTo(rect: RawWord['rect'], place: Place): RawWord['rect'] {
  const { x, y } = place((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
  const [halfWidth, halfHeight] = [widthOf(rect) / 2, heightOf(rect) / 2];
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** Ruled lines are level or upright: each is moved by its middle. */
function levelRule({ x1, y1, x2, y2 }: RawRule, place: Place): RawRule {
  const { x, y } = place((x1 + x2) / 2, (y1 + y2) / 2);
  const [halfWidth, halfHeight] = [(x2 - x1) / 2, (y2 - y1) / 2];
  return { x1: x - halfWidth, x2: x + halfWidth, y1: y - halfHeight, y2: y + halfHeight };
}
