import { codeOf } from '#platform/errors/facts.ts';
import { required } from '#platform/errors/required.ts';
import { sql, type Compilable, type Kysely, type Transaction } from 'kysely';
import type { Pool, PoolConfig } from 'pg';
import { Counter } from 'prom-client';
import type { Log } from '#platform/log/log.ts';
import { metrics } from '#platform/metrics/metrics.ts';
import { traced } from '#platform/tracing/tracing.ts';
import { createPool } from './pool.ts';
import { settingsOf, type Role } from './roles.ts';
import { sendTogether } from './connection/statement-batch.ts';
import { inTransaction, statementBuilder, withClient, type TransactionOptions } from './transactions.ts';
import type { Tables } from './schema.ts';

export type Trx = Transaction<Tables>;
export interface TenantScope {
  readonly tenantId: string;
  readonly partnerId: string;
}
export interface PartnerScope {
  readonly partnerId: string;
}
/** `make` creates the statement; it cannot run one itself. */
type ReadOnce<Scope extends unknown[]> = <Row>(
  ...args: [...Scope, make: (db: Builder) => Compilable<Row>]
) => Promise<Row[]>;
/** What makes statements: a transaction, or what cannot send them. */
export type Builder = Pick<Kysely<Tables>, 'selectFrom'>;

/**
 * The only way to a connection: each transaction takes a role that row-level security binds to one tenant, to one
 * partner, or to the system's own tables. The settings are local to the transaction; none survives in the pool.
 */
export interface Database {
  withTenant<T>(scope: TenantScope, work: (trx: Trx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  withPartner<T>(
    scope: PartnerScope,
    work: (trx: Trx) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  withSystem<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** The rows of one statement as the system or as a tenant, in one message to the database. */
  readonly readAs: {
    readonly system: ReadOnce<[]>;
    readonly tenant: ReadOnce<[scope: TenantScope]>;
  };
  readonly pool: Pool;
  destroy(): Promise<void>;
}

/** A pool of connections whose queries run only in a transaction of a tenant, a partner or the system. */
export function createDatabase(config: PoolConfig, log: Log, name = 'ocr-console'): Database {
  const pool = createPool(config, log, name);
  const run = <T>(role: Role, work: (trx: Trx) => Promise<T>, options?: TransactionOptions): Promise<T> =>
    retrying(role, async () => inTransaction(pool, role, work, options));
  const read = async <Row>(role: Role, make: (db: Builder) => Compilable<Row>): Promise<Row[]> => {
    const statements = [{ sql: settingsOf(role), parameters: [] }, make(statementBuilder).compile()];
    return retrying(role, () =>
      withClient(pool, async (client) => {
        const [, found] = await sendTogether(client, statements);
        // oxlint-disable-next-line typescript/consistent-type-assertions -- the statement says which rows it has
        return required(found).rows as Row[];
      }),
    );
  };
  return {
    readAs: {
      system: (make) => read(theSystem, make),
      tenant: (scope, make) => read({ role: 'ocr_tenant', ...scope }, make),
    },
    withTenant: (scope, work, options) => run({ role: 'ocr_tenant', ...scope }, work, options),
    withPartner: ({ partnerId }, work, options) =>
      run({ role: 'ocr_partner', tenantId: '', partnerId }, work, options),
    withSystem: (work) => run(theSystem, work),
    pool,
    destroy: () => pool.end(),
  };
}

/** Continues the same transaction as a tenant, for an act of the partner or system that touches the tenant's rows. */
export async function actAsTenant(trx: Trx, scope: TenantScope): Promise<void> {
  await actAs(trx, { role: 'ocr_tenant', tenantId: scope.tenantId, partnerId: scope.partnerId });
}

/** Continues the same transaction as a partner. */
export async function actAsPartner(trx: Trx, scope: PartnerScope): Promise<void> {
  await actAs(trx, { role: 'ocr_partner', tenantId: '', partnerId: scope.partnerId });
}

async function actAs(trx: Trx, role: Role): Promise<void> {
  await sql.raw(settingsOf(role)).execute(trx);
}

const theSystem: Role = { role: 'ocr_system', tenantId: '', partnerId: '' };
const inDatabase = { 'db.system.name': 'postgresql' };
const retryable: Readonly<Record<string, string>> = { '40P01': 'deadlock', '40001': 'serialization' };
const repeated = new Counter({
  name: 'ocr_transactions_repeated_total',
  help: 'Transactions that the database rolled back because of others, and that were tried again.',
  labelNames: ['reason'],
  registers: [metrics],
});

/** A deadlock or a serialisation failure rolled everything back: the whole transaction is tried again, three times in all. */
async function retrying<T>({ role }: Role, run: () => Promise<T>): Promise<T> {
  const name = `transaction ${role.replace('ocr_', '')}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await traced(name, run, { kind: 'client', attributes: inDatabase });
    } catch (error) {
      const reason = retryable[codeOf(error) ?? ''];
      if (attempt === 3 || reason === undefined) throw error;
      repeated.inc({ reason });
    }
  }
}
