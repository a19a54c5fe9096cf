/** An 8-bit grey picture, row by row, 0 black to 255 white. */
export interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Tesseract refuses a picture with a side longer than 32,767 pixels. */
export const LONGEST_SIDE = 32_000;

const PALETTE = 256 * 4;
const HEADERS = 14 + 40;

/**
 * The picture as an uncompressed BMP, which both engines read line by line; of the plainer PGM they read every pixel by
 * itself, which takes several times as long.
 */
export function toBmp({ data, width, height }: Grey): Buffer {
  const line = (width + 3) & ~3;
  const start = HEADERS + PALETTE;
  const bytes = Buffer.alloc(start + line * height);
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(start, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(8, 28);
  bytes.writeUInt32LE(line * height, 34);
  bytes.writeUInt32LE(256, 46);
  for (let grey = 0; grey < 256; grey++) bytes.fill(grey, HEADERS + grey * 4, HEADERS + grey * 4 + 3);
  // Lines are stored from the lowest up.
  for (let y = 0; y < height; y++)
    bytes.set(data.subarray(y * width, (y + 1) * width), start + (height - 1 - y) * line);
  return bytes;
}

/** Grey levels between the darkest and the lightest pixel of a page that contains nothing. */
const MAX_BLANK_RANGE = 24;

/** Whether nothing at all is on a page: looking for lines there costs as much as on any other. */
export function isBlank({ data }: Grey): boolean {
  let [darkest, lightest] = [255, 0];
  for (const value of data) {
    if (value < darkest) darkest = value;
    if (value > lightest) lightest = value;
    if (lightest - darkest > MAX_BLANK_RANGE) return false;
  }
  return true;
}
