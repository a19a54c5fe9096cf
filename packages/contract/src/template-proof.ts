import { z } from 'zod';
import { count, id, instant, nothing } from './envelope.ts';
import { template, templateInput, templateVersion } from './templates.ts';

/** A checked document of a template. Its values, as they were checked, are what the template is measured by. */
const setDocument = z.object({
  fileId: id,
  name: z.string(),
  pages: count,
  requestId: id,
  requestNumber: z.string(),
  checkedDate: instant,
  checkedBy: z.string(),
});
export type SetDocument = z.output<typeof setDocument>;
/** The newest checked documents, at most `max`, without those that were taken out; what was put back by hand stays before newer ones. */
const templateSet = z.object({
  documents: z.array(setDocument),
  takenOut: z.array(setDocument),
  max: count,
});
export type TemplateSet = z.output<typeof templateSet>;

const versionNumber = z.int().min(1, 'OUT_OF_RANGE').max(2_147_483_647, 'OUT_OF_RANGE');
/** What a template is to ask for next. `version` is the template's when the draft was saved, `revision` another one with each save. */
const draft = templateVersion.pick({ name: true, fields: true, tables: true }).extend({
  category: z.string(),
  description: z.string(),
  version: z.int(),
  revision: z.int(),
  savedDate: instant,
  savedBy: z.string(),
});
export type TemplateDraft = z.output<typeof draft>;
/** The whole draft anew; a sample document stays the template's. Older `version` or `revision` than are there are refused (409 `CHANGED_MEANWHILE`). */
const draftInput = templateInput.extend({
  version: versionNumber.optional(),
  revision: versionNumber.optional(),
});

/** Values of one page that are lost; `expected` and `found` are of the first of them: as checked, and as the draft, or the other version, reads it. */
const lostPage = z.object({
  fileId: id,
  fileName: z.string(),
  requestId: id,
  requestNumber: z.string(),
  page: z.int().min(1),
  values: count,
  expected: z.string().nullable(),
  found: z.string().nullable(),
});
/**
 * A field, or a column of `table`: of so many checked values, how many are right by the template as it is (`before`) and by its draft (`after`), or
 * by one version and by the other; null where that does not ask for it. `lost` names the pages, at most 100 of a field; `lostValues` counts all.
 */
const triedField = z.object({
  name: z.string(),
  table: z.string().nullable(),
  values: count,
  before: count.nullable(),
  after: count.nullable(),
  gained: count,
  lostValues: count,
  lost: z.array(lostPage),
});
export type TriedField = z.output<typeof triedField>;
/**
 * The trial of the draft as it is, or of two versions, on the test set. `none` where it was not asked for: since the draft or the template was
 * changed; or since two other versions were compared, as one comparison is kept of each template.
 */
const trial = z.object({
  state: z.enum(['none', 'waiting', 'running', 'done', 'failed']),
  documents: count,
  /** Of them, those that were tried so far. */
  done: count,
  lostValues: count,
  /** Whether documents joined or left the set, or were changed by hand, since it was tried: publishing a draft wants it tried anew. */
  setChanged: z.boolean(),
  /** Remembered places of pictures that there was no time to read again: their values are as the words of the page gave them. */
  unseenPlaces: count,
  endedDate: instant.nullable(),
  fields: z.array(triedField),
});
export type Trial = z.output<typeof trial>;

/**
 * How the tenant wants results checked, from the next file on that is read: below `doubtBelow` percent a value is doubtful; null is the product's own
 * bound, 70.
 */
const checking = z.object({
  doubtBelow: z.int().min(50, 'OUT_OF_RANGE').max(99, 'OUT_OF_RANGE').nullable(),
  /**
   * `seen`: a second person confirms what the first checked, and a third settles what the second changed. `blind`: the second person sees the
   * values as they were read; where the two looks differ, a third person picks.
   */
  secondCheck: z.enum(['off', 'seen', 'blind']),
});
/** `people` of the tenant can sign in; a second check wants two. */
const shownChecking = checking.extend({ people: count });
export type TemplateChecking = z.output<typeof shownChecking>;
/**
 * What a bound costs and what it misses, by the test set: of its values, so many are flagged below it, and so many are wrong without being
 * flagged. Values that nobody corrected count as right.
 */
const doubtCurve = z.object({
  documents: count,
  values: count,
  wrong: count,
  points: z.array(z.object({ below: count, toCheck: count, unseen: count })),
});
export type DoubtCurve = z.output<typeof doubtCurve>;

const idParams = z.object({ id });
const versionInPath = z.coerce.number().int().min(1).max(2_147_483_647);
const versionParams = idParams.extend({ version: versionInPath });
const comparisonParams = versionParams.extend({ other: versionInPath });
export const templateProofShapes = {
  /** Any version, however old. */
  getTemplateVersion: {
    params: versionParams,
    data: templateVersion,
  },
  getComparison: { params: comparisonParams, data: trial },
  /** Tries two versions of a template on the test set, as a draft is tried: nothing is charged, and nothing comes in force. */
  compareVersions: { params: comparisonParams, data: trial },
  /** Null where there is none. */
  getDraft: { params: idParams, data: draft.nullable() },
  saveDraft: { params: idParams, body: draftInput, data: draft },
  discardDraft: { params: idParams, data: nothing },
  getTrial: { params: idParams, data: trial },
  tryDraft: { params: idParams, data: trial },
  /**
   * Puts the draft in force. With documents in the test set it is refused with `TRIAL_REQUIRED` until this very draft was tried on these
   * very documents, as they are checked, and with `LOSSES_NOT_CONFIRMED` where values are lost, unless `acceptLosses`.
   */
  publishDraft: {
    params: idParams,
    body: z
      .object({ revision: versionNumber.optional(), acceptLosses: z.boolean().default(false) })
      .nullish(),
    data: template,
  },
  getChecking: { params: idParams, data: shownChecking },
  /** What is left out stays. A second check is refused with `OTHER_PERSON_REQUIRED` while the tenant has one user. */
  changeChecking: { params: idParams, body: checking.partial(), data: shownChecking },
  getDoubtCurve: { params: idParams, data: doubtCurve },
  getTemplateSet: { params: idParams, data: templateSet },
  /** Refused with `NOT_READY` while a value of the file is to be checked, or its request is not marked as checked. */
  addToSet: { params: idParams.extend({ fileId: id }), data: nothing },
  takeFromSet: { params: idParams.extend({ fileId: id }), data: nothing },
};
