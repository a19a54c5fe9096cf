import type { HelpTopic } from '#lib/help-topics.ts';

/** One task of the guide: what one wants to do, and how. */
export interface GuideTask {
  readonly title: string;
  readonly steps: readonly string[];
  readonly note?: string;
  /** The one kind of account that can do this. */
  readonly only?: 'partner' | 'tenant';
  /** About invoices with amounts. */
  readonly needsAmounts?: true;
}
/** Whose guide it is. */
export interface GuideReader {
  readonly isPartner: boolean;
  /** Whether there is anything of amounts; a partner can always set prices. */
  readonly hasAmounts: boolean;
}
export interface GuideChapter {
  readonly title: string;
  readonly lead: string;
  readonly tasks: readonly GuideTask[];
}
export type Guide = Readonly<Record<HelpTopic, GuideChapter>>;

const partnerTopics: readonly HelpTopic[] = [
  'start',
  'account',
  'tenants',
  'billing-config',
  'prices',
  'usage',
  'invoices',
  'templates',
  'trouble',
];
const tenantTopics: readonly HelpTopic[] = [
  'start',
  'account',
  'request',
  'requests',
  'result',
  'templates',
  'usage',
  'invoices',
  'trouble',
];

/** The chapters that concern a role, in reading order. */
export function topicsFor(isPartner: boolean): readonly HelpTopic[] {
  return isPartner ? partnerTopics : tenantTopics;
}

/** Widths, cases and kana do not matter to a search. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
}

export interface FoundChapter {
  readonly topic: HelpTopic;
  readonly chapter: GuideChapter;
  readonly tasks: readonly GuideTask[];
}

/** The tasks of a chapter that concern a reader. */
export function tasksFor(
  chapter: GuideChapter,
  { isPartner, hasAmounts }: GuideReader,
): readonly GuideTask[] {
  const role = isPartner ? 'partner' : 'tenant';
  return chapter.tasks.filter(
    ({ only, needsAmounts }) =>
      (only === undefined || only === role) && (needsAmounts === undefined || hasAmounts),
  );
}

/** The reader's tasks that contain every word of the query, by chapter. An empty query finds everything. */
export function searchGuide(
  guide: Guide,
  { topics, query, ...reader }: GuideReader & { topics: readonly HelpTopic[]; query: string },
): readonly FoundChapter[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return topics.flatMap((topic) => {
    const chapter = guide[topic];
    const tasks = tasksFor(chapter, reader).filter((task) => {
      const text = fold([chapter.title, task.title, ...task.steps, task.note ?? ''].join('\n'));
      return words.every((word) => text.includes(word));
    });
    return tasks.length > 0 ? [{ topic, chapter, tasks }] : [];
  });
}
