import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, PostgresDialect, PostgresDriver, type Driver } from 'kysely';
import type { PostgresDialectConfig, TransactionSettings } from 'kysely';
import { isId } from './ids.ts';

/** The role of a transaction, and the tenant or partner that row-level security binds it to; empty if there is none. */
export interface Role {
  readonly role: 'ocr_tenant' | 'ocr_partner' | 'ocr_system';
  readonly tenantId: string;
  readonly partnerId: string;
}

const roles = new AsyncLocalStorage<Role>();

/** Begins the transaction of `work` as this role: it must be the first that `work` begins. */
export function transactionAs<T>(role: Role, work: () => Promise<T>): Promise<T> {
  return roles.run(role, work);
}

/** The statement that takes a role until the transaction ends. @throws if an id is not one */
export function settingsOf({ role, tenantId, partnerId }: Role): string {
  // They become text of the statement, so only ids are allowed, whatever checked them before.
  for (const id of [tenantId, partnerId]) if (id !== '' && !isId(id)) throw new Error('Not an id of a role');
  const set = (name: string, value: string) => `set_config('${name}', '${value}', true)`;
  return `select ${set('role', role)}, ${set('app.tenant_id', tenantId)}, ${set('app.partner_id', partnerId)}`;
}

/**
 * A statement with the role that it is carried out as, in one message, which PostgreSQL takes for a transaction of its own: one round trip where a transaction of one statement has three.
 * Its parameters become a part of the text: ids and hashes only. @throws where one is neither
 */
export function statementAs(role: Role, { sql: text, parameters }: CompiledQuery): string {
  const written = text.replaceAll(/\$(\d+)/g, (_match, place: string) => {
    const value = parameters[Number(place) - 1];
    if (typeof value !== 'string' || !/^[\w-]+$/.test(value)) throw new Error('Not an id or a hash');
    return `'${value}'`;
  });
  return `${settingsOf(role)}; ${written}`;
}

/** PostgreSQL whose transactions begin and take their role in one message: one round trip fewer each. */
export class RoleDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new RoleDriver(this.#config);
  }
}

type Connection = Parameters<PostgresDriver['beginTransaction']>[0] &
  Parameters<PostgresDriver['rollbackTransaction']>[0];

class RoleDriver extends PostgresDriver {
  override async beginTransaction(
    connection: Connection,
    { isolationLevel }: TransactionSettings = {},
  ): Promise<void> {
    const role = roles.getStore();
    if (role === undefined) throw new Error('A transaction needs a role');
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    const statement = `begin${level}; ${settingsOf(role)}`;
    try {
      await connection.executeQuery(CompiledQuery.raw(statement));
    } catch (error) {
      // It may have begun before its role was refused. Where the rollback fails too, the pool drops the connection.
      await this.rollbackTransaction(connection).catch(() => undefined);
      throw error;
    }
  }
}
