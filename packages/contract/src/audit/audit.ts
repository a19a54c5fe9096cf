/** Texts of the audit log, shared by the screen and the exported sheet. No zod: the console imports this file. */
export const auditActions = [
  'session.sign_in',
  'session.sign_in_failed',
  'session.sign_out',
  'session.end',
  'password.change',
  'password.change_failed',
  'password.reset_requested',
  'password.reset',
  'second_factor.add',
  'second_factor.remove',
  'second_factor.change_failed',
  'second_factor.reset',
  'second_factor.require',
  'second_factor.recovery_codes',
  'user.add',
  'user.update',
  'user.change_email',
  'user.cancel_email_change',
  'user.disable',
  'user.enable',
  'partner.create',
  'tenant.create',
  'tenant.update',
  'tenant.change_email',
  'tenant.issue_credentials',
  'tenant.activate',
  'tenant.deactivate',
  'tenant.delete',
  'settings.change',
  'settings.reset_payment_day',
  'settings.change_payment_day',
  'invoice.pay',
  'invoice.take_back_payment',
  'issuer.change',
  'prices.change',
  'tenant.change_pricing',
  'invoice.issue',
  'invoice.void',
  'invoice.add_payment',
  'payments.import',
  'invoices.export',
  'invoice.export',
  'usage.export',
  'audit.export',
  'mail.failed',
  'template.create',
  'template.update',
  'template.delete',
  'template.rollback',
  'template.doubt_below',
  'template.second_check_on',
  'template.second_check_blind',
  'template.second_check_off',
  'template.learning_on',
  'template.learning_off',
  'template.forget',
  'template.forget_all',
  'template.save_draft',
  'template.discard_draft',
  'template.publish',
  'template.set_add',
  'template.set_take_out',
  'template.export_layout',
  'template.export_layout_reset',
  'request.export',
  'request.delete',
  'request.take',
  'request.take_over',
  'request.release',
  'request.check_first',
  'request.differ',
  'request.settle',
  'request.check',
  'request.reopen',
  'result.correct',
] as const;
export type AuditAction = (typeof auditActions)[number];

export interface AuditEntryMessages {
  /** The language, as standards name it: by it days and numbers are written. */
  readonly tag: string;
  /** Heads the column of a sheet that names the zone of its times. */
  readonly timeZone: string;
  readonly title: string;
  readonly columns: Readonly<
    Record<'at' | 'userName' | 'action' | 'target' | 'companyName' | 'details', string>
  >;
  readonly actions: Readonly<Record<AuditAction, string>>;
  /** Names of the facts that an entry's details may contain. */
  readonly facts: Readonly<Record<string, string>>;
  /** Words for values that are codes. */
  readonly values: Readonly<Record<string, string>>;
  /** Between an entry's details. */
  readonly separator: string;
  readonly change: (from: string, to: string) => string;
  readonly fact: (name: string, value: string) => string;
  /** A billing value and the month from which its change applies. */
  readonly setting: (name: string, slot: string) => string;
}

/** What was done, in words; an action of a later version by its code. */
export function describeAction(action: string, { actions }: AuditEntryMessages): string {
  return new Map<string, string>(Object.entries(actions)).get(action) ?? action;
}

/** An entry's details in one line of the reader's words: `Block limit: 10 → 20 · Expiry date: Dec 31, 2030`. */
export function describeDetails(details: Readonly<Record<string, unknown>>, t: AuditEntryMessages): string {
  if (isChange(details)) return describeValue(details, t);
  return Object.entries(details)
    .flatMap(([name, value]) => describeFact(name, value, t))
    .join(t.separator);
}

function describeFact(name: string, value: unknown, t: AuditEntryMessages): string[] {
  // Each change of a billing value already contains the month from which it applies.
  if (name === 'effective') return [];
  if (name === 'changes' && Array.isArray(value)) return value.map((each) => describeSetting(each, t));
  const label = (Object.hasOwn(t.facts, name) ? t.facts[name] : undefined) ?? name;
  if (typeof value === 'boolean') return value ? [label] : [];
  return [t.fact(label, describeValue(value, t))];
}

function describeSetting(value: unknown, t: AuditEntryMessages): string {
  const { field, slot, ...change } = Object.fromEntries(Object.entries(value ?? {}));
  const name = t.facts[String(field)] ?? String(field);
  const label = t.setting(name, t.values[String(slot)] ?? String(slot));
  return t.fact(label, describeValue(change, t));
}

function describeValue(value: unknown, t: AuditEntryMessages): string {
  if (value === null || value === undefined || value === '') return '–';
  if (isChange(value)) return t.change(describeValue(value.from, t), describeValue(value.to, t));
  if (typeof value === 'boolean') return t.values[value ? 'yes' : 'no'] ?? String(value);
  if (typeof value === 'number') return value.toLocaleString(t.tag);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^\d{4}-\d{2}(-\d{2})?$/.test(value)) return describeDay(value, t);
  return (Object.hasOwn(t.values, value) ? t.values[value] : undefined) ?? value;
}

/** Formats a day or month without shifting it by a time zone. Any other text is returned unchanged. */
function describeDay(value: string, { tag }: AuditEntryMessages): string {
  const instant = new Date(`${value.padEnd(10, '-01')}T00:00:00Z`);
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(value)) return value;
  const day = value.length === 10 ? { day: 'numeric' as const } : {};
  return instant.toLocaleDateString(tag, { year: 'numeric', month: 'short', ...day, timeZone: 'UTC' });
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}
