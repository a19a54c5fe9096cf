import { auditJp } from '@ocr/contract/audit-messages.jp';
import type { AccountMessages } from './messages.en.ts';

export const jp: AccountMessages = { audit: { ...auditJp, fileName: '操作履歴.xlsx' } };
