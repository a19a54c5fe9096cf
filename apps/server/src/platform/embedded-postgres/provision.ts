import type { Client } from 'pg';
import { APP_ROLE, APPLICATION_ROLES, DATABASE, OWNER_ROLE } from './types.ts';

/**
 * Creates the missing roles and the database. Only this supervisor connects as superuser: `ocr_owner` owns the database and migrates it,
 * `ocr_app` is what the server logs in as. It inherits nothing: without `set local role` to one of the application roles it may not read
 * any row.
 */
export async function provision(superuser: Client): Promise<void> {
  const roles = [OWNER_ROLE, APP_ROLE, ...APPLICATION_ROLES];
  const { rows } = await superuser.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any($1)',
    [roles],
  );
  if (rows.length < roles.length) await makeRoles(superuser, new Set(rows.map((row) => row.rolname)));
  const found = await superuser.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount === 0) await superuser.query(`create database ${DATABASE} owner ${OWNER_ROLE}`);
}

async function makeRoles(superuser: Client, existing: Set<string>): Promise<void> {
  const statements = [
    ...APPLICATION_ROLES.filter((role) => !existing.has(role)).map((role) => `create role ${role} nologin`),
    ...(existing.has(OWNER_ROLE) ? [] : [`create role ${OWNER_ROLE} login`]),
    ...(existing.has(APP_ROLE) ? [] : [`create role ${APP_ROLE} login noinherit`]),
    `grant ${APPLICATION_ROLES.join(', ')} to ${APP_ROLE}`,
    // With the admin option, migrations may repeat this grant as they do on an external database. There the owner does not inherit what the roles may, so
    // a migration that needs it fails here as well.
    `grant ${APPLICATION_ROLES.join(', ')} to ${OWNER_ROLE} with admin option, inherit false`,
  ];
  await superuser.query(['begin', ...statements, 'commit'].join(';'));
}
