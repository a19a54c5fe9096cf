import { required } from '#platform/errors/required.ts';
import { sql } from 'kysely';
import { nextNumber } from '#platform/database/sequences.ts';
import type { PartnerScope, TenantScope, Trx } from '#platform/database/database.ts';
import { endWithNext } from '#platform/database/transactions.ts';
import { isUniqueViolation } from '#platform/database/errors.ts';
import {
  findSearched,
  foldSearch,
  hasFolded,
  canCountInParallel,
  keysOfPage,
  readPage,
  type ListPage,
  type ListQuery,
  parseSort,
} from '#platform/database/lists.ts';
import { newId } from '#platform/database/ids.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface TenantValues {
  readonly companyName: string;
  readonly email: string;
  readonly description: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly blockLimit: number;
  /** The last good day, `YYYY-MM-DD`. */
  readonly expiryDate: string;
}

const columns = [
  'id',
  'number',
  'company_name',
  'email',
  'description',
  'contact_name',
  'contact_email',
  'phone_number',
  'address',
  'block_limit',
  'expiry_date',
  'status',
  'onboard_at',
  'updated_at',
] as const;
export type TenantRow = NonNullable<Awaited<ReturnType<typeof findTenant>>>;

/** Adds a tenant under the partner's next number (`T-0001`). @throws AppError `COMPANY_NAME_EXISTED` */
export async function insertTenant(
  trx: Trx,
  { partnerId }: PartnerScope,
  values: TenantValues,
  at: Date,
): Promise<TenantRow> {
  const sequence = await nextNumber(trx, { partnerId, ownerId: partnerId, name: 'tenant' });
  return refusingTakenName(() =>
    trx
      .insertInto('tenants')
      .values({
        id: newId(),
        partner_id: partnerId,
        number: `T-${String(sequence).padStart(4, '0')}`,
        ...toColumns(values),
        email: values.email,
        status: 'active',
        onboard_at: at,
        updated_at: at,
        deleted_at: null,
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  );
}

/** A tenant in scope; undefined when it is unknown or another partner's. */
export function findTenant(trx: Trx, scope: TenantScope) {
  return selectTenant(trx, scope).executeTakeFirst();
}

/**
 * The tenant, locked against other changes and against sign-ins under way. Rows that refer to it are stored all the same: a reader that counts its last
 * file has locked that, which a deletion waits for.
 */
export function lockTenant(trx: Trx, scope: TenantScope) {
  return selectTenant(trx, scope).forNoKeyUpdate().executeTakeFirst();
}

function selectTenant(trx: Trx, { tenantId, partnerId }: TenantScope) {
  return trx
    .selectFrom('tenants')
    .select(columns)
    .where('id', '=', tenantId)
    .where('partner_id', '=', partnerId)
    .where('deleted_at', 'is', null);
}

/** Changes the given values and `updated_at`. @throws AppError `COMPANY_NAME_EXISTED` */
export function updateTenant(
  trx: Trx,
  { tenantId, partnerId }: TenantScope,
  change: Partial<TenantColumns> & { status?: 'active' | 'deactivated'; deleted_at?: Date; email?: string },
  at: Date,
): Promise<TenantRow> {
  return refusingTakenName(() =>
    trx
      .updateTable('tenants')
      .set({ ...change, updated_at: at })
      .where('id', '=', tenantId)
      .where('partner_id', '=', partnerId)
      .where('deleted_at', 'is', null)
      .returning(columns)
      .executeTakeFirstOrThrow(),
  );
}

async function refusingTakenName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'tenants_company_name')) throw new AppError('COMPANY_NAME_EXISTED');
    throw error;
  }
}

type Changeable = Omit<TenantValues, 'email'>;
export type TenantColumns = ReturnType<typeof toColumns>;

function toColumns(values: Changeable) {
  return {
    company_name: values.companyName.normalize('NFC'),
    description: values.description,
    contact_name: values.contactName,
    contact_email: values.contactEmail,
    phone_number: values.phoneNumber,
    address: values.address,
    block_limit: values.blockLimit,
    expiry_date: values.expiryDate,
  };
}

/** The columns of the properties that a change carries. */
export function toChangedColumns(change: {
  readonly [Key in keyof Changeable]?: Changeable[Key] | undefined;
}): Partial<TenantColumns> {
  const name = change.companyName?.normalize('NFC');
  return {
    ...(name !== undefined && { company_name: name }),
    ...(change.description !== undefined && { description: change.description }),
    ...(change.contactName !== undefined && { contact_name: change.contactName }),
    ...(change.contactEmail !== undefined && { contact_email: change.contactEmail }),
    ...(change.phoneNumber !== undefined && { phone_number: change.phoneNumber }),
    ...(change.address !== undefined && { address: change.address }),
    ...(change.blockLimit !== undefined && { block_limit: change.blockLimit }),
    ...(change.expiryDate !== undefined && { expiry_date: change.expiryDate }),
  };
}

export interface TenantFilter {
  readonly search?: string | undefined;
  readonly status?: 'active' | 'deactivated' | undefined;
  readonly expiresFrom?: string | undefined;
  readonly expiresTo?: string | undefined;
}

// As the indexes of `tenants` have them, to the letter.
const id = sql`id`;
const sortColumns = {
  number: [sql`lpad(substr(number, 3), 12, '0')`],
  companyName: [sql`lower(company_name)`],
  email: [sql`lower(email)`, id],
  blockLimit: [sql`block_limit`, id],
  onboardDate: [sql`onboard_at`, id],
  updatedDate: [sql`updated_at`, id],
  expiryDate: [sql`expiry_date`, id],
  status: [sql`status`, id],
} as const;
export type TenantSort = keyof typeof sortColumns | `-${keyof typeof sortColumns}`;

/** One page of a partner's tenants, the newest first unless sorted, and how many there are. */
export async function listTenants(
  trx: Trx,
  scope: PartnerScope,
  filter: TenantFilter,
  { sort = '-onboardDate', ...page }: ListQuery & { readonly sort?: TenantSort | undefined },
): Promise<ListPage<TenantRow>> {
  const text = foldSearch(filter.search);
  const found = text === '' ? undefined : await findSearched(trx, 'search_tenants', text);
  const { by: property, descending } = parseSort<keyof typeof sortColumns>(sort);
  const order = sortColumns[property].map((by) => ({ by, descending }));
  return readPage(page, order, {
    isNarrowed: found !== undefined || isNarrowed(filter),
    count: async () => {
      const { total } = await filtered(trx, scope, filter, found)
        .select((query) => query.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },
    select: (window) => {
      endWithNext(trx);
      const ids = keysOfPage('id', filtered(trx, scope, filter, found).selectAll(), window);
      const rows = filtered(trx, scope, {}).select(columns).where('id', 'in', ids);
      return rows.orderBy(window.order).execute();
    },
  });
}

/** Whether a page of the list is one message to the database, with how many there are. */
export function isCountedInParallel(filter: TenantFilter, page: ListQuery): boolean {
  return foldSearch(filter.search) === '' && canCountInParallel(page, { isNarrowed: isNarrowed(filter) });
}

function isNarrowed({ status, expiresFrom, expiresTo }: TenantFilter): boolean {
  return [status, expiresFrom, expiresTo].some((each) => each !== undefined);
}

function filtered(trx: Trx, { partnerId }: PartnerScope, filter: TenantFilter, found?: readonly string[]) {
  let query = trx.selectFrom('tenants').where('partner_id', '=', partnerId).where('deleted_at', 'is', null);
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.expiresFrom !== undefined) query = query.where('expiry_date', '>=', filter.expiresFrom);
  if (filter.expiresTo !== undefined) query = query.where('expiry_date', '<=', filter.expiresTo);
  if (found !== undefined) query = query.where('id', '=', sql<string>`any(${found}::uuid[])`);
  const text = foldSearch(filter.search);
  return text === ''
    ? query
    : query.where(hasFolded(['number', 'company_name', 'email', 'contact_name'], text));
}

/** All tenants by name, for choosing one. */
export function listTenantNames(trx: Trx, { partnerId }: PartnerScope) {
  return trx
    .selectFrom('tenants')
    .select(['id', 'company_name', 'status'])
    .where('partner_id', '=', partnerId)
    .where('deleted_at', 'is', null)
    .orderBy(sql`lower(company_name)`)
    .execute();
}

/** A hash of what `listTenantNames` returns: with another name, status or tenant it is another. */
export async function hashTenantNames(trx: Trx, { partnerId }: PartnerScope): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select encode(sha256(convert_to(coalesce(string_agg((id, company_name, status)::text, '' order by id), ''), 'UTF8')), 'hex') as hash
    from tenants where partner_id = ${partnerId} and deleted_at is null`.execute(trx);
  return required(rows[0]).hash;
}

/** Which of the names (in any case) active tenants of the partner have, in lower case. */
export async function findTakenNames(
  trx: Trx,
  { partnerId }: PartnerScope,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await trx
    .selectFrom('tenants')
    .select('company_name')
    .where('partner_id', '=', partnerId)
    .where('deleted_at', 'is', null)
    .where(
      sql`lower(company_name)`,
      'in',
      names.map((name) => sql`lower(${name.normalize('NFC')})`),
    )
    .execute();
  return new Set(rows.map((row) => row.company_name.toLowerCase()));
}
