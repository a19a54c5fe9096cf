import type { Random } from '../../random.ts';
import type { PagePicture } from '../../render.ts';
import { grainOf, pixelsOf, rawOf, shade, warp } from './pixels.ts';
import type { Mapping } from './pixels.ts';

type Point = readonly [x: number, y: number];

/** A telephone's picture of the sheet on a table: perspective, a shadow, uneven light, slight blur. */
export async function photograph(page: PagePicture, random: Random): Promise<PagePicture> {
  const width = page.width > page.height ? 2000 : 1560;
  const height = page.width > page.height ? 1500 : 2080;
  const scale = Math.min((width * 0.9) / page.width, (height * 0.9) / page.height);
  const [wide, high] = [page.width * scale, page.height * scale];
  const [left, top] = [(width - wide) / 2, (height - high) / 2];
  const off = (reach: number): number => (random.next() - 0.5) * 2 * reach;
  const reach = Math.min(wide, high) * 0.035;
  const corners: Point[] = [
    [left + off(reach), top + off(reach)],
    [left + wide + off(reach), top + off(reach)],
    [left + wide + off(reach), top + high + off(reach)],
    [left + off(reach), top + high + off(reach)],
  ];
  const table = [random.int(60, 170), random.int(50, 140), random.int(40, 120)];
  const grain = random.int(3, 9);
  const placed = warp(page, { width, height }, perspective(corners, page), (x, y) => {
    const wood = 14 * Math.sin((x + y * 0.15) / grain) + 8 * Math.sin(y / 37);
    return [table[0]! + wood, table[1]! + wood, table[2]! + wood];
  });
  const soft = await pixelsOf(rawOf(placed).blur(0.5 + random.next() * 0.5));
  return shade(soft, lightOf(soft, random));
}

/** Light that falls off to one side, and the shadow of the person with the telephone. */
function lightOf(
  { width, height }: PagePicture,
  random: Random,
): (x: number, y: number, value: number) => number {
  const [slopeX, slopeY] = [(random.next() - 0.5) * 0.35, (random.next() - 0.5) * 0.3];
  const [edge, lean, depth] = [
    random.next() * 0.7 + 0.2,
    (random.next() - 0.5) * 0.8,
    random.chance(0.6) ? 0.12 + random.next() * 0.25 : 0,
  ];
  const noise = grainOf(random);
  return (x, y, value) => {
    const [u, v] = [x / width, y / height];
    const light = 0.92 + slopeX * (u - 0.5) + slopeY * (v - 0.5);
    const inShadow = 1 / (1 + Math.exp(-(u + lean * v - edge) * 14));
    return value * light * (1 - depth * inShadow) + noise() * 7;
  };
}

/** The mapping from a picture in which the sheet's corners are as given (from the top left, clockwise) to the sheet. */
function perspective(corners: readonly Point[], { width, height }: PagePicture): Mapping {
  const targets: Point[] = [
    [0, 0],
    [width - 1, 0],
    [width - 1, height - 1],
    [0, height - 1],
  ];
  const rows = corners.flatMap(([x, y], index) => {
    const [u, v] = targets[index]!;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a, b, c, d, e, f, g, h] = solve(rows) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  };
}

/** Gauss's elimination with the largest pivot; each row ends with its right side. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    const best = rows
      .slice(pivot)
      .reduce(
        (most, row, index) => (Math.abs(row[pivot]!) > Math.abs(rows[most]![pivot]!) ? pivot + index : most),
        pivot,
      );
    [rows[pivot], rows[best]] = [rows[best]!, rows[pivot]!];
    for (let other = 0; other < size; other += 1) {
      if (other === pivot) continue;
      const factor = rows[other]![pivot]! / rows[pivot]![pivot]!;
      rows[other] = rows[other]!.map((value, column) => value - factor * rows[pivot]![column]!);
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!);
}

/** Folds and slight waves: the sheet was crumpled and laid flat again. */
export function crumple(page: PagePicture, random: Random): PagePicture {
  const folds = Array.from({ length: random.int(2, 5) }, () => {
    const angle = random.next() * Math.PI;
    return {
      x: Math.cos(angle),
      y: Math.sin(angle),
      at: random.next() * Math.max(page.width, page.height),
      dark: 0.06 + random.next() * 0.16,
    };
  });
  const waves = Array.from({ length: 3 }, () => ({
    long: page.width * (0.2 + random.next() * 0.5),
    high: 0.6 + random.next() * 2,
    phase: random.next() * 6,
  }));
  const wave = (along: number, part: number): number =>
    waves.reduce(
      (sum, { long, high, phase }) => sum + high * Math.sin((along / long) * 6.28 + phase + part),
      0,
    );
  const bent = warp(
    page,
    page,
    (x, y) => [x + wave(y, 0), y + wave(x, 1.7)],
    () => [238, 238, 234],
  );
  const noise = grainOf(random);
  return shade(bent, (x, y, value) => {
    const crease = folds.reduce((sum, fold) => {
      const distance = x * fold.x + y * fold.y - fold.at;
      return sum + fold.dark * Math.exp(-((distance / 9) ** 2)) + fold.dark * 0.25 * Math.tanh(distance / 40);
    }, 0);
    return value * (0.97 - crease) + noise() * 6;
  });
}
