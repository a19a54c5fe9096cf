/** An 8-bit grey picture, row by row, 0 black to 255 white. */
export interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Binary PGM: what both engines read without a decoder's work. */
export function toPgm(grey: Grey): Buffer {
  const header = Buffer.from(`P5\n${grey.width} ${grey.height}\n255\n`, 'latin1');
  return Buffer.concat([header, grey.data]);
}
