import { z } from 'zod';
import { count, id, instant, nothing } from './envelope.ts';
import { newTemplate, template, templateVersion, withSample } from './templates.ts';

/** A checked document in the test set of a template. The template is measured against its checked values. */
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
/** The newest checked documents, at most `max`, without the excluded ones. Documents put back by hand take precedence over newer ones. */
const templateSet = z.object({
  documents: z.array(setDocument),
  takenOut: z.array(setDocument),
  max: count,
});
export type TemplateSet = z.output<typeof templateSet>;

const versionNumber = z.int().min(1, 'OUT_OF_RANGE').max(2_147_483_647, 'OUT_OF_RANGE');
/** A draft of a template. `version` is the template's version when the draft was saved; `revision` changes with each save. */
const draft = templateVersion.pick({ name: true, fields: true, tables: true }).extend({
  category: z.string(),
  description: z.string(),
  version: z.int(),
  revision: z.int(),
  savedDate: instant,
  savedBy: z.string(),
});
export type TemplateDraft = z.output<typeof draft>;
/**
 * Replaces the whole draft, in any form in which a template is created. A sample document is not part of a draft: one that is sent or named becomes
 * the template's at once, and `document: null` removes it. An outdated `version` or `revision` is rejected (409 `CHANGED_MEANWHILE`).
 */
export const draftInput = newTemplate.extend({
  document: z.null().optional(),
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
  /** How many of them were tried so far. */
  done: count,
  lostValues: count,
  /** Whether documents joined or left the set, or were corrected, since the trial: publishing then needs a new trial. */
  setChanged: z.boolean(),
  /** Remembered positions on scans that there was no time to read again. Their values come from the recognised words. */
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
/** `people`: how many users of the tenant can sign in. A second check needs two. */
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
  /** Any version, no matter how old. */
  getTemplateVersion: {
    params: versionParams,
    data: templateVersion,
  },
  getComparison: { params: comparisonParams, data: trial },
  /** Tries two versions of a template on the test set, like a draft. Nothing is charged or published. */
  compareVersions: { params: comparisonParams, data: trial },
  /** Null where there is none. */
  getDraft: { params: idParams, data: draft.nullable() },
  saveDraft: { params: idParams, body: draftInput, form: withSample(draftInput), data: draft },
  discardDraft: { params: idParams, data: nothing },
  getTrial: { params: idParams, data: trial },
  tryDraft: { params: idParams, data: trial },
  /**
   * Puts the draft in force. With documents in the test set it is refused with `TRIAL_REQUIRED` until this very draft was tried on these
   * very documents, as they are checked, and with `LOSSES_NOT_CONFIRMED` where values are lost that nobody was
   * shown (`getTrial`). `acceptLosses` decides instead: true publishes whatever is lost, false nothing that loses.
   */
  publishDraft: {
    params: idParams,
    body: z.object({ revision: versionNumber.optional(), acceptLosses: z.boolean().optional() }).optional(),
    data: template,
  },
  getChecking: { params: idParams, data: shownChecking },
  /** Omitted values stay as they are. A second check is rejected with `OTHER_PERSON_REQUIRED` while the tenant has only one user. */
  changeChecking: { params: idParams, body: checking.partial(), data: shownChecking },
  getDoubtCurve: { params: idParams, data: doubtCurve },
  getTemplateSet: { params: idParams, data: templateSet },
  /**
   * Rejected with `NOT_READY` while a value of the file still has to be checked, and, until its request is checked, where the template asks for a second check.
   * The other files of its request do not matter.
   */
  addToSet: { params: idParams.extend({ fileId: id }), data: nothing },
  takeFromSet: { params: idParams.extend({ fileId: id }), data: nothing },
};
