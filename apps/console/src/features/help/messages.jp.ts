import { guide } from '#features/help/guide.jp.ts';
import type { HelpMessages } from '#features/help/messages.en.ts';

export const jp: HelpMessages = {
  title: 'ヘルプ',
  state: '知りたい操作を選ぶか、キーワードで検索してください。',
  search: 'ヘルプを検索',
  found: (count) => `${count}件の項目が見つかりました`,
  nothing: '該当する項目が見つかりません。',
  nothingHint: '語句を減らすか、別の語句でお試しください。',
  chapters: '目次',
  openAll: 'ヘルプ全体を表示',
  guide,
};
