import type { Typeface, Weight } from '../../draw/sheet.ts';
import type { Area, Fact, Mark, PageSketch, Place } from '../types.ts';
import { widthOf } from './measure.ts';

/** How text is set; what is left out is the document's own. */
export interface Setting {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Room for alignment; longer text is set smaller. */
  readonly width?: number;
}

export interface SheetSize {
  readonly width: number;
  /** Of a roll: the most that it may have; it is cut below the last line. */
  readonly height: number;
  readonly margin: number;
  readonly roll: boolean;
}

interface Mention {
  readonly page: number;
  readonly printed: string;
  readonly area: Area;
}

/** Puts marks on pages and keeps where each value was written. Lengths in points, `y` the middle of a line. */
export class Pen {
  readonly paper: SheetSize;
  readonly face: Typeface;
  readonly size: number;
  readonly ink: string;
  readonly #pages: Mark[][] = [[]];
  readonly #mentions = new Map<string, Mention[]>();
  #lowest = 0;

  constructor(paper: SheetSize, face: Typeface, size: number, ink: string) {
    this.paper = paper;
    this.face = face;
    this.size = size;
    this.ink = ink;
  }

  /** The number of the page being written, from 1. */
  get page(): number {
    return this.#pages.length;
  }

  get left(): number {
    return this.paper.margin;
  }

  get right(): number {
    return this.paper.width - this.paper.margin;
  }

  get room(): number {
    return this.right - this.left;
  }

  get bottom(): number {
    return this.paper.height - this.paper.margin;
  }

  turnPage(): void {
    this.#pages.push([]);
  }

  measure(text: string, { size = this.size, weight = 'regular' }: Setting = {}): number {
    return widthOf(text, size, this.face, weight);
  }

  /** The largest size, not over the given one, at which the text fits. */
  fit(text: string, width: number, setting: Setting = {}): number {
    const size = setting.size ?? this.size;
    return Math.max(4, Math.min(size, (size * width) / Math.max(1, this.measure(text, setting))));
  }

  /** Writes one line; gives the area that its letters take. */
  text(text: string, x: number, y: number, setting: Setting = {}): Area {
    const { weight = 'regular', color = this.ink, align = 'left', width } = setting;
    const size = width === undefined ? (setting.size ?? this.size) : this.fit(text, width, setting);
    const taken = this.measure(text, { size, weight });
    const spare = (width ?? (align === 'left' ? taken : 0)) - taken;
    const left = x + (align === 'right' ? spare : align === 'center' ? spare / 2 : 0);
    if (text.trim() !== '')
      this.#mark({ kind: 'text', text, x: left, y, size, face: this.face, weight, color });
    this.#lowest = Math.max(this.#lowest, y + size);
    return { x: left, y: y - size / 2, width: taken, height: size };
  }

  /** Writes a value on one line, remembering where it is. */
  value(fact: Fact, x: number, y: number, setting: Setting = {}): Area {
    const area = this.text(fact.before + fact.printed + fact.after, x, y, setting);
    const inner = { ...setting, size: area.height };
    const [before, own] = [this.measure(fact.before, inner), this.measure(fact.printed, inner)];
    this.mention(fact, { ...area, x: area.x + before, width: own });
    return area;
  }

  /** Writes a value over as many lines as it needs; gives the middle of the line that would follow. */
  valueLines(fact: Fact, x: number, y: number, width: number, setting: Setting = {}): number {
    const size = setting.size ?? this.size;
    if (this.measure(fact.before + fact.printed + fact.after, setting) <= width * 1.02) {
      this.value(fact, x, y, { ...setting, width });
      return y + size * 1.45;
    }
    const lines = this.wrap(fact.printed, width, setting);
    const areas = lines.map((line, index) => this.text(line, x, y + index * size * 1.35, setting));
    this.mention(fact, unite(areas));
    return y + (lines.length - 1) * size * 1.35 + size * 1.45;
  }

  /** Records that this value is printed here. */
  mention({ name, printed }: Fact, area: Area): void {
    const list = this.#mentions.get(name) ?? [];
    this.#mentions.set(name, [...list, { page: this.page, printed, area }]);
  }

  /** How the value of this name was printed where it was written first. */
  printedOf(name: string): string | undefined {
    return this.#mentions.get(name)?.[0]?.printed;
  }

  /** Breaks text into lines that fit: at spaces, or between any two characters where a word alone is too long. */
  wrap(text: string, width: number, setting: Setting = {}): string[] {
    const lines: string[] = [];
    let line = '';
    for (const piece of text.match(/[\x21-\x7e]+ ?|\s|[^\x21-\x7e\s]/g) ?? []) {
      if (line.trim() !== '' && this.measure((line + piece).trimEnd(), setting) > width) {
        lines.push(line.trim());
        line = '';
      }
      line += piece;
    }
    return line.trim() === '' ? lines : [...lines, line.trim()];
  }

  rule(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    { line = 0.6, color = this.ink, dash }: { line?: number; color?: string; dash?: number } = {},
  ): void {
    this.#lowest = Math.max(this.#lowest, y1, y2);
    this.#mark({ kind: 'rule', x1, y1, x2, y2, line, color, ...(dash !== undefined && { dash }) });
  }

  box(area: Area, style: { fill?: string; stroke?: string; line?: number; radius?: number }): void {
    this.#lowest = Math.max(this.#lowest, area.y + area.height);
    this.#mark({ kind: 'box', area, ...style });
  }

  draw(mark: Exclude<Mark, { kind: 'text' | 'rule' | 'box' }>): void {
    this.#mark(mark);
  }

  #mark(mark: Mark): void {
    this.#pages.at(-1)!.push(mark);
  }

  /** The pages as drawn; a roll of paper is cut below its last mark, and a card or half a sheet is as high as its content. */
  pages(): PageSketch[] {
    const { roll, height: given, margin } = this.paper;
    const filled = this.#lowest + (roll ? margin : 6);
    const height = roll ? filled : given < 600 ? Math.max(given, filled) : given;
    return this.#pages.map((marks) => ({ width: this.paper.width, height, marks }));
  }

  /** Where the value of this name is, in fractions of its page. */
  placesOf(name: string): Place[] {
    const [{ width, height }] = this.pages() as [PageSketch];
    return (this.#mentions.get(name) ?? []).map(({ page, area }) => ({
      page,
      box: { x: area.x / width, y: area.y / height, width: area.width / width, height: area.height / height },
    }));
  }
}

function unite(areas: readonly Area[]): Area {
  const [x, y] = [Math.min(...areas.map((area) => area.x)), Math.min(...areas.map((area) => area.y))];
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
}
