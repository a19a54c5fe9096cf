import { auditEn } from '@ocr/contract/audit-messages.en';
import { plural } from '#lib/i18n/messages.ts';

export const en = {
  state: (total: string, count: number) =>
    `${total} ${plural(count, 'entry', 'entries')}. The log is permanent and never contains document contents.`,
  export: 'Export',
  search: 'Search by user or target',
  allActions: 'All actions',
  allTenants: 'All tenants',
  noTenant: 'No matching tenants.',
  from: 'From',
  to: 'To',
  /** Every kind of action by the beginning of its name. */
  groups: {
    'session.': 'Sign-ins',
    'password.': 'Passwords',
    'user.': 'Profiles',
    'partner.': 'Partners',
    'tenant.': 'Tenants',
    'settings.': 'Billing configuration',
    'invoice.': 'Invoices',
    'usage.': 'Usage',
    'audit.': 'Activity',
    'mail.': 'Emails',
    'template.': 'Templates',
    'request.': 'Requests',
    'result.': 'Corrections',
  },
  entry: auditEn,
};

export type AuditMessages = typeof en;
