import type { TenantMessages } from './messages.en.ts';

export const jp: TenantMessages = {
  sheet: 'テナント',
  fileName: 'テナント一括登録.xlsx',
  credentialsSheet: 'ログイン情報',
  credentialsFileName: 'ログイン情報.xlsx',
  columns: {
    companyName: '会社名',
    email: 'メールアドレス',
    password: 'パスワード（空欄の場合は自動生成）',
    description: '備考',
    contactName: '担当者名',
    contactEmail: '担当者メールアドレス',
    phoneNumber: '電話番号',
    address: '住所',
    blockLimit: 'ブロック上限',
    expiryDate: '利用期限（例：2027/03/31）',
  },
  earlierColumns: {
    password: ['パスワード(空欄の場合は自動作成)'],
    description: ['説明'],
    expiryDate: ['有効期限(YYYY-MM-DD)'],
  },
  credentials: {
    number: 'テナントID',
    companyName: '会社名',
    email: 'メールアドレス',
    password: 'パスワード',
  },
};
