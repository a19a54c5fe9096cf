import { fileErrorsJp } from '@ocr/contract/file-error-messages.jp';
import type { ExportMessages } from './messages.en.ts';

export const messages: ExportMessages = {
  results: '読み取り結果',
  text: 'テキスト',
  file: 'ファイル名',
  pages: 'ページ数',
  ocrRate: '平均信頼度（%）',
  row: '行',
  error: 'エラー内容',
  requests: 'OCR依頼一覧',
  number: '依頼番号',
  status: 'ステータス',
  template: 'テンプレート',
  files: 'ファイル数',
  uploadDate: 'アップロード日時',
  completedDate: '完了日時',
  timeZone: 'タイムゾーン',
  statuses: { processing: '処理中', completed: '完了', failed: '失敗' },
  errors: fileErrorsJp,
};
