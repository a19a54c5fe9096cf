import { guide } from '#features/help/guide.jp.ts';
import type { HelpMessages } from '#features/help/messages.en.ts';

export const jp: HelpMessages = {
  title: 'ヘルプ',
  state: 'ご希望の操作をお選びください。',
  search: 'ヘルプを検索',
  found: (count) => `${count}件の操作が見つかりました`,
  nothing: '該当する説明が見つかりません。',
  nothingHint: '語句を減らすか、別の語句でお試しください。',
  chapters: '目次',
  openAll: 'ヘルプ全体を開く',
  guide,
};
