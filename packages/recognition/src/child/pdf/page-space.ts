import type { Turn } from '../../types.ts';
import type { Rect } from '../geometry.ts';
import { memory, type Pdfium } from './pdfium.ts';

/** Maps x, y to a * x + c * y + e, b * x + d * y + f: PDF's own order of a matrix. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const SUBUNITS = 1000;

/**
 * From page space (points, y upwards) to the page as shown (points, y downwards; crop box and /Rotate applied), read
 * off three mapped points, so that characters need no call each.
 */
export function shownMatrix(pdfium: Pdfium, page: number, size: Size, scratch: number): Matrix {
  const [width, height] = [Math.round(size.width * SUBUNITS), Math.round(size.height * SUBUNITS)];
  const map = (x: number, y: number): [number, number] => {
    pdfium.FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, scratch, scratch + 4);
    const view = memory(pdfium);
    return [view.getInt32(scratch, true) / SUBUNITS, view.getInt32(scratch + 4, true) / SUBUNITS];
  };
  const [e, f] = map(0, 0);
  const [x1, y1] = map(1000, 0);
  const [x2, y2] = map(0, 1000);
  return { a: (x1 - e) / 1000, b: (y1 - f) / 1000, c: (x2 - e) / 1000, d: (y2 - f) / 1000, e, f };
}

/** First `inner`, then `outer`. */
export function combine(inner: Matrix, outer: Matrix): Matrix {
  return {
    a: inner.a * outer.a + inner.b * outer.c,
    b: inner.a * outer.b + inner.b * outer.d,
    c: inner.c * outer.a + inner.d * outer.c,
    d: inner.c * outer.b + inner.d * outer.d,
    e: inner.e * outer.a + inner.f * outer.c + outer.e,
    f: inner.e * outer.b + inner.f * outer.d + outer.f,
  };
}

/** A point of one space in another. */
export function mapPoint(matrix: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: matrix.a * x + matrix.c * y + matrix.e, y: matrix.b * x + matrix.d * y + matrix.f };
}

/** The box around a mapped box. */
export function mapRect(matrix: Matrix, rect: Rect): Rect {
  const corners = [
    mapPoint(matrix, rect.left, rect.top),
    mapPoint(matrix, rect.right, rect.top),
    mapPoint(matrix, rect.left, rect.bottom),
    mapPoint(matrix, rect.right, rect.bottom),
  ];
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Reads a matrix (six floats) that PDFium wrote. */
export function readMatrix(pdfium: Pdfium, pointer: number): Matrix {
  const view = memory(pdfium);
  const at = (index: number) => view.getFloat32(pointer + index * 4, true);
  return { a: at(0), b: at(1), c: at(2), d: at(3), e: at(4), f: at(5) };
}

/** Turns the page as shown by quarter turns, clockwise. */
export function turnedMatrix(shown: Matrix, size: Size, turn: Turn): Matrix {
  if (turn === 90) return combine(shown, { a: 0, b: 1, c: -1, d: 0, e: size.height, f: 0 });
  if (turn === 180) return combine(shown, { a: -1, b: 0, c: 0, d: -1, e: size.width, f: size.height });
  if (turn === 270) return combine(shown, { a: 0, b: -1, c: 1, d: 0, e: 0, f: size.width });
  return shown;
}

/** The size after quarter turns. */
export function turnedSize({ width, height }: Size, turn: Turn): Size {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}
