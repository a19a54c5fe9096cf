import { preferencesKey } from '#lib/preferences.ts';
import { decodeToken, type TokenClaims } from '#lib/session/token.ts';

/**
 * The session as the browser keeps it. With Remember me it lives in local storage, otherwise in session storage;
 * one of the two contains all of it. Requests of this browser still running (`list_ocr`) and the template last opened
 * (`template_id`) belong to it and go with it.
 */
export interface Session {
  readonly token: string;
  readonly claims: TokenClaims;
  readonly user: StoredUser;
  readonly roleId: number;
}
export interface StoredUser {
  readonly name: string;
  readonly username: string;
}

export const sessionKeys = {
  token: 'access_token',
  user: 'user',
  roleId: 'role_id',
  requests: 'list_ocr',
  template: 'template_id',
} as const;
const allKeys = Object.values(sessionKeys);

let current: Session | undefined;
const listeners = new Set<(session: Session | undefined) => void>();

function setCurrent(session: Session | undefined): void {
  current = session;
  for (const listener of listeners) listener(session);
}

/** Reports the start and end of sessions in this tab. Returns a function that stops listening. */
export function onSessionChange(listener: (session: Session | undefined) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current session; undefined if no user is signed in. */
export const findSession = (): Session | undefined => current;

/** The session, where one must exist: on signed-in screens. */
export function getSession(): Session {
  if (!current) throw new Error('Nobody is signed in.');
  return current;
}

function storageOfSession(): Storage {
  return sessionStorage.getItem(sessionKeys.token) === null ? localStorage : sessionStorage;
}

/** Whether the session is without Remember me: no other tab finds it in its storage. */
export const isOfThisTabAlone = (): boolean => storageOfSession() === sessionStorage;

function parseUser(stored: string | null): StoredUser | undefined {
  try {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- its name is checked below
    const user = JSON.parse(stored ?? 'null') as Partial<StoredUser> | null;
    return user?.name ? { name: user.name, username: user.username ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

/** Loads the session from storage. Missing or invalid user info, or an invalid token, ends it: both are removed. */
export function restoreSession(): Session | undefined {
  const storage = storageOfSession();
  const token = storage.getItem(sessionKeys.token);
  if (token === null) {
    setCurrent(undefined);
    return undefined;
  }
  const user = parseUser(storage.getItem(sessionKeys.user));
  const claims = decodeToken(token);
  if (!user || !claims) {
    storage.removeItem(sessionKeys.user);
    storage.removeItem(sessionKeys.token);
    setCurrent(undefined);
    return undefined;
  }
  const roleId = Number(storage.getItem(sessionKeys.roleId) ?? claims.roleId);
  setCurrent({ token, claims, user, roleId: Number.isInteger(roleId) ? roleId : claims.roleId });
  return current;
}

/** Keeps a fresh sign-in. Throws on a token that cannot be read: such an answer is no sign-in. */
export function startSession(token: string, { remember }: { remember: boolean }): Session {
  const claims = decodeToken(token);
  if (!claims) throw new Error('The sign-in answer carries no readable token.');
  removeSessionKeys();
  const storage = remember ? localStorage : sessionStorage;
  const user: StoredUser = { name: claims.name || claims.username, username: claims.username };
  storage.setItem(sessionKeys.user, JSON.stringify(user));
  storage.setItem(sessionKeys.roleId, JSON.stringify(claims.roleId));
  // Last: another tab hears of the token at once, and a token without user info would end the session there.
  storage.setItem(sessionKeys.token, token);
  const session = { token, claims, user, roleId: claims.roleId };
  setCurrent(session);
  return session;
}

/** A new name in the profile shows at once, also after a reload. */
export function renameUser(name: string): void {
  if (!current || !name) return;
  const user = { ...current.user, name };
  storageOfSession().setItem(sessionKeys.user, JSON.stringify(user));
  setCurrent({ ...current, user });
}

function removeSessionKeys(): void {
  for (const key of allKeys) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
}

/** Sign-out: token, user info, role id, template id and OCR list go; preferences stay. */
export function endSession(): void {
  removeSessionKeys();
  setCurrent(undefined);
}

/** What a 401 does: all browser storage is cleared, but language and theme are written back. */
export function clearStorage(): void {
  const preferences = localStorage.getItem(preferencesKey);
  localStorage.clear();
  sessionStorage.clear();
  if (preferences !== null) localStorage.setItem(preferencesKey, preferences);
  setCurrent(undefined);
}

/** A request of this browser, with what the notice of its end shows. */
export interface WatchedRequest {
  readonly id: string;
  readonly number: string;
  readonly templateName: string;
}

/** The requests of this browser that were still running when last heard of. */
export function readWatchedRequests(): WatchedRequest[] {
  try {
    const stored: unknown = JSON.parse(storageOfSession().getItem(sessionKeys.requests) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWatched) : [];
  } catch {
    return [];
  }
}

function isWatched(stored: unknown): stored is WatchedRequest {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- each part is checked below
  const { id, number, templateName } = (stored ?? {}) as Partial<Record<keyof WatchedRequest, unknown>>;
  return [id, number, templateName].every((part) => typeof part === 'string');
}

/** Remembers a submitted request, so that its end is announced wherever the user is by then. */
export function watchRequest({ id, number, templateName }: WatchedRequest): void {
  saveWatched([...readWatchedRequests().filter((known) => known.id !== id), { id, number, templateName }]);
}

/** Forgets a request; what was known of it when it was watched (so that only one tab announces its end). */
export function unwatchRequest(id: string): WatchedRequest | undefined {
  const before = readWatchedRequests();
  const found = before.find((known) => known.id === id);
  if (found) saveWatched(before.filter((known) => known !== found));
  return found;
}

function saveWatched(requests: readonly WatchedRequest[]): void {
  if (current) storageOfSession().setItem(sessionKeys.requests, JSON.stringify(requests.slice(-100)));
}

/** `/template/detail` opens the template that was opened last. */
export function rememberTemplate(id: string): void {
  if (current) storageOfSession().setItem(sessionKeys.template, id);
}
/** The id of the template that was opened last in this browser. */
export function findRememberedTemplate(): string | undefined {
  return storageOfSession().getItem(sessionKeys.template) ?? undefined;
}
