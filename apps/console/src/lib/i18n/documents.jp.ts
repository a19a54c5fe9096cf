import { fileErrorsJp } from '@ocr/contract/file-error-messages.jp';
import type { DocumentMessages } from '#lib/i18n/documents.en.ts';

export const jp: DocumentMessages = {
  fileErrors: fileErrorsJp,
  doubts: {
    LOW_OCR_CONFIDENCE: '文字を正しく読み取れていない可能性があります',
    READERS_DISAGREE: '2通りの読み取り結果が一致しません',
    AMBIGUOUS: '該当する値が複数あります',
    WEAK_LABEL: '対応する項目名がはっきりしません',
    AMBIGUOUS_DATE_ORDER: '日と月の順序を判断できません',
    SUM_MISMATCH: '明細の合計が記載の合計と一致しません',
    ROW_MISMATCH: '数量×単価がこの行の金額と一致しません',
    WRONG_KIND: '値の形式が指示文と異なります',
    PAGE_CONTINUITY: '行番号が飛んでいます。行が抜けている可能性があります',
    ROWS_MISSING: 'ページにある行の一部が読み取れていません',
    LABEL_WITHOUT_VALUE: '項目名はありますが、値を読み取れませんでした',
    PAGE_HARD_TO_READ: 'ページが不鮮明なため、読み落とした可能性があります',
  },
  lowConfidence: '信頼度が低い値です',
  notFound: '見つかりませんでした',
  confidence: (percent) => `信頼度 ${percent}`,
  onPage: (page) => `${page}ページ目`,
  accepts: 'PDF・JPEG・JPG・PNG',
  viewer: {
    pages: 'ページ',
    page: (page) => `${page}ページ目`,
    pageOf: (pages) => `/ ${pages}ページ`,
    picture: (page, name) => `${name}の${page}ページ目`,
    pictureFailed: 'このページの画像を読み込めませんでした。',
    valuesOnPage: 'このページの値',
    previous: '前のページ',
    next: '次のページ',
    zoomIn: '拡大',
    zoomOut: '縮小',
    fit: 'ページ全体を表示',
    doubtful: (count) => `要確認 ${count}件`,
  },
};
