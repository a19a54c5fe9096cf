import type { RawRule, Rect } from '../geometry.ts';
import { memory, type Pdfium } from './pdfium.ts';
import { combine, mapPoint, mapRect, readMatrix, type Matrix } from './page-space.ts';

const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const LINE_TO = 0;
const MOVE_TO = 2;
const MAX_DEPTH = 4;
/** Maximum objects and path segments examined on one page: a map can have millions. */
const MAX_OBJECTS = 30_000;
const MAX_SEGMENTS = 60_000;
/** A filled box no thicker than this many points is a ruled line. */
const MAX_THICKNESS = 3;
/** Writers draw a table's lines piece by piece, a row's height each: a rule is at least so long, and so much longer than thick. */
const MIN_LENGTH = 6;
const MIN_SLENDERNESS = 4;

export interface PlacedImage {
  /** Where the picture is on the page as shown, in points. */
  readonly rect: Rect;
  readonly pixelsWide: number;
  readonly pixelsHigh: number;
  /** Its place in the order of drawing, counted over the page's top-level objects. */
  readonly order: number;
}

export interface PageObjects {
  readonly images: readonly PlacedImage[];
  readonly rules: readonly RawRule[];
  /** Place in the order of drawing, by the object's handle; for top-level objects. */
  readonly orders: ReadonlyMap<number, number>;
}

/** Visits what is drawn on an open page: its pictures and its ruled lines. `scratch` is at least 64 bytes. */
export function readObjects(pdfium: Pdfium, page: number, shown: Matrix, scratch: number): PageObjects {
  const walk: Walk = { pdfium, scratch, images: [], rules: [], objects: 0, segments: 0 };
  const orders = new Map<number, number>();
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let order = 0; order < count && walk.objects < MAX_OBJECTS; order++) {
    const object = pdfium.FPDFPage_GetObject(page, order);
    if (object === 0) continue;
    orders.set(object, order);
    visit(walk, { object, matrix: shown, order, depth: 0 });
  }
  return { images: walk.images, rules: walk.rules, orders };
}

interface Walk {
  readonly pdfium: Pdfium;
  readonly scratch: number;
  readonly images: PlacedImage[];
  readonly rules: RawRule[];
  objects: number;
  segments: number;
}

interface Visit {
  readonly object: number;
  /** From the space the object is in to the page as shown. */
  readonly matrix: Matrix;
  readonly order: number;
  readonly depth: number;
}

function visit(walk: Walk, at: Visit): void {
  walk.objects++;
  const { pdfium } = walk;
  const type = pdfium.FPDFPageObj_GetType(at.object);
  if (type === IMAGE) addImage(walk, at);
  if (type === PATH) addRules(walk, at);
  if (type !== FORM || at.depth >= MAX_DEPTH) return;
  const matrix = combine(objectMatrix(walk, at.object), at.matrix);
  const count = pdfium.FPDFFormObj_CountObjects(at.object);
  for (let index = 0; index < count && walk.objects < MAX_OBJECTS; index++) {
    const object = pdfium.FPDFFormObj_GetObject(at.object, index);
    if (object !== 0) visit(walk, { object, matrix, order: at.order, depth: at.depth + 1 });
  }
}

function objectMatrix(walk: Walk, object: number): Matrix {
  const identity = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  return walk.pdfium.FPDFPageObj_GetMatrix(object, walk.scratch) === 1
    ? readMatrix(walk.pdfium, walk.scratch)
    : identity;
}

/** A picture fills the unit square of its own space. */
function addImage(walk: Walk, at: Visit): void {
  const { pdfium, scratch } = walk;
  const rect = mapRect(combine(objectMatrix(walk, at.object), at.matrix), {
    left: 0,
    top: 0,
    right: 1,
    bottom: 1,
  });
  if (pdfium.FPDFImageObj_GetImagePixelSize(at.object, scratch, scratch + 4) !== 1) return;
  const view = memory(pdfium);
  const [pixelsWide, pixelsHigh] = [view.getUint32(scratch, true), view.getUint32(scratch + 4, true)];
  walk.images.push({ rect, pixelsWide, pixelsHigh, order: at.order });
}

/** Level and upright lines of a path become ruled lines, and so do filled boxes that are thin. */
function addRules(walk: Walk, at: Visit): void {
  const { pdfium, scratch } = walk;
  const matrix = combine(objectMatrix(walk, at.object), at.matrix);
  const count = pdfium.FPDFPath_CountSegments(at.object);
  if (count < 2 || (walk.segments += count) > MAX_SEGMENTS) return;
  pdfium.FPDFPath_GetDrawMode(at.object, scratch, scratch + 4);
  const stroked = memory(pdfium).getInt32(scratch + 4, true) !== 0;
  let points: { x: number; y: number }[] = [];
  const close = () => {
    if (stroked) outline(walk.rules, points);
    else thinBox(walk.rules, points);
    points = [];
  };
  for (let index = 0; index < count; index++) {
    const segment = pdfium.FPDFPath_GetPathSegment(at.object, index);
    const type = pdfium.FPDFPathSegment_GetType(segment);
    if (type === MOVE_TO) close();
    if (type !== MOVE_TO && type !== LINE_TO) return;
    pdfium.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const view = memory(pdfium);
    points.push(mapPoint(matrix, view.getFloat32(scratch, true), view.getFloat32(scratch + 4, true)));
    const first = points[0];
    if (pdfium.FPDFPathSegment_GetClose(segment) === 1 && first !== undefined) points.push(first);
  }
  close();
}

function outline(rules: RawRule[], points: readonly { x: number; y: number }[]): void {
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]];
    if (from === undefined || to === undefined) continue;
    addRule(rules, { x1: from.x, y1: from.y, x2: to.x, y2: to.y });
  }
}

function thinBox(rules: RawRule[], points: readonly { x: number; y: number }[]): void {
  // A rectangle ends where it began, once by its own last line and once more by being closed.
  if (points.length < 4 || points.length > 6) return;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [thin, long] = [Math.min(right - left, bottom - top), Math.max(right - left, bottom - top)];
  if (long < MIN_SLENDERNESS * thin) return;
  if (bottom - top <= MAX_THICKNESS)
    addRule(rules, { x1: left, x2: right, y1: (top + bottom) / 2, y2: (top + bottom) / 2 });
  else if (right - left <= MAX_THICKNESS)
    addRule(rules, { x1: (left + right) / 2, x2: (left + right) / 2, y1: top, y2: bottom });
}

function addRule(rules: RawRule[], rule: RawRule): void {
  const [wide, high] = [Math.abs(rule.x2 - rule.x1), Math.abs(rule.y2 - rule.y1)];
  if (Math.max(wide, high) < MIN_LENGTH || Math.min(wide, high) > 1) return;
  const ordered = {
    x1: Math.min(rule.x1, rule.x2),
    y1: Math.min(rule.y1, rule.y2),
    x2: Math.max(rule.x1, rule.x2),
    y2: Math.max(rule.y1, rule.y2),
  };
  rules.push(ordered);
}
