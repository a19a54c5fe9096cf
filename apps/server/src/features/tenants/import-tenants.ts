import { required } from '#platform/errors/required.ts';
import { newTenant, type NewTenant, type TenantImport } from '@ocr/contract';
import { hashPassword } from '#features/accounts/passwords/passwords.ts';
import { findTakenEmails } from '#features/accounts/users.store.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { parse } from '#platform/http/validation.ts';
import { problemOfFirstPassword, storeTenant } from './create-tenant.ts';
import { makePassword } from './first-password.ts';
import {
  makeCredentialsSheet,
  maxRows,
  readTenantSheet,
  type Credentials,
  type SheetRow,
} from './tenant-sheet.ts';
import { findTakenNames } from './tenants.store.ts';

type Problem = { field: string; code: string };
interface CheckedRow {
  readonly row: number;
  readonly values: SheetRow['values'];
  /** Undefined if there are problems. */
  readonly tenant: NewTenant | undefined;
  readonly problems: Problem[];
}

/**
 * Adds the tenants of a sheet, all or none. A dry run checks every row and stores nothing.
 * @throws AppError `Invalid excel file` for a file that is not such a sheet; `FAILED` with the rows' problems, unless it is a dry run
 */
export async function importTenants(
  context: Context,
  caller: PartnerCaller,
  { bytes, dryRun, language }: { bytes: Buffer; dryRun: boolean; language: 'en' | 'jp' },
): Promise<TenantImport> {
  const sheet = await readTenantSheet(bytes, caller.partnerId);
  if (sheet === undefined) throw new AppError('Invalid excel file');
  if (sheet.length > maxRows)
    throw new AppError('FAILED', { details: [{ field: 'rows', code: 'OUT_OF_RANGE', most: maxRows }] });
  const rows = await checkRows(context, caller, sheet);
  const tenants = rows.flatMap(({ tenant }) => (tenant === undefined ? [] : [tenant]));
  const accepted = tenants.length === rows.length;
  const checked = { rows: rows.map(presentRow), accepted };
  if (dryRun) return { ...checked, created: 0, credentials: null };
  if (!accepted) throw new AppError('FAILED', { details: problemsOf(rows) });
  const credentials = await storeAll(context, caller, { tenants, language });
  return {
    ...checked,
    created: credentials.length,
    credentials: await makeCredentialsSheet(credentials, language),
  };
}

async function checkRows(
  context: Context,
  caller: PartnerCaller,
  sheet: readonly SheetRow[],
): Promise<CheckedRow[]> {
  const rows = sheet.map(checkRow);
  const emails = rows.map(({ values }) => lower(values.email));
  const names = rows.map(({ values }) => lower(values.companyName));
  const takenEmails = await context.db.withSystem((trx) => findTakenEmails(trx, emails.filter(isStorable)));
  const takenNames = await context.db.withPartner(caller, (trx) =>
    findTakenNames(trx, caller, names.filter(isStorable)),
  );
  return rows.map((row, index) => {
    const problems = [...row.problems];
    const email = required(emails[index]);
    const name = required(names[index]);
    if (email !== '' && emails.indexOf(email) !== index)
      problems.push({ field: 'email', code: 'DUPLICATE_NAME' });
    else if (takenEmails.has(email)) problems.push({ field: 'email', code: 'EMAIL_EXISTED' });
    if (name !== '' && names.indexOf(name) !== index)
      problems.push({ field: 'companyName', code: 'DUPLICATE_NAME' });
    else if (takenNames.has(name)) problems.push({ field: 'companyName', code: 'COMPANY_NAME_EXISTED' });
    return { ...row, problems, tenant: problems.length === 0 ? row.tenant : undefined };
  });
}

/** One row by the very rules of adding one tenant. */
function checkRow({ row, values }: SheetRow): CheckedRow {
  const input = {
    ...Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        field === 'blockLimit' ? toNumber(value) : String(value),
      ]),
    ),
    password: values.password === undefined ? makePassword() : String(values.password),
  };
  try {
    const tenant = parse(newTenant, input);
    const problem = problemOfFirstPassword(tenant);
    const problems = problem === undefined ? [] : [{ field: 'password', code: problem }];
    return { row, values, tenant, problems };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- `parse` refuses with a list of these
    return { row, values, tenant: undefined, problems: error.details as Problem[] };
  }
}

function toNumber(value: string | number): unknown {
  const text = String(value).normalize('NFKC').replaceAll(',', '');
  return /^\d+$/.test(text) ? Number(text) : value;
}

/** Hashed one after the other, so that the partner's other calls wait for one hash and not for all. */
async function storeAll(
  context: Context,
  caller: PartnerCaller,
  { tenants, language }: { tenants: readonly NewTenant[]; language: 'en' | 'jp' },
): Promise<Credentials[]> {
  const hashed: { tenant: NewTenant; passwordHash: string }[] = [];
  for (const tenant of tenants)
    hashed.push({ tenant, passwordHash: await hashPassword(tenant.password, { user: caller.userId }) });
  return context.db.withPartner(caller, async (trx) => {
    const credentials: Credentials[] = [];
    for (const { tenant, passwordHash } of hashed) {
      const { password, ...values } = tenant;
      const { number } = await storeTenant(context, trx, { caller, values, passwordHash, language });
      credentials.push({ number, companyName: values.companyName, email: values.email, password });
    }
    return credentials;
  });
}

function presentRow({ row, values, problems }: CheckedRow) {
  return { row, companyName: String(values.companyName ?? ''), email: String(values.email ?? ''), problems };
}

function problemsOf(rows: readonly CheckedRow[]) {
  return rows.flatMap(({ row, problems }) => problems.map((problem) => ({ row, ...problem })));
}

function lower(value: string | number | undefined): string {
  return String(value ?? '')
    .normalize('NFC')
    .trim()
    .toLowerCase();
}

/** Whether the database could store it at all; otherwise it has a problem of its own already. */
function isStorable(text: string): boolean {
  return text !== '' && !text.includes('\u0000') && text.isWellFormed();
}
