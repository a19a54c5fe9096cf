import { adoptDrafts, onKeptChange, readStorable } from '#lib/drafts/kept-drafts.ts';

/**
 * Drafts of an ended session in the tab's storage, so that they survive a reload before signing in again. They are encrypted (AES-GCM) with
 * a key of the user that only the server stores: it arrives with each sign-in, stays in this page's memory, and is gone with the session.
 * Another person at this tab cannot read them. Without WebCrypto (an address without TLS) nothing is stored.
 */
const storageKey = 'drafts';

interface OwnKey {
  readonly owner: string;
  readonly key: CryptoKey;
}
let own: OwnKey | undefined;
/** Counts changes: what was encrypted for an older state is not stored any more. */
let round = 0;

/** Starts with a signed-in user's key (32 bytes in base64url): loads what this tab stored for the user, and drops other users' drafts. */
export async function openStoredDrafts(owner: string, secret: string): Promise<void> {
  if (!('subtle' in crypto)) return;
  const bytes = fromBase64(secret.replaceAll('-', '+').replaceAll('_', '/'));
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  own = { owner, key };
  onKeptChange(() => void store());
  const stored = sessionStorage.getItem(storageKey);
  if (stored === null) return;
  const drafts = await decrypt(own, stored);
  if (drafts === undefined) sessionStorage.removeItem(storageKey);
  else adoptDrafts(owner, drafts);
}

/** Stores the kept drafts, or removes the stored ones. */
async function store(): Promise<void> {
  round += 1;
  const at = round;
  const storable = readStorable();
  if (storable === undefined || storable.owner !== own?.owner) {
    sessionStorage.removeItem(storageKey);
    return;
  }
  const sealed = await encrypt(own, storable.drafts);
  if (at === round) sessionStorage.setItem(storageKey, sealed);
}

async function encrypt(
  { owner, key }: OwnKey,
  drafts: readonly (readonly [string, unknown])[],
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(drafts));
  const sealed = await crypto.subtle.encrypt(algorithm(owner, iv), key, text);
  return `${toBase64(iv)} ${toBase64(new Uint8Array(sealed))}`;
}

/** Undefined where it is another user's, or no draft at all. */
async function decrypt({ owner, key }: OwnKey, stored: string): Promise<[string, unknown][] | undefined> {
  try {
    const [iv = '', sealed = ''] = stored.split(' ');
    const text = await crypto.subtle.decrypt(algorithm(owner, fromBase64(iv)), key, fromBase64(sealed));
    // oxlint-disable-next-line typescript/consistent-type-assertions -- only what `encrypt` sealed for this user can be opened
    return JSON.parse(new TextDecoder().decode(text)) as [string, unknown][];
  } catch {
    return undefined;
  }
}

const algorithm = (owner: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(owner),
});

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
