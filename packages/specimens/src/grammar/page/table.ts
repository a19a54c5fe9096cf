import type { LayoutFamily, TableColumn, TableContent, TableLine } from '../types.ts';
import { accents } from './facts.ts';
import type { Pen, Setting } from './pen.ts';

interface TableLook {
  readonly size: number;
  readonly rowHeight: number;
  readonly grid: 'all' | 'rows' | 'none' | 'dotted' | 'columns';
  readonly head: 'dark' | 'tint' | 'ruled' | 'plain' | 'double';
  readonly accent: string;
  readonly striped: boolean;
  readonly padding: number;
  readonly wrap: boolean;
  readonly headAlign: 'column' | 'center';
  /** Empty rows are added up to so many, as pre-printed forms have them. */
  readonly fillTo: number;
  readonly line: number;
}

/** A family's look of tables. */
function tableLook(family: LayoutFamily, pen: Pen): TableLook {
  const { choices } = family;
  const size = pen.size * choices.pick('table.scale', [1, 0.95, 0.9, 0.85]);
  return {
    size,
    rowHeight: size * choices.pick('table.rowHeight', [1.55, 1.8, 2, 2.3]),
    grid: choices.pick('table.grid', ['all', 'all', 'rows', 'none', 'dotted', 'columns'] as const),
    head: choices.pick('table.head', ['dark', 'dark', 'tint', 'tint', 'ruled', 'plain', 'double'] as const),
    accent: choices.pick('table.accent', accents),
    striped: choices.chance('table.striped', 0.2),
    padding: choices.pick('table.padding', [3, 4, 6]),
    wrap: choices.chance('table.wrap', 0.5),
    headAlign: choices.pick('table.headAlign', ['column', 'column', 'center'] as const),
    fillTo: choices.pick('table.fillTo', [0, 0, 0, 8, 10, 12]),
    line: choices.pick('table.line', [0.4, 0.6, 0.9]),
  };
}

/** A table set on a page: where its columns begin and how wide they are. */
interface Placed {
  readonly pen: Pen;
  readonly look: TableLook;
  readonly columns: readonly (TableColumn & { readonly x: number; readonly width: number })[];
  readonly x: number;
  readonly width: number;
}

export interface DrawnTable {
  readonly y: number;
  /** The page on which the table begins. */
  readonly page: number;
}

/** Draws a table, over several pages where it must; gives the y below its last row. */
export function drawTable(
  pen: Pen,
  family: LayoutFamily,
  table: TableContent,
  at: { x: number; y: number; width: number; newPage: () => number },
): DrawnTable {
  const look = tableLook(family, pen);
  const placed: Placed = { pen, look, x: at.x, width: at.width, columns: placeColumns(pen, table, look, at) };
  const { page } = pen;
  let y = drawHead(placed, at.y);
  const spare = Math.min(
    look.fillTo - table.lines.length,
    Math.floor((pen.bottom - y - 150) / look.rowHeight) - table.lines.length,
  );
  const lines: TableLine[] = [
    ...table.lines,
    ...Array.from({ length: Math.max(0, spare) }, () => ({ cells: {} })),
  ];
  lines.forEach((line, index) => {
    const height = lineHeight(placed, line);
    if (y + height > pen.bottom - 24) y = drawHead(placed, at.newPage());
    if (look.striped && index % 2 === 1)
      pen.box({ x: placed.x, y, width: placed.width, height }, { fill: '#f0f2f4' });
    drawLine(placed, line, y, height);
    y += height;
  });
  if (look.grid === 'columns') pen.rule(placed.x, y, placed.x + placed.width, y, { line: look.line });
  return { y, page };
}

/** Widths by the columns' shares, none narrower than its longest whole cell as far as the width allows. */
function placeColumns(
  pen: Pen,
  table: TableContent,
  look: TableLook,
  { x, width }: { x: number; width: number },
): Placed['columns'] {
  const cellOf = (line: TableLine, key: string): string => ('cells' in line ? (line.cells[key] ?? '') : '');
  const needs = table.columns.map((column) => {
    const texts = [column.header, ...table.lines.map((line) => cellOf(line, column.key))];
    const widest =
      Math.max(...texts.map((text) => pen.measure(text, { size: look.size }))) + 2 * look.padding + 2;
    return column.align === 'left' && look.wrap
      ? Math.min(widest, Math.max(width * 0.22, (width * column.share) / 100))
      : widest;
  });
  const shares = needs.map((need) => Math.max(need, 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const weight = table.columns.reduce((sum, column) => sum + column.share, 0);
  const spare = width - total;
  let left = x;
  return table.columns.map((column, index) => {
    const own =
      spare >= 0 ? shares[index]! + (spare * column.share) / weight : (shares[index]! * width) / total;
    const placedColumn = { ...column, x: left, width: own };
    left += own;
    return placedColumn;
  });
}

function drawHead({ pen, look, columns, x, width }: Placed, y: number): number {
  const height = look.size * 1.9;
  if (look.head === 'dark') pen.box({ x, y, width, height }, { fill: look.accent });
  if (look.head === 'tint') pen.box({ x, y, width, height }, { fill: '#e6e9ed' });
  for (const column of columns) {
    const setting: Setting = {
      size: look.size * 0.97,
      weight: look.head === 'plain' ? 'regular' : 'bold',
      color: look.head === 'dark' ? '#ffffff' : pen.ink,
      align: look.headAlign === 'center' || look.grid === 'all' ? 'center' : column.align,
      width: column.width - 2 * look.padding,
    };
    pen.text(column.header, column.x + look.padding, y + height / 2, setting);
  }
  if (look.grid === 'all') drawBoxes({ pen, look, columns, x, width }, y, height);
  else if (look.head === 'ruled' || look.grid === 'columns')
    pen.rule(x, y + height, x + width, y + height, { line: 1 });
  if (look.head === 'double') {
    pen.rule(x, y, x + width, y, { line: 1 });
    pen.rule(x, y + height, x + width, y + height, { line: 1 });
  }
  return y + height;
}

function drawBoxes({ pen, look, columns }: Placed, y: number, height: number): void {
  for (const column of columns)
    pen.box({ x: column.x, y, width: column.width, height }, { stroke: pen.ink, line: look.line });
}

function cellLines({ pen, look }: Placed, text: string, column: Placed['columns'][number]): string[] {
  const room = column.width - 2 * look.padding;
  if (column.align !== 'left' || !look.wrap) return text === '' ? [] : [text];
  return pen.wrap(text, room, { size: look.size });
}

function lineHeight(placed: Placed, line: TableLine): number {
  const { look, columns } = placed;
  if (!('cells' in line)) return look.rowHeight;
  const counts = columns.map((column) => cellLines(placed, line.cells[column.key] ?? '', column).length);
  const small = line.small === undefined ? 0 : 1;
  return look.rowHeight + (Math.max(1, ...counts) - 1 + small) * look.size * 1.3;
}

function drawLine(placed: Placed, line: TableLine, y: number, height: number): void {
  const { pen, look, columns, x, width } = placed;
  if ('section' in line)
    pen.text(line.section, x + look.padding, y + height / 2, { size: look.size, weight: 'bold' });
  else if ('sum' in line) drawSum(placed, line, y + height / 2);
  else drawCells(placed, line, y);
  if (look.grid === 'all') {
    if ('cells' in line) drawBoxes(placed, y, height);
    else pen.box({ x, y, width, height }, { stroke: pen.ink, line: look.line });
  }
  if (look.grid === 'rows')
    pen.rule(x, y + height, x + width, y + height, { line: look.line, color: '#888888' });
  if (look.grid === 'dotted')
    pen.rule(x, y + height, x + width, y + height, { line: look.line, color: '#777777', dash: 1.6 });
  if (look.grid === 'columns')
    for (const edge of [...columns.map((column) => column.x), x + width])
      pen.rule(edge, y, edge, y + height, { line: look.line });
}

function drawSum(
  { pen, look, columns }: Placed,
  line: { sum: string; amount: string },
  middle: number,
): void {
  const name = columns.find(({ key }) => key === 'name') ?? columns[0]!;
  const amount = columns.find(({ key }) => key === 'amount') ?? columns.at(-1)!;
  pen.text(line.sum, name.x + look.padding, middle, {
    size: look.size,
    width: name.width - 2 * look.padding,
    align: 'right',
  });
  pen.text(line.amount, amount.x + look.padding, middle, {
    size: look.size,
    width: amount.width - 2 * look.padding,
    align: 'right',
  });
}

function drawCells(placed: Placed, line: Extract<TableLine, { cells: unknown }>, y: number): void {
  const { pen, look, columns } = placed;
  const height = lineHeight(placed, line);
  const leading = look.size * 1.3;
  for (const column of columns) {
    const lines = cellLines(placed, line.cells[column.key] ?? '', column);
    const own = column.key === 'name' && line.small !== undefined ? lines.length + 1 : lines.length;
    const first = y + height / 2 - ((own - 1) * leading) / 2;
    const setting: Setting = { size: look.size, align: column.align, width: column.width - 2 * look.padding };
    lines.forEach((text, index) => pen.text(text, column.x + look.padding, first + index * leading, setting));
    if (column.key === 'name' && line.small !== undefined)
      pen.text(line.small, column.x + look.padding, first + lines.length * leading, {
        ...setting,
        size: look.size * 0.85,
        color: '#444444',
      });
  }
}
