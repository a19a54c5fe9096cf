import sharp from 'sharp';

/** A picture that was made to cost time or memory, or to break what reads it. */
export interface HostilePicture {
  readonly name: string;
  readonly kind: 'png' | 'jpeg';
  readonly bytes: () => Promise<Buffer>;
}

interface Grey {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** An A4 page at 200 dpi, and the most pixels that are read. */
const PAGE = { width: 1654, height: 2339 };
const LARGEST = { width: 3000, height: 4000 };
/** As many pixels as a picture may have. */
const HUGE = { width: 10_000, height: 10_000 };

/** Every picture, in groups: formats, sizes, noise, blobs, lines. */
export const hostilePictures = (): readonly HostilePicture[] => [
  ...formats(),
  ...sizes(),
  ...noise(),
  ...blobs(),
  ...strokes(),
  ...letters(),
];

function formats(): HostilePicture[] {
  const random = generator(1);
  const bytes = (count: number) => Buffer.from(Uint8Array.from({ length: count }, () => random() * 256));
  const raw = (channels: 1 | 2 | 3 | 4) =>
    sharp(bytes(PAGE.width * PAGE.height * channels), { raw: { ...PAGE, channels } });
  const wide = () => {
    const data = new Uint16Array(PAGE.width * PAGE.height).map(() => random() * 65_536);
    return sharp(data, { raw: { ...PAGE, channels: 1 } }).toColourspace('grey16');
  };
  return [
    { name: 'noise, 16 bits', kind: 'png', bytes: () => wide().png().toBuffer() },
    { name: 'noise, CMYK', kind: 'jpeg', bytes: () => raw(4).toColourspace('cmyk').jpeg().toBuffer() },
    { name: 'noise, transparent', kind: 'png', bytes: () => raw(4).png({ compressionLevel: 1 }).toBuffer() },
    { name: 'noise, two channels', kind: 'png', bytes: () => raw(2).png({ compressionLevel: 1 }).toBuffer() },
    { name: 'noise, palette', kind: 'png', bytes: () => raw(3).png({ palette: true, effort: 1 }).toBuffer() },
    { name: 'noise, interlaced', kind: 'png', bytes: () => raw(3).png({ progressive: true }).toBuffer() },
    { name: 'noise, progressive', kind: 'jpeg', bytes: () => raw(3).jpeg({ progressive: true }).toBuffer() },
  ];
}

function sizes(): HostilePicture[] {
  const of = (name: string, width: number, height: number, level: (x: number, y: number) => number) =>
    png(name, () => drawn({ width, height }, level));
  const random = generator(2);
  const grain = () => random() * 256;
  return [
    of('one pixel', 1, 1, () => 0),
    of('white page', PAGE.width, PAGE.height, () => 255),
    of('black page', PAGE.width, PAGE.height, () => 0),
    of('one pixel high, a million wide', 1_000_000, 1, grain),
    of('one pixel wide, a million high', 1, 1_000_000, grain),
    of('20 high, 600,000 wide, noise', 600_000, 20, grain),
    of('20 wide, 600,000 high, noise', 20, 600_000, grain),
    of('noise, 100 million pixels', HUGE.width, HUGE.height, grain),
    of('black and white noise, 100 million pixels', HUGE.width, HUGE.height, () =>
      random() < 0.5 ? 0 : 255,
    ),
    of('blobs on a slope, 600 wide, 20,000 high', 600, 20_000, sloping(260)),
    of('blobs on a slope, 120 wide, 100,000 high', 120, 100_000, sloping(4500)),
  ];
}

/** Rows of blobs that fall by 14.5 degrees: straightened, a narrow picture grows many times as large. */
function sloping(gap: number): (x: number, y: number) => number {
  return (x, y) => {
    const down = y - x * Math.tan((14.5 * Math.PI) / 180);
    const row = Math.floor(down / gap);
    const [along, across] = [(x + ((row * row * 7) % 15)) % 15, down - row * gap];
    return along < 9 && across < 12 && (along < 3 || across > 8) ? 0 : 255;
  };
}

function noise(): HostilePicture[] {
  const speckled = (size: typeof PAGE, share: number, cell: number) => () => {
    const random = generator(share * 100 + cell);
    const columns = Math.ceil(size.width / cell);
    const cells = Uint8Array.from({ length: columns * Math.ceil(size.height / cell) }, () =>
      random() < share ? 0 : 255,
    );
    return drawn(size, (x, y) => cells[Math.floor(y / cell) * columns + Math.floor(x / cell)] ?? 255);
  };
  const random = generator(3);
  return [
    png('noise', () => drawn(PAGE, () => random() * 256)),
    png('noise of the largest size', () => drawn(LARGEST, () => random() * 256)),
    png('faint noise', () => drawn(PAGE, () => 200 + random() * 55)),
    ...[0.02, 0.1, 0.3, 0.5].map((share) => png(`dots, ${share}`, speckled(PAGE, share, 1))),
    ...[2, 4, 8, 16].map((cell) => png(`dots of ${cell} pixels, 0.3`, speckled(PAGE, 0.3, cell))),
    ...[4, 8].map((cell) => png(`dots of ${cell} pixels, 0.3, largest`, speckled(LARGEST, 0.3, cell))),
    ...[4, 8].map((cell) => png(`dots of ${cell} pixels, 0.1, largest`, speckled(LARGEST, 0.1, cell))),
  ];
}

function blobs(): HostilePicture[] {
  const scattered = (size: typeof PAGE, count: number, side: number) => () => {
    const random = generator(count + side);
    const page = blank(size);
    for (let blob = 0; blob < count; blob++)
      glyph(page, Math.floor(random() * size.width), Math.floor(random() * size.height), side, random);
    return page;
  };
  const grid = (size: typeof PAGE, step: { x: number; y: number }, side: number) => () => {
    const random = generator(step.x * step.y);
    const page = blank(size);
    for (let y = 8; y + side < size.height; y += step.y)
      for (let x = 8; x + side < size.width; x += step.x) glyph(page, x, y, side, random);
    return page;
  };
  return [
    png('9,000 blobs', scattered(PAGE, 9000, 14)),
    png('30,000 blobs, largest', scattered(LARGEST, 30_000, 14)),
    png('60,000 specks apart', grid(LARGEST, { x: 14, y: 14 }, 7)),
    png('a table of 3,000 blobs', grid(PAGE, { x: 33, y: 39 }, 14)),
    png('lines of blobs', grid(PAGE, { x: 16, y: 34 }, 14)),
    png('lines of blobs in words', () => {
      const random = generator(8);
      const page = blank(PAGE);
      for (let y = 8; y + 20 < PAGE.height; y += 34)
        for (let x = 8; x + 20 < PAGE.width; x += random() < 0.15 ? 34 : 16) glyph(page, x, y, 14, random);
      return page;
    }),
    png('lines of blobs, largest', grid(LARGEST, { x: 16, y: 34 }, 14)),
    png('lines of small blobs, largest', grid(LARGEST, { x: 10, y: 20 }, 8)),
  ];
}

function strokes(): HostilePicture[] {
  const of = (name: string, level: (x: number, y: number) => number) =>
    png(name, () => drawn(LARGEST, level));
  return [
    of('stripes across', (_x, y) => (y % 12 < 6 ? 0 : 255)),
    of('stripes down', (x) => (x % 12 < 6 ? 0 : 255)),
    of('stripes at 45 degrees', (x, y) => ((x + y) % 40 < 16 ? 0 : 255)),
    of('dashes across', (x, y) => (y % 9 < 3 && x % 70 < 60 ? 0 : 255)),
    of('squares', (x, y) => (Math.floor(x / 16) % 2 === Math.floor(y / 16) % 2 ? 0 : 255)),
    of('rings', (x, y) => (Math.hypot(x - 1500, y - 2000) % 24 < 10 ? 0 : 255)),
    of('grid', (x, y) => (x % 30 < 3 || y % 30 < 3 ? 0 : 255)),
  ];
}

/** Letters that are ones, set so that reading them costs much. */
function letters(): HostilePicture[] {
  const words = 'Payment is due within thirty days 2,480.00 INV-20931 ';
  return [
    text('text at 45 degrees', { angle: 45, size: 30, words, gap: 60 }),
    text('lines across a level text', { angle: 42, size: 26, words, gap: 160, level: 12 }),
    text('small lines across a level text', { angle: 42, size: 14, words, gap: 120, level: 12 }),
    text('ideographs across a level text', {
      angle: 42,
      size: 14,
      words: '東京都千代田区請求金額',
      gap: 120,
      level: 12,
    }),
    text('small text at 40 degrees', { angle: 40, size: 14, words, gap: 30 }),
    text('text at 30 degrees', { angle: 30, size: 24, words, gap: 50 }),
    text('small print over the largest page', { angle: 0, size: 16, words, gap: 22 }),
    text('ideographs over the largest page', {
      angle: 0,
      size: 24,
      words: '東京都千代田区請求金額壱弐参',
      gap: 34,
    }),
    text('cells of one digit', { angle: 0, size: 26, words: '7        ', gap: 60 }),
  ];
}

function text(
  name: string,
  {
    angle,
    size,
    words,
    gap,
    level = 0,
  }: { angle: number; size: number; words: string; gap: number; level?: number },
): HostilePicture {
  const line = words.repeat(Math.ceil(6000 / words.length / size) * 3).replaceAll(' ', '&#160;');
  const lines = Array.from(
    { length: Math.floor(10_000 / gap) },
    (_, row) => `<text x="-3000" y="${row * gap - 4000}">${line}</text>`,
  );
  const { width, height } = LARGEST;
  const above = Array.from(
    { length: level },
    (_, row) =>
      `<text x="100" y="${80 + row * 60}">Invoice number: HP-2093${row}, dated 27 May 2025, payable within thirty days</text>`,
  );
  const white = level === 0 ? '' : `<rect width="100%" height="${level * 60 + 80}" fill="#fff"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>` +
    `<g font-size="${size}" font-family="sans-serif" transform="rotate(${angle} ${width / 2} ${height / 2})">${lines.join('')}</g>` +
    `${white}<g font-size="30" font-family="sans-serif">${above.join('')}</g></svg>`;
  return {
    name,
    kind: 'png',
    bytes: () => sharp(Buffer.from(svg), { unlimited: true }).greyscale().png().toBuffer(),
  };
}

const png = (name: string, draw: () => Grey): HostilePicture => ({
  name,
  kind: 'png',
  bytes: () => {
    const { data, width, height } = draw();
    const raw = { width, height, channels: 1 } as const;
    return sharp(data, { raw, limitInputPixels: false })
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toBuffer();
  },
});

function drawn({ width, height }: typeof PAGE, level: (x: number, y: number) => number): Grey {
  const data = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = level(x, y);
  return { data, width, height };
}

const blank = ({ width, height }: typeof PAGE): Grey => ({
  data: Buffer.alloc(width * height, 255),
  width,
  height,
});

/** Strokes in a square, as those of a letter. */
function glyph(
  { data, width, height }: Grey,
  left: number,
  top: number,
  side: number,
  random: () => number,
): void {
  const thick = Math.max(1, Math.round(side / 6));
  const upright = Math.floor(random() * (side - thick));
  const level = Math.floor(random() * (side - thick));
  for (let y = 0; y < side && top + y < height; y++)
    for (let x = 0; x < side && left + x < width; x++) {
      const isInk =
        (x >= upright && x < upright + thick) || (y >= level && y < level + thick) || (x === y && side > 6);
      if (isInk) data[(top + y) * width + left + x] = 0;
    }
}

/** The same numbers each time. */
function generator(seed: number): () => number {
  let state = Math.imul(Math.round(seed * 7919) + 1, 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
