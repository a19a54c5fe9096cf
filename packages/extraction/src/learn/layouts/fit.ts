import { SCALE } from './marks.ts';
import type { Mark } from '../types.ts';

/** How far apart, in fractions of the page's width, a mark may be from where the fit puts it. */
const TOLERANCE = 0.013;
const DRAWS = 150;
const MIN_SCALE = 0.7;
const MAX_SCALE = 1.45;
/** A mark printed this often on both pages (the product of its counts) says nothing about where things are. */
const MAX_REPEATS = 12;
const MAX_PAIRS = 2500;
/** How many pairs back in the chain a pair may follow another. */
const REACH = 40;
const NEAREST = 9;
/** What of the costs of a chain's jumps is taken from its weight: rows put in or left out cost little, a label here and there on another form much. */
const JUMPS = 0.5;
/** What a change of size takes from the score, times its logarithm: other forms fit best where they are stretched. */
const STRETCH = 0.05;
/** Marks that moved down by the same, up to so much of the page's width, say how far what is between them moved. */
const SAME_SHIFT = 0.008;

/** A mark that is on both pages: where it is on the remembered one, and how far it has moved against the fit. */
interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  /** y on the new page less the scaled y on the remembered one. */
  readonly dy: number;
}

/** How a remembered page lies on a new one. */
export interface Fit {
  /** Share of the fuller page's marks that are in the same order at corresponding places, less what had to be moved and stretched; 0 to 1. */
  readonly score: number;
  readonly scale: number;
  readonly shear: number;
  readonly shift: number;
  readonly anchors: readonly Anchor[];
}

/** What a mark counts: less where other layouts have it, too. */
export type MarkWeight = (text: string) => number;

interface Pair {
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
  readonly weight: number;
  readonly rare: boolean;
}

interface Line {
  readonly scale: number;
  readonly shear: number;
  readonly shift: number;
}

/**
 * Lays a remembered page on a new one: one scale and shift sideways, found by trial over pairs of rare marks, and the
 * best chain of marks from top to bottom, which absorbs rows that were put in or left out. Deterministic.
 */
export function fitPage(known: readonly Mark[], page: readonly Mark[], weigh: MarkWeight): Fit | undefined {
  const most = Math.max(sum(known, weigh), sum(page, weigh));
  const pairs = pairUp(known, page, weigh);
  const rough = tryLines(pairs);
  if (!rough || most === 0) return undefined;
  const line = refine(rough, pairs) ?? rough;
  const inliers = pairs
    .filter((pair) => Math.abs(offsetOf(pair, line)) < TOLERANCE)
    .sort((a, b) => a.y - b.y || a.x - b.x || a.toY - b.toY);
  const chain = bestChain(inliers, line);
  const weight = chain.reduce(
    (total, pair, index) =>
      total + pair.weight - JUMPS * jumpCost(jumpOf(chain[index - 1] ?? pair, pair, line)),
    0,
  );
  return {
    ...line,
    score: Math.max(0, Math.min(1, weight / most) - STRETCH * Math.abs(Math.log(line.scale))),
    anchors: chain.map((pair) => ({
      x: pair.x,
      y: pair.y,
      dx: offsetOf(pair, line),
      dy: pair.toY - line.scale * pair.y,
    })),
  };
}

function sum(marks: readonly Mark[], weigh: MarkWeight): number {
  return marks.reduce((total, [text]) => total + weigh(text), 0);
}

function pairUp(known: readonly Mark[], page: readonly Mark[], weigh: MarkWeight): Pair[] {
  const there = Map.groupBy(page, ([text]) => text);
  const pairs: Pair[] = [];
  for (const [text, here] of Map.groupBy(known, ([name]) => name)) {
    const others = there.get(text);
    const repeats = here.length * (others?.length ?? 0);
    if (!others || repeats > MAX_REPEATS || pairs.length > MAX_PAIRS) continue;
    const weight = weigh(text);
    for (const [, x, y] of here) {
      for (const [, toX, toY] of others)
        pairs.push({
          x: x / SCALE,
          y: y / SCALE,
          toX: toX / SCALE,
          toY: toY / SCALE,
          weight,
          rare: repeats === 1,
        });
    }
  }
  return pairs;
}

const offsetOf = (pair: Pair, line: Line): number =>
  pair.toX - line.scale * pair.x - line.shear * pair.y - line.shift;

/** The line through two pairs that most of the rare ones lie on. */
function tryLines(pairs: readonly Pair[]): Line | undefined {
  const rare = pairs.filter((pair) => pair.rare);
  const tried = rare.length >= 4 ? rare : pairs;
  if (tried.length < 2) return undefined;
  const next = numbers();
  let best: Line | undefined;
  let most = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const one = tried[next(tried.length)];
    const other = tried[next(tried.length)];
    const line = one && other && lineThrough(one, other);
    if (!line) continue;
    const weight = tried.reduce(
      (total, pair) => (Math.abs(offsetOf(pair, line)) < TOLERANCE ? total + pair.weight : total),
      0,
    );
    if (weight > most) [best, most] = [line, weight];
  }
  return best;
}

function lineThrough(one: Pair, other: Pair): Line | undefined {
  const across = other.x - one.x;
  if (Math.abs(across) < 0.12 || Math.abs(other.y - one.y) > 0.3) return undefined;
  const scale = (other.toX - one.toX) / across;
  if (scale < MIN_SCALE || scale > MAX_SCALE) return undefined;
  return { scale, shear: 0, shift: one.toX - scale * one.x };
}

/** Numbers that are the same every time. */
function numbers(): (below: number) => number {
  let state = 12345;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Least squares over what lies near the line, with shear: pages are photographed and skewed. */
function refine(line: Line, pairs: readonly Pair[]): Line | undefined {
  const near = pairs.filter((pair) => Math.abs(offsetOf(pair, line)) < TOLERANCE);
  if (near.length < 6) return undefined;
  const mean = (pick: (pair: Pair) => number): number =>
    near.reduce((total, pair) => total + pick(pair), 0) / near.length;
  const [x, y, to] = [mean((pair) => pair.x), mean((pair) => pair.y), mean((pair) => pair.toX)];
  const xx = mean((pair) => (pair.x - x) ** 2);
  const yy = mean((pair) => (pair.y - y) ** 2);
  const xy = mean((pair) => (pair.x - x) * (pair.y - y));
  const xt = mean((pair) => (pair.x - x) * (pair.toX - to));
  const yt = mean((pair) => (pair.y - y) * (pair.toX - to));
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-7) return undefined;
  const scale = (xt * yy - yt * xy) / determinant;
  const shear = (yt * xx - xt * xy) / determinant;
  if (scale < MIN_SCALE || scale > MAX_SCALE || Math.abs(shear) > 0.1) return undefined;
  return { scale, shear, shift: to - scale * x - shear * y };
}

/** What a jump in y between two marks that follow each other costs. */
function jumpCost(jump: number): number {
  if (jump <= 0.008) return 0;
  return jump <= 0.03 ? 0.3 : jump <= 0.15 ? 0.8 : 1.6;
}

/** How much further down a pair is from an earlier one than on the remembered page. */
const jumpOf = (earlier: Pair, pair: Pair, line: Line): number =>
  Math.abs(pair.toY - earlier.toY - line.scale * (pair.y - earlier.y));

/** The heaviest chain of pairs that goes down both pages. */
function bestChain(pairs: readonly Pair[], line: Line): Pair[] {
  const score: number[] = [];
  const before: number[] = [];
  let last = -1;
  pairs.forEach((pair, index) => {
    let [best, from] = [0, -1];
    for (let other = index - 1; other >= Math.max(0, index - REACH); other--) {
      const earlier = pairs[other];
      if (!earlier || earlier.toY > pair.toY + 0.004) continue;
      if (
        (earlier.x === pair.x && earlier.y === pair.y) ||
        (earlier.toX === pair.toX && earlier.toY === pair.toY)
      )
        continue;
      const total = (score[other] ?? 0) - jumpCost(jumpOf(earlier, pair, line));
      if (total > best) [best, from] = [total, other];
    }
    score.push(best + pair.weight);
    before.push(from);
    if (last < 0 || best + pair.weight > (score[last] ?? 0)) last = index;
  });
  const chain: Pair[] = [];
  for (let index = last; index >= 0; index = before[index] ?? -1) {
    const pair = pairs[index];
    if (pair) chain.unshift(pair);
  }
  return chain;
}

/** A point of the remembered page on the new one; `near` where marks that stayed the same are close by. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly near: boolean;
}

/** Where a point of the remembered page is now: as far from the marks around it as it was. */
export function locate(fit: Fit, x: number, y: number): Point {
  const nearest = fit.anchors
    .map((anchor) => ({ anchor, distance: 0.008 + Math.abs(anchor.y - y) + 0.15 * Math.abs(anchor.x - x) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST);
  const weighted = (pick: (anchor: Anchor) => number): number =>
    weightedMedian(nearest.map(({ anchor, distance }) => [pick(anchor), 1 / distance ** 2]));
  const close = nearest.filter(({ anchor }) => Math.abs(anchor.y - y) < 0.06);
  const down = weighted((anchor) => anchor.dy);
  const agreed = close.filter(({ anchor }) => Math.abs(anchor.dy - down) < SAME_SHIFT);
  return {
    x: fit.scale * x + fit.shear * y + fit.shift + weighted((anchor) => anchor.dx),
    y: fit.scale * y + down,
    near: agreed.length >= 3 && agreed.length > close.length / 2,
  };
}

function weightedMedian(values: readonly (readonly [number, number])[]): number {
  const sorted = values.toSorted((a, b) => a[0] - b[0]);
  const half = sorted.reduce((total, [, weight]) => total + weight, 0) / 2;
  let passed = 0;
  for (const [value, weight] of sorted) {
    passed += weight;
    if (passed >= half) return value;
  }
  return 0;
}
