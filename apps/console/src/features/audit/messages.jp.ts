import { auditJp } from '@ocr/contract/audit-messages.jp';
import type { AuditMessages } from '#features/audit/messages.en.ts';

export const jp: AuditMessages = {
  state: (total) => `全${total}件。履歴は変更・削除されません。書類の内容は含まれません。`,
  export: 'Excel出力',
  search: 'ユーザー・対象で検索',
  allActions: 'すべての操作',
  allTenants: 'すべてのテナント',
  noTenant: '該当するテナントがありません。',
  from: '開始日',
  to: '終了日',
  groups: {
    'session.': 'ログイン',
    'password.': 'パスワード',
    'user.': 'プロフィール',
    'partner.': 'パートナー',
    'tenant.': 'テナント',
    'settings.': '課金設定',
    'invoice.': '請求書',
    'usage.': '利用状況',
    'audit.': '操作履歴',
    'mail.': 'メール',
    'template.': 'テンプレート',
    'request.': 'OCR依頼',
    'result.': '修正',
  },
  entry: auditJp,
};
