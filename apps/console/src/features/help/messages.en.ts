import { guide } from '#features/help/guide.en.ts';

export const en = {
  title: 'Help',
  state: 'What do you want to do?',
  search: 'Search the guide',
  found: (count: number) => (count === 1 ? '1 task found' : `${count} tasks found`),
  nothing: 'No results found.',
  nothingHint: 'Try fewer or different words.',
  chapters: 'Chapters',
  openAll: 'Open the whole guide',
  guide,
};

export type HelpMessages = typeof en;
