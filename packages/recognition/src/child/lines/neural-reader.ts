import type { RawWord } from '../geometry.ts';
import type { Grey } from '../picture/grey.ts';
import { lightPrintInverted, straightCrop } from './crop.ts';
import { decodeLine, type Letters, type LineWord } from './decode.ts';
import type { Model } from './models.ts';
import type { TextLine } from './text-line.ts';

/** Lines are read at this height, and their width is filled up to a multiple of the second. */
const HEIGHT = 48;
const WIDTH_STEP = 8;
/** A line longer than this many pixels at that height is not read: it would not be a line of text. */
const MAX_WIDTH = 4000;
/** Words less probable than this are creases and stamps more often than print. */
const MIN_PROBABILITY = 0.5;

let input = new Float32Array(0);

/** Reads lines one by one with the neural recogniser, which knows Latin letters, digits and signs best. */
export async function readNeural(
  model: Model,
  grey: Grey,
  lines: readonly TextLine[],
  letters: Letters = 'english',
): Promise<RawWord[][]> {
  const read: RawWord[][] = [];
  for (const line of lines) {
    if (widthOf(line) > MAX_WIDTH) {
      read.push([]);
      continue;
    }
    const crop = lightPrintInverted(straightCrop(grey, line, HEIGHT));
    const words = await readCrop(model, crop, letters);
    read.push(words.map((word) => place(word, line, crop.width)));
  }
  return read;
}

/** How wide a line is at the height that it is read at. */
const widthOf = (line: TextLine): number => (line.halfWidth * 2 * HEIGHT) / (line.above + line.below);

async function readCrop(model: Model, crop: Grey, letters: Letters): Promise<LineWord[]> {
  const width = Math.ceil(crop.width / WIDTH_STEP) * WIDTH_STEP;
  const { data, dims } = await model.run(normalised(crop, width), [1, 3, HEIGHT, width]);
  const words = decodeLine(data, dims[1] ?? 1, crop, letters);
  return words.filter(({ probability }) => probability >= MIN_PROBABILITY);
}

function normalised(crop: Grey, width: number): Float32Array {
  const size = HEIGHT * width;
  if (input.length < size * 3) input = new Float32Array(HEIGHT * MAX_WIDTH * 3);
  const values = input.subarray(0, size * 3).fill(0);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < crop.width; x++) {
      const value = (crop.data[y * crop.width + x] ?? 255) / 127.5 - 1;
      for (let channel = 0; channel < 3; channel++) values[channel * size + y * width + x] = value;
    }
  return values;
}

/** Letters are twice as high as what the detector marks of them. */
const LETTERS = 2;

function place(word: LineWord, line: TextLine, width: number): RawWord {
  const scale = (line.halfWidth * 2) / width;
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
  const middle = (word.left + word.right - width) * 0.5 * scale;
  const half = ((word.right - word.left) / 2) * scale;
  const [x, y] = [line.x + middle * cos, line.y + middle * sin];
  const up = Math.min(line.above, line.ink * LETTERS);
  const down = Math.min(line.below, line.ink * LETTERS);
  const slant = half * Math.abs(sin);
  return {
    text: word.text,
    confidence: word.probability * 100,
    rect: {
      left: Math.round(x - half * cos),
      right: Math.round(x + half * cos),
      top: Math.round(y - up - slant),
      bottom: Math.round(y + down + slant),
    },
  };
}
