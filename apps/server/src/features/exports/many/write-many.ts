import { required } from '#platform/errors/required.ts';
import type { ExportLayout, ReadFile, Request } from '@ocr/contract';
import { zipSync } from 'fflate';
import type { StoredDefinition } from '#platform/database/schema.ts';
import { sheetNames } from '#platform/sheets/sheet-names.ts';
import type { ExportMessages } from '../messages.en.ts';
import { resultSheets } from '../result-sheets.ts';
import type { Sheet } from '../sheet.ts';
import { inUtf8, writeCsv, type Encoding, type Written } from '../csv/write-csv.ts';
import { writeWorkbook, type Language } from '../write-workbook.ts';

/** A request that has ended, with everything of its files. */
export interface ReadRequest {
  readonly request: Omit<Request, 'mayCheck'>;
  readonly definition: StoredDefinition;
  /** The columns that the tenant keeps for the template. */
  readonly layout: ExportLayout | undefined;
}

/** One file for all the requests: a workbook or an archive with a table for each template and each of its tables, or one JSON. */
export async function writeMany(
  requests: readonly ReadRequest[],
  {
    format,
    encoding,
    t,
    language,
  }: { format: 'xlsx' | 'csv' | 'json'; encoding: Encoding; t: ExportMessages; language: Language },
): Promise<Written> {
  if (format === 'json') {
    const answers = requests.map(({ request }) => request);
    return inUtf8(JSON.stringify(answers, null, 2));
  }
  const sheets = sheetsOf(requests, t);
  if (format === 'csv') return writeArchive(sheets, encoding);
  return { bytes: await writeWorkbook(sheets, language), missing: [] };
}

function writeArchive(sheets: readonly Sheet[], encoding: Encoding): Written {
  // First what names of files may not have: two names may differ in nothing else.
  const names = sheetNames(sheets.map(({ name }) => name.replaceAll(/["<>|]/g, '_')));
  // A fixed instant: the same results give the same bytes, and the archive does not contain the server's clock.
  const options = { mtime: new Date(1980, 0, 1) };
  const tables = sheets.map((sheet, index) => ({
    name: `${required(names[index])}.csv`,
    ...writeCsv([sheet], encoding),
  }));
  return {
    bytes: zipSync(Object.fromEntries(tables.map(({ name, bytes }) => [name, bytes])), options),
    missing: [...new Set(tables.flatMap(({ missing }) => missing))],
  };
}

/** Results over all files of one template, then the next. Each row names the request that it is from. */
function sheetsOf(requests: readonly ReadRequest[], t: ExportMessages): Sheet[] {
  const byTemplate = Map.groupBy(requests, ({ request }) => request.templateId);
  return [...byTemplate.values()].flatMap((group) => {
    const files: ReadFile[] = group.flatMap(({ request }) => request.files);
    const numbers = new Map(
      group.flatMap(({ request }) => request.files.map(({ id }) => [id, request.number] as const)),
    );
    const { request, layout } = newest(group);
    const template = request.templateName;
    return resultSheets(files, mergeVersions(group), t, { numbers, layout }).map((sheet) => ({
      ...sheet,
      name: sheet.table === null ? template : `${template} ${sheet.name}`,
    }));
  });
}

function newest(group: readonly ReadRequest[]): ReadRequest {
  return group.reduce((last, one) =>
    one.request.templateVersion > last.request.templateVersion ? one : last,
  );
}

/** The columns of all the template's versions, in the order of the newest; those of older versions only come last. */
function mergeVersions(group: readonly ReadRequest[]): StoredDefinition {
  const versions = group
    .toSorted((a, b) => b.request.templateVersion - a.request.templateVersion)
    .map(({ definition }) => definition);
  const tables = Map.groupBy(
    versions.flatMap((version) => version.tables),
    ({ name }) => name,
  );
  return {
    fields: firstOfEach(versions.flatMap(({ fields }) => fields)),
    tables: [...tables.values()].flatMap(([table, ...older]) =>
      table === undefined
        ? []
        : [{ ...table, columns: firstOfEach([table, ...older].flatMap(({ columns }) => columns)) }],
    ),
  };
}

function firstOfEach<Named extends { readonly name: string }>(named: readonly Named[]): Named[] {
  const first = new Map<string, Named>();
  for (const one of named) if (!first.has(one.name)) first.set(one.name, one);
  return [...first.values()];
}
