import { z } from 'zod';
import {
  count,
  file,
  id,
  instant,
  line,
  listOf,
  listQuery,
  month,
  note,
  nothing,
  optionalLine,
  percent,
} from './envelope.ts';
import { limits } from './limits.ts';
import { fieldFormat, formatData, valueKinds } from './field-format.ts';
import { box, pageNumber, pageWord, placeReading, placeToRead, readFile } from './results.ts';

export const templateType = z.enum(['custom', 'standard']);
const instruction = z.object({
  name: line(limits.templateName),
  description: note(limits.description).default(''),
});
/** A field: its name, its instruction, and an optional format that its values must have. */
const field = instruction.extend({ format: fieldFormat.optional() });
const distinct = (items: readonly { name: string }[]) =>
  new Set(items.map((item) => item.name.normalize('NFKC').toLowerCase())).size === items.length;
const table = z.object({
  name: line(limits.templateName),
  description: note(limits.description).default(''),
  columns: z
    .array(instruction)
    .min(1, 'REQUIRED')
    .max(limits.templateColumns, 'OUT_OF_RANGE')
    .refine(distinct, 'DUPLICATE_NAME'),
});
/** The JSON body, or the multipart part `template`. Without fields and tables, only the text is read. */
export const templateInput = z.object({
  name: line(limits.templateName),
  category: optionalLine(limits.templateCategory).default(''),
  description: note(limits.description).default(''),
  fields: z.array(field).max(limits.templateFields, 'OUT_OF_RANGE').refine(distinct, 'DUPLICATE_NAME'),
  tables: z.array(table).max(limits.templateTables, 'OUT_OF_RANGE').refine(distinct, 'DUPLICATE_NAME'),
});
export type TemplateInput = z.output<typeof templateInput>;
/** A new template. `sampleOf` names a template whose sample document becomes its own, unless one is sent with it. */
export const newTemplate = templateInput.extend({ sampleOf: id.optional() });
/** Replaces the whole template. `document: null` removes the sample; leaving it out, or sending what GET returned, keeps it. */
export const templateChange = templateInput.extend({
  document: z.looseObject({}).nullable().optional(),
  /** The version that was edited; an older one is rejected (409 `CHANGED_MEANWHILE`). */
  version: z.int().optional(),
});
export type TemplateChange = z.output<typeof templateChange>;
/** A preview needs no name yet. */
export const previewInput = templateInput.extend({ name: optionalLine(limits.templateName).default('') });

export const templateListItem = z.object({
  id,
  number: z.string(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  type: templateType,
  createdDate: instant,
  updatedDate: instant,
});
export type TemplateListItem = z.output<typeof templateListItem>;
const instructionData = z.object({ name: z.string(), description: z.string() });
const fieldData = instructionData.extend({ format: formatData.optional() });
const definitionData = {
  fields: z.array(fieldData),
  tables: z.array(instructionData.extend({ columns: z.array(instructionData) })),
};
export const template = templateListItem.extend({
  version: z.int(),
  ...definitionData,
  document: z.object({ name: z.string(), pages: count }).nullable(),
});
export type Template = z.output<typeof template>;

/** A table suggested for a sample, with its column headings ('' for a column without one). */
const foundTable = z.object({ page: count, box, columns: z.array(z.string()), rowCount: count });
/** A label printed on a sample, and the value that a field of that name would find. */
const foundField = z.object({ name: z.string(), value: z.string(), page: count, box });
/** A recognised document, not billed. Its page images are requested by `hash`. */
export const preview = readFile.extend({
  hash: z.string(),
  foundTables: z.array(foundTable),
  foundFields: z.array(foundField),
  /** The kind of value that each field asks for, in the order of the fields; empty if extraction ran out of time. */
  fieldKinds: z.array(z.enum(valueKinds)),
});
export type Preview = z.output<typeof preview>;

/**
 * A position of a sample: what is read there, and the words by which an instruction leads to it. `label` is the label printed before, next
 * to or above it, null if none is near; `dateIn` is the corner of the page by which a date is found, null for everything else.
 */
const samplePlace = placeReading.extend({
  label: z.string().nullable(),
  dateIn: z.enum(['topLeft', 'topRight', 'bottomLeft', 'bottomRight']).nullable(),
});
export type SamplePlace = z.output<typeof samplePlace>;

/** A saved version of a template. `by` is null for standard content and for deleted users. */
export const templateVersion = z.object({
  version: z.int(),
  name: z.string(),
  createdDate: instant,
  by: z.string().nullable(),
  ...definitionData,
});
export type TemplateVersion = z.output<typeof templateVersion>;

/** A layout that a template has learned from checked documents. */
const learnedLayout = z.object({
  id,
  /** The issuer as printed; empty if unknown. */
  name: z.string(),
  /** How many checked documents taught it. */
  documents: count,
  fields: z.array(z.string()),
  tables: z.array(z.string()),
  /** Of the values of the last 20 checked documents that were read by it: the share left as read. Null where there are none. */
  rightLately: percent.nullable(),
  lastUsed: instant.nullable(),
  learnedDate: instant,
  /** The document that taught it last. */
  sample: z.object({ requestId: id, requestNumber: z.string(), fileId: id }),
});
/** `pending`: documents that are checked but not learned from yet. */
const learned = z.object({ on: z.boolean(), pending: count, layouts: z.array(learnedLayout) });
export type Learned = z.output<typeof learned>;

/**
 * How well values were read, according to checked documents; percentages are null if there is nothing to count. `asRead` values were left
 * as read, `doubtful` ones were flagged; `doubtfulRight` of the flagged ones were right. Minutes are those between a person's corrections
 * and acceptances, without pauses, per hundred pages.
 */
const quality = {
  values: count,
  asRead: percent.nullable(),
  doubtful: percent.nullable(),
  doubtfulRight: percent.nullable(),
  minutesPerHundredPages: z.number().nullable(),
};
const templateQuality = z.object({
  documents: count,
  pages: count,
  total: z.object(quality),
  /** Fields, and columns of `table`; what costs most time first. Of long tables the columns are counted in the newest documents only. */
  fields: z.array(
    z.object({
      name: z.string(),
      table: z.string().nullable(),
      ...quality,
      /** The newest first; months without such values are left out. */
      months: z.array(z.object({ month, ...quality })),
    }),
  ),
  /** The newest first; months without checked documents are left out. */
  months: z.array(z.object({ month, documents: count, pages: count, ...quality })),
});
export type TemplateQuality = z.output<typeof templateQuality>;

const idParams = z.object({ id });
const contentHash = z.string().regex(/^[0-9a-f]{64}$/);
/** `templateId` or `hash` say whose sample, or which document of before, is read; `forTemplate` whose bound of doubtful values counts. */
const previewSource = {
  templateId: id.optional(),
  hash: contentHash.optional(),
  forTemplate: id.optional(),
};
const previewPage = z.object({ hash: contentHash, n: pageNumber });
/** The parts of a form: the template, and its sample document. */
export const withSample = <Template extends z.ZodType>(input: Template) =>
  z.object({ template: input, document: file.optional() });
export const templateShapes = {
  listTemplates: {
    query: listQuery(['number', 'name', 'category', 'createdDate', 'updatedDate']).extend({
      type: templateType.optional(),
    }),
    data: listOf(templateListItem),
  },
  createTemplate: { body: newTemplate, form: withSample(newTemplate), data: template },
  listTemplateNames: { data: z.array(z.object({ id, name: z.string(), type: templateType })) },
  /** The document is sent, or named: a template's own, or one sent for an earlier preview. */
  previewTemplate: {
    body: previewInput.extend(previewSource),
    form: withSample(previewInput).extend(previewSource),
    data: preview,
  },
  getPreviewPicture: {
    params: previewPage,
    query: z.object({ width: z.coerce.number().int().optional() }),
  },
  /** What was read on a page of a preview's document, word by word in reading order. */
  getPreviewWords: { params: previewPage, data: z.object({ words: z.array(pageWord) }) },
  /** Nothing is stored or charged. */
  readPreviewPlace: {
    params: previewPage,
    body: z.object({ box: placeToRead }),
    data: samplePlace,
  },
  getTemplate: { params: idParams, data: template },
  updateTemplate: {
    params: idParams,
    body: templateChange,
    form: withSample(templateChange),
    data: template,
  },
  /** The last versions, the newest first. */
  listTemplateVersions: { params: idParams, data: z.array(templateVersion) },
  /** Name, fields and tables become those of an earlier version, in a new one; category, description and sample stay. */
  rollBackTemplate: {
    params: idParams,
    body: z.object({ version: z.int().min(1, 'OUT_OF_RANGE').max(2_147_483_647, 'OUT_OF_RANGE') }),
    data: template,
  },
  /** Of the documents that were submitted in the running month and those before it, and checked. */
  getQuality: {
    params: idParams,
    query: z.object({
      months: z.coerce.number().int().min(1, 'OUT_OF_RANGE').max(24, 'OUT_OF_RANGE').default(6),
    }),
    data: templateQuality,
  },
  getLearned: { params: idParams, data: learned },
  switchLearning: { params: idParams, body: z.object({ on: z.boolean() }), data: learned },
  forgetLayouts: { params: idParams, data: nothing },
  forgetLayout: { params: idParams.extend({ layoutId: id }), data: nothing },
  deleteTemplate: { params: idParams, data: nothing },
};
