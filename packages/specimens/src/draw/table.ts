import type { Align, Sheet } from './sheet.ts';

export interface Column {
  readonly key: string;
  readonly header: string;
  readonly width: number;
  readonly align: Align;
}

export type Row = { readonly cells: Readonly<Record<string, string>> } | { readonly section: string };

export interface TableStyle {
  readonly size: number;
  /** The least height of a row; wrapped cells make it higher. */
  readonly rowHeight: number;
  readonly headHeight: number;
  /** Which lines are drawn: around every cell, under rows, or none. */
  readonly grid: 'all' | 'rows' | 'none';
  readonly line?: number;
  readonly ruleColor?: string;
  readonly headFill?: string;
  readonly headColor?: string;
  readonly headRule?: number;
  readonly zebra?: string;
  readonly padding?: number;
  /** Empty rows are added up to this number of rows, as pre-printed forms have them. */
  readonly fillTo?: number;
}

export interface Table {
  readonly x: number;
  readonly y: number;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly style: TableStyle;
  /** The table continues to another page below this y. */
  readonly bottom?: number;
  /** Makes the next page and gives the y where the table continues; its header is repeated there. */
  readonly nextPage?: () => number;
}

/** Draws a table and gives the y of its lower edge. */
export function drawTable(sheet: Sheet, table: Table): number {
  const { columns, rows, style, bottom = Infinity, nextPage } = table;
  const empty = Math.max(0, (style.fillTo ?? 0) - rows.length);
  const all: Row[] = [...rows, ...Array.from({ length: empty }, () => ({ cells: {} }))];
  const width = columns.reduce((total, column) => total + column.width, 0);
  let y = drawHead(sheet, table, table.y, width);
  all.forEach((row, index) => {
    const height = rowHeight(sheet, row, table);
    if (nextPage && y + height > bottom) y = drawHead(sheet, table, nextPage(), width);
    if (style.zebra && index % 2 === 1) sheet.box(table.x, y, width, height, { fill: style.zebra });
    if ('section' in row) drawSection(sheet, row.section, { ...table, y, width, height });
    else drawRow(sheet, row.cells, { ...table, y, width, height });
    y += height;
  });
  return y;
}

interface Strip extends Table {
  readonly width: number;
  readonly height: number;
}

function drawHead(sheet: Sheet, table: Table, y: number, width: number): number {
  const { style, columns } = table;
  const { headHeight: height, headFill, headColor = '#1a1a1a', padding = 4 } = style;
  if (headFill) sheet.box(table.x, y, width, height, { fill: headFill });
  let x = table.x;
  for (const column of columns) {
    const align = style.grid === 'all' ? 'center' : column.align;
    sheet.text(column.header, {
      x: x + padding,
      y: y + height / 2,
      width: column.width - 2 * padding,
      align,
      size: style.size,
      weight: 'bold',
      color: headColor,
    });
    x += column.width;
  }
  if (style.grid === 'all') drawGrid(sheet, { ...table, y, width, height }, columns);
  else if (style.headRule)
    sheet.rule(table.x, y + height, table.x + width, y + height, style.headRule, style.ruleColor);
  return y + height;
}

function drawRow(sheet: Sheet, cells: Readonly<Record<string, string>>, strip: Strip): void {
  const { style, columns, y, height } = strip;
  const padding = style.padding ?? 4;
  let x = strip.x;
  for (const column of columns) {
    const width = column.width - 2 * padding;
    const lines = cellLines(sheet, cells[column.key] ?? '', column, style);
    const leading = style.size * 1.35;
    const first = y + height / 2 - ((lines.length - 1) * leading) / 2;
    sheet.lines(lines, { x: x + padding, y: first, width, align: column.align, size: style.size, leading });
    x += column.width;
  }
  if (style.grid === 'all') drawGrid(sheet, strip, columns);
  if (style.grid === 'rows')
    sheet.rule(strip.x, y + height, strip.x + strip.width, y + height, style.line ?? 0.5, style.ruleColor);
}

function drawSection(sheet: Sheet, text: string, strip: Strip): void {
  const { x, y, width, height, style } = strip;
  sheet.text(text, { x: x + (style.padding ?? 4), y: y + height / 2, size: style.size, weight: 'bold' });
  if (style.grid === 'all') drawGrid(sheet, strip, [{ key: '', header: '', width, align: 'left' }]);
  else sheet.rule(x, y + height, x + width, y + height, style.line ?? 0.5, style.ruleColor);
}

function drawGrid(sheet: Sheet, { x, y, height, style }: Strip, columns: readonly Column[]): void {
  let left = x;
  for (const column of columns) {
    sheet.box(left, y, column.width, height, {
      stroke: style.ruleColor ?? '#222222',
      line: style.line ?? 0.5,
    });
    left += column.width;
  }
}

function rowHeight(sheet: Sheet, row: Row, { columns, style }: Table): number {
  if ('section' in row) return style.rowHeight;
  const counts = columns.map((column) => cellLines(sheet, row.cells[column.key] ?? '', column, style).length);
  return style.rowHeight + (Math.max(1, ...counts) - 1) * style.size * 1.35;
}

/** Only text that begins at the left is broken; codes, numbers and amounts stay whole. */
function cellLines(sheet: Sheet, text: string, column: Column, style: TableStyle): string[] {
  if (column.align !== 'left') return [text];
  return sheet.wrap(text, column.width - 2 * (style.padding ?? 4), style.size);
}
