import { z } from 'zod';

const digest = z.object({ bytes: z.int().nonnegative(), sha256: z.string().length(64) });
const name = z.string().regex(/^[a-z0-9_]+$/);

/** `backup.json`, never encrypted: how to read the rest. */
export const backupHead = z.object({
  format: z.literal('ocr-console backup 1'),
  createdAt: z.iso.datetime(),
  encryption: z.object({ kind: z.literal('scrypt, aes-256-gcm'), salt: z.base64() }).nullable(),
  manifest: digest,
});

/** `manifest`: everything that the backup contains. */
export const backupManifest = z.object({
  /** The migrations that the database had run, in their order, and the version of the queue's schema. */
  migrations: z.array(z.string()),
  queueVersion: z.int(),
  tables: z.array(
    digest.extend({ schema: name, name, columns: z.array(z.string()), rows: z.int().nonnegative() }),
  ),
  sequences: z.array(z.object({ schema: name, name, value: z.string(), isCalled: z.boolean() })),
  /** The list of the documents, a line each (`storedObject`). */
  objects: digest.extend({ count: z.int().nonnegative() }),
  /** Documents that the database names and the storage had lost before. */
  missing: z.array(z.string()),
});

/** A document: its key in the storage, which is its path below `objects/`, too. */
export const storedObject = digest.extend({
  key: z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-zA-Z0-9_.-]+)+$/)
    .refine((key) => !key.split('/').includes('..')),
});

export type BackupHead = z.infer<typeof backupHead>;
export type BackupManifest = z.infer<typeof backupManifest>;
export type DumpedTable = BackupManifest['tables'][number];
export type StoredObject = z.infer<typeof storedObject>;

export const headFile = 'backup.json';
export const manifestFile = 'manifest';
export const objectListFile = 'objects.jsonl';

/** Where a table's rows are in a backup. */
export function tableFile(table: { readonly schema: string; readonly name: string }): string {
  return `tables/${table.schema}.${table.name}`;
}

/** Where a stored object is in a backup. */
export function objectFile(key: string): string {
  return `objects/${key}`;
}
