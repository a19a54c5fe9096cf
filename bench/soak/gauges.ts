import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { measureHeap, openInspector } from '../lib/inspected.ts';
import { treeMegabytes } from '../lib/process-tree.ts';

/** The resources of a running product. */
export interface Gauge {
  readonly minute: number;
  readonly documents: number;
  /** The server's heap after collections. */
  readonly heapMb: number;
  /** The process tree without PostgreSQL, and with it (PSS). */
  readonly nodeMb: number;
  readonly allMb: number;
  /** Open files, sockets and pipes of the server. */
  readonly files: number;
  readonly threads: number;
  /** Files below `DATA_DIR/tmp`. */
  readonly temporary: number;
  /** Connections to the database. */
  readonly connections: number;
  readonly databaseMb: number;
}

/** Measures the product with this process and this folder; `close` ends the connections that it uses. */
export async function openGauges(product: {
  readonly pid: number;
  readonly dataDir: string;
  readonly debugPort: number;
}) {
  const { pid, dataDir, debugPort } = product;
  const node = await openInspector(debugPort);
  const owner = new Pool({
    host: join(dataDir, 'postgres/run'),
    user: 'ocr_owner',
    database: 'ocr',
    max: 1,
  });
  const readDatabase = async () => {
    const { rows } = await owner.query<{ connections: number; mb: number }>(
      `select (select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as connections,
        pg_database_size(current_database()) / 1e6::float8 as mb`,
    );
    return rows[0]!;
  };
  return {
    read: async (done: Pick<Gauge, 'minute' | 'documents'>): Promise<Gauge> => {
      const heapMb = await measureHeap(node.inspect);
      const { connections, mb } = await readDatabase();
      const temporary = await readdir(join(dataDir, 'tmp'), { recursive: true, withFileTypes: true });
      return {
        ...done,
        heapMb,
        nodeMb: treeMegabytes(pid, /postgres/),
        allMb: treeMegabytes(pid, /^$/),
        files: readdirSync(`/proc/${pid}/fd`).length,
        threads: readdirSync(`/proc/${pid}/task`).length,
        temporary: temporary.filter((entry) => entry.isFile()).length,
        connections,
        databaseMb: mb,
      };
    },
    close: (): void => {
      node.close();
      void owner.end();
    },
  };
}
