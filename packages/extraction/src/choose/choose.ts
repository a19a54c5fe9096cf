import { viewDocument } from '../document.ts';
import type { DocumentView } from '../document.ts';
import { findField } from '../fields/find-field.ts';
import { understand } from '../instruction/understand.ts';
import { recognise } from '../learn/layouts/recognise.ts';
import type { Lesson } from '../learn/types.ts';
import { fold, isCjk } from '../text/fold.ts';
import type { Page } from '../types.ts';
import { areOtherPapers, clearKind, kindsByTitle } from './document-kind.ts';
import type { KindScore } from './document-kind.ts';
import { kindsOfTemplate } from './template-kind.ts';
import type { TemplateOption } from './template-kind.ts';

/** A lesson and the template that learnt it. */
export interface TaughtLesson {
  readonly templateId: string;
  readonly lesson: Lesson;
}

/** Why a template was chosen: a layout that it has learnt, what the document calls itself or states, or its labels, which are printed. */
export type ChoiceReason = 'LEARNT_LAYOUT' | 'DOCUMENT_TYPE' | 'FIELDS_FOUND';

export interface TemplateChoice {
  readonly id: string;
  readonly reason: ChoiceReason;
  /** The issuer of the layout, or the title as printed; null where there is none. */
  readonly detail: string | null;
  /** How many of its fields are found on the first page, and how many it has. */
  readonly found: number;
  readonly fields: number;
}

/** Two layouts that fit nearly as well, learnt by different templates, leave it open. */
const SAME_FIT = 0.03;
/** Of several own templates for a kind, one is chosen from this difference in the share of fields found. */
const CLEARLY_MORE = 0.15;
/** An own template that finds so much less than the standard one is for another paper. */
const CLEARLY_LESS = 0.3;
/** Labels of an own template that must be printed for it to be chosen by them. */
const MIN_LABELS = 4;
const MIN_LABEL_SHARE = 0.7;

/**
 * The template that fits a document, by its first page: the one that has learnt its layout from papers of its kind, else the one for its kind, in its
 * language, the tenant's own before a standard one. Null where that is not clear: no choice is better than a wrong one. Pure and deterministic.
 */
export function chooseTemplate(
  pages: readonly Page[],
  templates: readonly TemplateOption[],
  lessons: readonly TaughtLesson[] = [],
): TemplateChoice | null {
  const view = viewDocument(pages.slice(0, 1));
  if (view.pages[0] === undefined || view.pages[0].segments.length === 0) return null;
  return byLayout(view, templates, lessons) ?? byLabels(view, templates) ?? byKind(view, templates);
}

function byLayout(
  view: DocumentView,
  templates: readonly TemplateOption[],
  lessons: readonly TaughtLesson[],
): TemplateChoice | undefined {
  const byId = new Map(templates.map((template) => [template.id, template]));
  const papers = kindsByTitle(view);
  // Who sends an invoice on some paper sends orders and slips on it, too.
  const known = lessons.filter(({ templateId, lesson }) => {
    const template = byId.get(templateId);
    return template && !areOtherPapers([...(lesson.papers ?? kindsOfTemplate(template))], papers);
  });
  const matches = recognise(view, { version: 1, lessons: known.map(({ lesson }) => lesson) });
  const [best] = matches;
  if (!best) return undefined;
  const ownerOf = new Map(known.map((one) => [one.lesson, one.templateId]));
  const owner = ownerOf.get(best.lesson);
  const isShared = matches.some(
    ({ lesson, score }) => score > best.score - SAME_FIT && ownerOf.get(lesson) !== owner,
  );
  const template = owner === undefined ? undefined : byId.get(owner);
  if (isShared || !template) return undefined;
  return toChoice(view, template, 'LEARNT_LAYOUT', best.lesson.name);
}

/** An own template of no known kind whose labels are on the page. */
function byLabels(view: DocumentView, templates: readonly TemplateOption[]): TemplateChoice | undefined {
  const printed = printedText(view);
  const fitting = templates.filter((template) => {
    const names = template.definition.fields.map(({ name }) => fold(name)).filter((name) => name.length > 1);
    if (!template.isOwn || kindsOfTemplate(template).size > 0 || names.length < MIN_LABELS) return false;
    const there = names.filter((name) => printed.includes(name)).length;
    return there >= MIN_LABELS && there / names.length >= MIN_LABEL_SHARE;
  });
  const [only, other] = fitting;
  return only && !other ? toChoice(view, only, 'FIELDS_FOUND', null) : undefined;
}

function byKind(view: DocumentView, templates: readonly TemplateOption[]): TemplateChoice | null {
  const best = clearKind(view);
  if (!best) return null;
  const printed = printedText(view);
  const fitting = templates.filter(
    (template) => isJapanese(namesOf(template)) === isJapanese(printed) && !isForOthers(template, printed),
  );
  const forKind = (id: string | undefined): TemplateOption[] =>
    fitting.filter((template) => id !== undefined && kindsOfTemplate(template).has(id));
  const own = forKind(best.kind.id);
  return preferred(view, own.length > 0 ? own : forKind(best.kind.within), best);
}

/** The tenant's own template before the standard one, where it fits as well; of several own ones the one that clearly finds more. */
function preferred(
  view: DocumentView,
  templates: readonly TemplateOption[],
  { title }: KindScore,
): TemplateChoice | null {
  const choices = templates.map((template) => ({
    isOwn: template.isOwn,
    choice: toChoice(view, template, 'DOCUMENT_TYPE', title ?? null),
  }));
  const share = ({ choice: { found, fields } }: (typeof choices)[number]): number =>
    fields === 0 ? 0 : found / fields;
  const bestOf = (isOwn: boolean) => {
    const [best, next] = choices.filter((one) => one.isOwn === isOwn).toSorted((a, b) => share(b) - share(a));
    return best && (!next || share(best) - share(next) >= CLEARLY_MORE) ? best : undefined;
  };
  const [own, standard] = [bestOf(true), bestOf(false)];
  if (own && (!standard || share(own) > share(standard) - CLEARLY_LESS)) return own.choice;
  if (choices.some(({ isOwn }) => isOwn) && own === undefined) return null;
  return standard?.choice ?? null;
}

function toChoice(
  view: DocumentView,
  { id, definition: { fields } }: TemplateOption,
  reason: ChoiceReason,
  detail: string | null,
): TemplateChoice {
  const found = fields.filter((field) => findField(understand(field), view).value !== null).length;
  return { id, reason, detail: detail === '' ? null : detail, found, fields: fields.length };
}

const COMPANY = /株式会社|有限会社|合同会社|社$|商店$|\b(?:inc|ltd|llc|gmbh|corp|co|plc|bv|ag)\b/iu;

/** Named after a company that the page does not name. */
function isForOthers({ name, isOwn }: TemplateOption, printed: string): boolean {
  if (!isOwn) return false;
  return name
    .split(/[\s・/_()（）【】]+/u)
    .some((part) => COMPANY.test(part) && !printed.includes(fold(part).replace(/社$/, '')));
}

const namesOf = ({ name, definition: { fields } }: TemplateOption): string =>
  [name, ...fields.map((field) => field.name)].join('');

const printedText = (view: DocumentView): string =>
  view.pages[0]?.segments.map((segment) => segment.folded.text).join('\n') ?? '';

/** Whether a good part of the letters is kanji or kana. */
function isJapanese(text: string): boolean {
  let [japanese, all] = [0, 0];
  for (const letter of text.normalize('NFKC').match(/\p{L}/gu) ?? []) {
    all++;
    if (isCjk(letter)) japanese++;
  }
  return all > 0 && japanese / all > 0.25;
}
