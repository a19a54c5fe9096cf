/** What an operator can act on: the message is a sentence or two. */
export class BackupError extends Error {
  override name = 'BackupError';
}
