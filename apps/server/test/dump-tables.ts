import { Client } from 'pg';
import type { TestDatabase } from './database.ts';

/** All rows of each table of the application and of the queue, as texts, seen by who may see everything. */
export async function dumpTables(database: TestDatabase): Promise<Map<string, string>> {
  const owner = new Client(database.owner);
  await owner.connect();
  try {
    await owner.query('begin');
    const { rows } = await owner.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'pgboss') and c.relkind = 'r'`,
    );
    const ours = rows.filter(({ name }) => name.startsWith('public.'));
    await owner.query(ours.map(({ name }) => `alter table ${name} no force row level security`).join(';'));
    const dump = new Map<string, string>();
    for (const { name } of rows) {
      const found = await owner.query<{ text: string | null }>(
        `select string_agg(to_jsonb(t)::text, chr(10)) as text from ${name} t`,
      );
      dump.set(name, found.rows[0]!.text ?? '');
    }
    return dump;
  } finally {
    await owner.query('rollback');
    await owner.end();
  }
}

/** The tables that contain a text. */
export function tablesWith(dump: ReadonlyMap<string, string>, text: string): string[] {
  return [...dump].filter(([, rows]) => rows.includes(text)).map(([name]) => name);
}
