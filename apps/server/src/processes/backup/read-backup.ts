import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { BackupError } from './backup-error.ts';
import {
  backupHead,
  backupManifest,
  headFile,
  manifestFile,
  objectListFile,
  storedObject,
  type BackupHead,
  type BackupManifest,
  type StoredObject,
} from './manifest.ts';
import { deriveKey, SealedFiles, type Digest } from './sealed-files.ts';

/** A backup whose manifest was read and found whole. */
export interface OpenBackup {
  readonly head: BackupHead;
  readonly manifest: BackupManifest;
  readonly files: SealedFiles;
}

/** @throws BackupError where there is none, or it cannot be read with this passphrase */
export async function openBackup(folder: string, passphrase: string | undefined): Promise<OpenBackup> {
  const head = await readHead(folder);
  if (head.encryption !== null && passphrase === undefined)
    throw new BackupError(
      'The backup is encrypted: set BACKUP_PASSPHRASE to the passphrase that it was made with.',
    );
  const key =
    head.encryption === null || passphrase === undefined
      ? undefined
      : await deriveKey(passphrase, Buffer.from(head.encryption.salt, 'base64'));
  const files = new SealedFiles(folder, key);
  const text = await readText(files, manifestFile, head.manifest);
  return { head, files, manifest: backupManifest.parse(JSON.parse(text)) };
}

async function readHead(folder: string): Promise<BackupHead> {
  const text = await readFile(join(folder, headFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new BackupError(`${folder} is no backup: it has no ${headFile}.`);
  try {
    return backupHead.parse(JSON.parse(text));
  } catch {
    throw new BackupError(
      `${join(folder, headFile)} is damaged, or of a release that this one does not know.`,
    );
  }
}

/** The documents of a backup, one by one. `listPath` is a file to create: the list is used only after all of it was verified. */
export async function* listObjects(
  { files, manifest }: OpenBackup,
  listPath: string,
): AsyncGenerator<StoredObject> {
  await files.read(objectListFile, manifest.objects, createWriteStream(listPath, { mode: 0o600 }));
  for await (const line of createInterface({ input: createReadStream(listPath) }))
    yield storedObject.parse(JSON.parse(line));
}

async function readText(files: SealedFiles, name: string, expected: Digest): Promise<string> {
  const chunks: Buffer[] = [];
  await files.read(
    name,
    expected,
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    }),
  );
  return Buffer.concat(chunks).toString();
}
