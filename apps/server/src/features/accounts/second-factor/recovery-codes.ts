import { randomInt } from 'node:crypto';
import { required } from '#platform/errors/required.ts';
import { hashShortSecrets, verifyShortSecret, type HashTurn } from '../passwords/passwords.ts';

/** Crockford's alphabet: no two letters look alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const labelLength = 4;
const secretLength = 8;
const codes = 10;

export interface RecoveryCode {
  /** As it is shown: `ABCD-EFGH-JKMN`. */
  readonly code: string;
  /** The first group, which finds the code without trying all ten. */
  readonly label: string;
  /** Of the rest, as a password is hashed: 40 bits alone could be guessed from a plain hash. */
  readonly codeHash: string;
}

/** Ten new codes with different labels. @throws AppError `TOO_MANY_REQUESTS` when too many hashes of the user wait already */
export async function makeRecoveryCodes(userId: string): Promise<RecoveryCode[]> {
  const labels = new Set<string>();
  while (labels.size < codes) labels.add(randomText(labelLength));
  const made = [...labels].map((label) => ({ label, secret: randomText(secretLength) }));
  const hashes = await hashShortSecrets(
    made.map(({ secret }) => secret),
    { user: userId },
  );
  return made.map(({ label, secret }, index) => ({
    code: `${label}-${secret.slice(0, 4)}-${secret.slice(4)}`,
    label,
    codeHash: required(hashes[index]),
  }));
}

/** Splits a typed code into its parts. Undefined if it cannot be a code. */
export function readRecoveryCode(text: string): { label: string; secret: string } | undefined {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s‐‑–—−ー-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{12}$/.test(code)) return undefined;
  return { label: code.slice(0, labelLength), secret: code.slice(labelLength) };
}

/** Whether a secret fits a stored code's hash. Takes as long as hashing one. */
export function isRecoveryCode(secret: string, codeHash: string, turn: HashTurn): Promise<boolean> {
  return verifyShortSecret(secret, codeHash, turn);
}

function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
