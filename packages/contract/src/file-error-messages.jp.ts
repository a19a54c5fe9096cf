import type { fileErrorsEn } from './file-error-messages.en.ts';

export const fileErrorsJp: typeof fileErrorsEn = {
  UNSUPPORTED_FORMAT:
    '対応していない形式です。PDF・JPEG・JPG・PNGのファイルを選択してください（拡張子と内容の不一致もエラーになります）。',
  EMPTY_FILE: 'ファイルが空です。',
  FILE_TOO_LARGE: 'ファイルサイズが上限を超えています。分割するか、解像度を下げてください。',
  TOO_MANY_PAGES: 'ページ数が多すぎます。',
  ENCRYPTED_FILE: 'パスワードで保護されています。パスワードを解除したファイルを選択してください。',
  CORRUPT_FILE: 'ファイルが破損しているため開けません。作成し直してからアップロードしてください。',
  NO_PAGES: 'ページがありません。',
  IMAGE_TOO_LARGE: '画像のサイズ（ピクセル数）が大きすぎます。解像度を下げてください。',
  TIMED_OUT: '読み取りに時間がかかりすぎたため中止しました。',
  ENGINE_FAILED: '読み取れないページがありました。',
  TENANT_DELETED: '読み取り前にテナントが削除されました。',
};
