import sharp from 'sharp';
import type { Rect } from '../geometry.ts';
import type { Grey } from '../picture/grey.ts';

/** Print is searched for in a picture this many times smaller, in which the paper's grain disappears. */
const SHRUNK = 4;
/** Neighbouring pixels of that picture that differ by this are an edge of print; shadows change less. */
const MIN_EDGE = 10;
/** A row or column of fewer edges than this is dirt. */
const MIN_EDGES = 2;
/** White around print, in pixels of the picture: the detector needs to see where a line ends. */
const MARGIN = 24;
/** Blocks are at least this many blank rows apart: nearer ones cost less together. */
const MIN_GAP = 96;

/**
 * The parts of a picture that hold print, top to bottom, each trimmed to its print; sides are multiples of `step`, as the picture's are. A
 * picture without blank rows and columns (a photograph on a table) is one block.
 */
export async function inkedBlocks(grey: Grey, step: number): Promise<Rect[]> {
  const [width, height] = [Math.round(grey.width / SHRUNK), Math.round(grey.height / SHRUNK)];
  const raw = { width: grey.width, height: grey.height, channels: 1 } as const;
  const resized = sharp(grey.data, { raw }).resize(width, height, { fit: 'fill', kernel: 'linear' });
  const edges = edgesOf({ data: await resized.greyscale().raw().toBuffer(), width, height });
  const rows = runsOf(countRows(edges)).map((run) => widened(run, grey.height, step));
  return rows.map(({ from, to }) => {
    const runs = runsOf(countColumns(edges, from / SHRUNK, to / SHRUNK));
    const all = { from: runs[0]?.from ?? 0, to: runs.at(-1)?.to ?? width };
    const columns = widened(all, grey.width, step);
    return { left: columns.from, right: columns.to, top: from, bottom: to };
  });
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/** Runs of places with print, in pixels of the shrunk picture. */
function runsOf(edges: Uint32Array): Run[] {
  const runs: { from: number; to: number }[] = [];
  edges.forEach((count, at) => {
    const last = runs.at(-1);
    if (count < MIN_EDGES) return;
    if (last !== undefined && (at - last.to) * SHRUNK < MIN_GAP) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  });
  return runs;
}

/** A run with its margins in pixels of the picture, a multiple of `step` long. */
function widened({ from, to }: Run, length: number, step: number): Run {
  const start = Math.max(0, from * SHRUNK - MARGIN);
  const end = Math.min(length, to * SHRUNK + MARGIN);
  const size = Math.min(length, Math.ceil((end - start) / step) * step);
  const first = Math.min(start, length - size);
  return { from: first, to: first + size };
}

/** Where a pixel differs from its right or lower neighbour. */
function edgesOf({ data, width, height }: Grey): Grey {
  const found = new Uint8Array(data.length);
  for (let y = 0; y + 1 < height; y++)
    for (let at = y * width; at < (y + 1) * width - 1; at++) {
      const value = data[at] ?? 0;
      const beside = Math.abs(value - (data[at + 1] ?? 0));
      if (Math.max(beside, Math.abs(value - (data[at + width] ?? 0))) >= MIN_EDGE) found[at] = 1;
    }
  return { data: found, width, height };
}

function countRows({ data, width, height }: Grey): Uint32Array {
  const counts = new Uint32Array(height);
  for (let y = 0; y < height; y++)
    for (let at = y * width; at < (y + 1) * width; at++) counts[y] = (counts[y] ?? 0) + (data[at] ?? 0);
  return counts;
}

function countColumns({ data, width, height }: Grey, top: number, bottom: number): Uint32Array {
  const counts = new Uint32Array(width);
  for (let y = Math.floor(top); y < Math.min(height, bottom); y++)
    for (let x = 0; x < width; x++) counts[x] = (counts[x] ?? 0) + (data[y * width + x] ?? 0);
  return counts;
}
