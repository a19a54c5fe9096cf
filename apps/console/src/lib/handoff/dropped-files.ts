/** A folder with more files than this was surely dropped by mistake. */
const most = 1000;
/** The folders of dropped files: the browser itself keeps them of chosen folders only. */
const folders = new WeakMap<File, string>();

/** The folder of a file, `invoices/2026`; empty if it was dropped alone. */
export function folderOf(file: File): string {
  return folders.get(file) ?? file.webkitRelativePath.split('/').slice(0, -1).join('/');
}

/** The files of a drop, those inside folders included. */
export async function readDropped(data: DataTransfer): Promise<File[]> {
  // Entries are available only while the event is handled, so they are all collected before the first await.
  const entries = [...data.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry());
  if (entries.every((entry) => entry === null)) return [...data.files];
  const files: File[] = [];
  for (const entry of entries) {
    if (entry !== null) await collect(entry, files);
  }
  return files;
}

/** What systems leave in folders (.DS_Store, Thumbs.db) was not meant. */
export const isDocument = ({ name }: File): boolean => !/^(\..*|thumbs\.db|desktop\.ini)$/i.test(name);

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function collect(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= most) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => {
      entry.file(resolve, reject);
    });
    folders.set(file, entry.fullPath.split('/').slice(1, -1).join('/'));
    if (isDocument(file)) files.push(file);
    return;
  }
  if (!isFolder(entry)) return;
  const reader = entry.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    // A reader gives a hundred at a time.
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (batch.length === 0) break;
    children.push(...batch);
  }
  for (const child of children) await collect(child, files);
}

/** Whether a drag brings files from outside (and not one of our own rows). */
export const bringsFiles = (data: DataTransfer): boolean => data.types.includes('Files');
