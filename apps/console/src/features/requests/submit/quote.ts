import { blocksUsed, costOfPages, type Cost, type Currency } from '@ocr/billing';
import type { CurrentUsage } from '@ocr/contract';
import { byItself, isChoosing, templateOf } from '#features/requests/submit/choosing/choice.ts';
import type { DraftFile } from '#features/requests/submit/draft-files.ts';

/** What prevents a submission, the worst first. */
export type Obstacle =
  | 'noFiles'
  | 'refused'
  | 'tooManyPages'
  | 'full'
  | 'exceeded'
  | 'checking'
  | 'unchecked'
  | 'choosing'
  | 'unchosen';

export interface RequestQuote {
  readonly pages: number;
  /** Blocks that these pages add to the month's. */
  readonly blocks: number;
  readonly available: number;
  readonly availableAfter: number;
  /** What these pages add to the month's amount; undefined without prices. */
  readonly cost: (Cost & { readonly currency: Currency }) | undefined;
  readonly obstacle: Obstacle | undefined;
  /** Pages of some files are not counted yet: the numbers are of the others. */
  readonly isCounting: boolean;
}

type ChosenFile = Pick<DraftFile, 'state' | 'attempt' | 'choice' | 'picked' | 'parts'>;
type QuotedFile = Pick<DraftFile, 'state' | 'pages' | 'error' | 'attempt'>;
type Usage = Pick<CurrentUsage, 'pagesUsed' | 'pagesReserved' | 'pagesAvailable' | 'pagesPerBlock' | 'cost'>;

/**
 * What the files would take of this month, in however many requests. The same rule as the server's quote, summed over files that were counted
 * one by one, so that adding a file does not upload all the others again.
 */
export function quoteFiles(files: readonly QuotedFile[], usage: Usage): RequestQuote {
  // What may have arrived already is reserved then: it is not counted twice, and never prevents asking.
  const pages = files.reduce((sum, file) => sum + (file.attempt === null ? (file.pages ?? 0) : 0), 0);
  const before = usage.pagesUsed + usage.pagesReserved;
  const available = usage.pagesAvailable;
  return {
    pages,
    blocks: blocksUsed(before + pages, usage.pagesPerBlock) - blocksUsed(before, usage.pagesPerBlock),
    available,
    availableAfter: Math.max(0, available - pages),
    cost: usage.cost && {
      currency: usage.cost.currency,
      ...costOfPages({ taken: before, pages }, usage.cost.terms),
    },
    obstacle: findObstacle(files, { pages, available }),
    isCounting: files.some(({ state }) => state === 'waiting' || state === 'checking'),
  };
}

function findObstacle(
  files: readonly QuotedFile[],
  { pages, available }: { pages: number; available: number },
): Obstacle | undefined {
  const has = (state: DraftFile['state']): boolean => files.some((file) => file.state === state);
  if (files.length === 0) return 'noFiles';
  if (has('refused')) {
    const refused = files.filter(({ state }) => state === 'refused');
    return refused.every(({ error }) => error === 'TOO_MANY_PAGES') ? 'tooManyPages' : 'refused';
  }
  if (available === 0 && files.some(({ attempt }) => attempt === null)) return 'full';
  if (pages > available) return 'exceeded';
  if (has('waiting') || has('checking')) return 'checking';
  return has('unchecked') ? 'unchecked' : undefined;
}

/** The quote with what a choice by itself still prevents: files whose template is looked for, or left to the user. */
export function withChoices(
  quote: RequestQuote,
  files: readonly ChosenFile[],
  templateId: string | undefined,
): RequestQuote {
  if (templateId !== byItself || quote.obstacle !== undefined) return quote;
  if (unchosenFiles(files).length === 0) return quote;
  return { ...quote, obstacle: files.some(isChoosing) ? 'choosing' : 'unchosen' };
}

/** Files without a template yet, if templates are chosen automatically. */
export const unchosenFiles = <File extends ChosenFile>(files: readonly File[]): File[] =>
  files.filter((file) => file.attempt === null && templateOf(file, byItself) === undefined);
