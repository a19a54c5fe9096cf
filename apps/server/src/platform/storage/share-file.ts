import { copyFile, link } from 'node:fs/promises';

/** File systems that link no files, or these no more: another disk, no right, too many names, not known. */
const unlinkable = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Gives a stored file a second name instead of a second copy: the disk holds its bytes once, until the last of its names is deleted. Stored
 * files are never written to, only replaced by others under the same name, so neither name sees anything of the other.
 * Copies where the file system cannot do it.
 */
export async function shareFile(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (!unlinkable.has((error as { code?: string }).code ?? '')) throw error;
    await copyFile(source, target);
  }
}
