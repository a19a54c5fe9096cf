import { auditEn } from '@ocr/contract/audit-messages.en';

/** The audit sheet; its words are those of the screen. */
export const en = { audit: { ...auditEn, fileName: 'activity.xlsx' } };
export type AccountMessages = typeof en;
