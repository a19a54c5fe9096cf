import type { Fact, LayoutFamily } from '../types.ts';
import type { Pen, Setting } from './pen.ts';

/** How labels are placed relative to their values. */
export const labelStyles = [
  'colon',
  'columns',
  'right',
  'leader',
  'above',
  'grid',
  'gridAbove',
  'underlined',
] as const;
export type LabelStyle = (typeof labelStyles)[number];

export interface FactsPlace {
  readonly x: number;
  /** Top of the block. */
  readonly y: number;
  readonly width: number;
}

export interface FactsStyle {
  readonly style: LabelStyle;
  readonly size: number;
  /** Colour of the labels. */
  readonly label: string;
  readonly bold: boolean;
  readonly tint: string;
  /** Facts side by side, for labels above and grids. */
  readonly columns: number;
  readonly colon: string;
}

/** A family's look of facts in one part of its documents. */
export function factsStyle(
  family: LayoutFamily,
  part: string,
  pen: Pen,
  styles: readonly LabelStyle[] = labelStyles,
): FactsStyle {
  const { choices } = family;
  return {
    style: choices.pick(`${part}.labelStyle`, styles),
    size: pen.size * choices.pick(`${part}.scale`, [1, 1, 0.92, 0.85]),
    label: choices.pick(`${part}.labelColor`, [pen.ink, pen.ink, '#555555', choices.pick('accent', accents)]),
    bold: choices.chance(`${part}.boldValues`, 0.2),
    tint: choices.pick(`${part}.tint`, ['', '#efefef', '#e8eef4', '#f4eee4']),
    columns: choices.pick(`${part}.columns`, [2, 2, 3, 4]),
    colon: choices.pick(
      'colon',
      family.language === 'ja' ? ['：', '：', ':', '　', ' '] : [':', ':', ': ', ''],
    ),
  };
}

export const accents = [
  '#1f3a5f',
  '#7a1f2b',
  '#1e5945',
  '#4a2c6f',
  '#8a4b08',
  '#0b6e8f',
  '#333333',
  '#b03a2e',
  '#2e5d34',
  '#37474f',
];

/** Draws facts below or next to each other; gives the y below them. */
export function drawFacts(pen: Pen, facts: readonly Fact[], place: FactsPlace, look: FactsStyle): number {
  if (facts.length === 0) return place.y;
  if (look.style === 'above') return drawAbove(pen, facts, place, look);
  if (look.style === 'grid') return drawGrid(pen, facts, place, look);
  if (look.style === 'gridAbove') return drawGridAbove(pen, facts, place, look);
  return drawLines(pen, facts, place, look);
}

function valueSetting({ size, bold }: FactsStyle): Setting {
  return { size, weight: bold ? 'bold' : 'regular' };
}

function drawLines(pen: Pen, facts: readonly Fact[], { x, y, width }: FactsPlace, look: FactsStyle): number {
  const { size, label: color, style, colon } = look;
  const widest = Math.max(...facts.map((fact) => pen.measure(fact.label + colon, { size })));
  const stem = Math.min(width * 0.6, widest + size * 0.9);
  let middle = y + size * 0.7;
  for (const fact of facts) {
    const named =
      fact.label === ''
        ? ''
        : style === 'colon' || (style === 'columns' && colon.trim() !== '')
          ? fact.label + colon
          : fact.label;
    const drawn = pen.text(named, x, middle, {
      size,
      color,
      ...(style !== 'colon' && { width: stem - size * 0.4 }),
    });
    const start = style === 'colon' ? drawn.x + drawn.width + (named === '' ? 0 : size * 0.35) : x + stem;
    const room = x + width - start;
    const setting = valueSetting(look);
    const right = style === 'right' || style === 'leader';
    const before = middle;
    middle =
      right && pen.measure(fact.printed, setting) < room
        ? (pen.value(fact, start, middle, { ...setting, width: room, align: 'right' }), middle + size * 1.5)
        : pen.valueLines(fact, start, middle, room, setting);
    if (style === 'leader') {
      const end = x + width - pen.measure(fact.before + fact.printed + fact.after, setting) - size * 0.5;
      const begin = drawn.x + drawn.width + size * 0.4;
      if (end > begin + 6)
        pen.rule(begin, before + size * 0.3, end, before + size * 0.3, {
          line: 0.6,
          color: '#888888',
          dash: 1.5,
        });
    }
    if (style === 'underlined')
      pen.rule(x, middle - size * 0.75, x + width, middle - size * 0.75, { line: 0.4, color: '#777777' });
    middle += style === 'underlined' ? size * 0.35 : size * 0.1;
  }
  return middle - size * 0.4;
}

function drawAbove(pen: Pen, facts: readonly Fact[], { x, y, width }: FactsPlace, look: FactsStyle): number {
  const { size } = look;
  const columns = Math.max(1, Math.min(look.columns, facts.length, Math.floor(width / (size * 11))));
  const cell = width / columns;
  let top = y;
  for (let from = 0; from < facts.length; from += columns) {
    const ends = facts.slice(from, from + columns).map((fact, index) => {
      const left = x + index * cell;
      pen.text(fact.label, left, top + size * 0.6, { size: size * 0.8, color: look.label, width: cell - 6 });
      return pen.valueLines(fact, left, top + size * 1.75, cell - 8, valueSetting(look));
    });
    top = Math.max(...ends) + size * 0.3;
  }
  return top;
}

function drawGrid(pen: Pen, facts: readonly Fact[], { x, y, width }: FactsPlace, look: FactsStyle): number {
  const { size } = look;
  const columns = width > size * 40 && look.columns % 2 === 0 ? 2 : 1;
  const cell = width / columns;
  const widest = Math.max(...facts.map((fact) => pen.measure(fact.label, { size })));
  const stem = Math.min(cell * 0.42, widest + size * 1.2);
  let top = y;
  for (let from = 0; from < facts.length; from += columns) {
    const row = facts.slice(from, from + columns);
    const needed = row.map(
      (fact) =>
        pen.wrap(fact.before + fact.printed + fact.after, cell - stem - size * 0.9, valueSetting(look))
          .length,
    );
    const height = size * 1.9 + (Math.max(1, ...needed) - 1) * size * 1.35;
    row.forEach((fact, index) => {
      const left = x + index * cell;
      if (look.tint) pen.box({ x: left, y: top, width: stem, height }, { fill: look.tint });
      pen.box({ x: left, y: top, width: stem, height }, { stroke: pen.ink, line: 0.5 });
      pen.box({ x: left + stem, y: top, width: cell - stem, height }, { stroke: pen.ink, line: 0.5 });
      pen.text(fact.label, left + size * 0.4, top + height / 2, {
        size,
        color: look.label,
        width: stem - size * 0.8,
      });
      pen.valueLines(
        fact,
        left + stem + size * 0.45,
        top + size * 0.95,
        cell - stem - size * 0.9,
        valueSetting(look),
      );
    });
    top += height;
  }
  return top + size * 0.3;
}

function drawGridAbove(
  pen: Pen,
  facts: readonly Fact[],
  { x, y, width }: FactsPlace,
  look: FactsStyle,
): number {
  const { size } = look;
  const columns = Math.max(1, Math.min(look.columns + 1, facts.length, Math.floor(width / (size * 9))));
  let top = y;
  for (let from = 0; from < facts.length; from += columns) {
    const row = facts.slice(from, from + columns);
    const cell = width / row.length;
    const [head, body] = [size * 1.5, size * 1.9];
    row.forEach((fact, index) => {
      const left = x + index * cell;
      if (look.tint) pen.box({ x: left, y: top, width: cell, height: head }, { fill: look.tint });
      pen.box({ x: left, y: top, width: cell, height: head }, { stroke: pen.ink, line: 0.5 });
      pen.box({ x: left, y: top + head, width: cell, height: body }, { stroke: pen.ink, line: 0.5 });
      pen.text(fact.label, left + 3, top + head / 2, {
        size: size * 0.85,
        color: look.label,
        width: cell - 6,
        align: 'center',
      });
      pen.value(fact, left + 3, top + head + body / 2, {
        ...valueSetting(look),
        width: cell - 6,
        align: 'center',
      });
    });
    top += head + body;
  }
  return top + size * 0.3;
}
