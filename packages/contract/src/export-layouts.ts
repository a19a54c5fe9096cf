import { z } from 'zod';
import { id, nothing, optionalLine, text } from './envelope.ts';
import { limits } from './limits.ts';

/** The product's own columns of an exported sheet, which are in no template. */
export const ownColumns = ['ocrId', 'file', 'pages', 'ocrRate', 'row', 'error'] as const;
export type OwnColumn = (typeof ownColumns)[number];

/**
 * A column of an exported sheet: `key` is one of our own columns, or `field:` with the name of a field or of a table's column. An empty `header` is
 * the column's own name.
 */
const layoutColumn = z.object({ key: z.string(), header: z.string(), shown: z.boolean() });
export type LayoutColumn = z.output<typeof layoutColumn>;
/** `table` is the name of a table, null for the sheet with a row a file. A sheet without shown columns is left out. */
const layoutSheet = z.object({ table: z.string().nullable(), columns: z.array(layoutColumn) });
export type LayoutSheet = z.output<typeof layoutSheet>;
export const exportLayout = z.object({ sheets: z.array(layoutSheet) });
export type ExportLayout = z.output<typeof exportLayout>;

const newColumn = z.object({
  key: text(200).min(1, 'REQUIRED'),
  header: optionalLine(limits.templateName),
  shown: z.boolean(),
});
const newSheet = z.object({
  table: text(limits.templateName).nullable(),
  columns: z.array(newColumn).max(limits.templateFields + ownColumns.length, 'OUT_OF_RANGE'),
});
const newLayout = z
  .object({ sheets: z.array(newSheet).max(limits.templateTables + 1, 'OUT_OF_RANGE') })
  .refine(({ sheets }) => sheets.some(({ columns }) => columns.some(({ shown }) => shown)), {
    path: ['sheets'],
    message: 'REQUIRED',
  });

const idParams = z.object({ id });
/** The current template's columns in the saved order, or in their default order if none is saved. */
const shownLayout = exportLayout.extend({ kept: z.boolean() });
export const layoutShapes = {
  getExportLayout: { params: idParams, data: shownLayout },
  saveExportLayout: { params: idParams, body: newLayout, data: shownLayout },
  /** Resets to the default columns. */
  resetExportLayout: { params: idParams, data: nothing },
};
