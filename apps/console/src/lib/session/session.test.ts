import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
vi.stubGlobal('sessionStorage', new MemoryStorage());
const session = await import('./session.ts');

const tokenOf = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const token = tokenOf({ id: 'u', sub: 'u', name: '青木', username: 'aoki@example.com', roleId: 2 });
const watched = (id: string) => ({ id, number: `OCR-${id}`, templateName: '請求書' });
const keysIn = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index));

beforeEach(() => {
  session.endSession();
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing in', () => {
  it('keeps token, user and role in local storage with Remember me', () => {
    session.startSession(token, { remember: true });
    expect(localStorage.getItem('access_token')).toBe(token);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
      name: '青木',
      username: 'aoki@example.com',
    });
    expect(localStorage.getItem('role_id')).toBe('2');
    expect(keysIn(sessionStorage)).toEqual([]);
  });

  it('keeps everything in session storage without it, and nothing of an older session', () => {
    session.startSession(token, { remember: true });
    session.startSession(token, { remember: false });
    expect(sessionStorage.getItem('access_token')).toBe(token);
    expect(keysIn(localStorage)).toEqual([]);
  });

  it('writes the token last, because other tabs react to it at once', () => {
    session.startSession(token, { remember: true });
    expect(keysIn(localStorage).at(-1)).toBe('access_token');
  });
});

describe('restoring', () => {
  it('takes up a stored session', () => {
    session.startSession(token, { remember: false });
    expect(session.restoreSession()).toMatchObject({ token, roleId: 2, user: { name: '青木' } });
  });

  it.each([null, '{', '{}', '{"username":"x"}', '"text"'])('ends the session for user info %j', (user) => {
    session.startSession(token, { remember: true });
    if (user === null) localStorage.removeItem('user');
    else localStorage.setItem('user', user);
    expect(session.restoreSession()).toBeUndefined();
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });
});

describe('ending', () => {
  it('removes what belongs to the session and leaves the preferences on sign-out', () => {
    localStorage.setItem('configs', '{"language":"jp","theme":"dark"}');
    session.startSession(token, { remember: true });
    session.watchRequest(watched('r1'));
    session.rememberTemplate('t1');
    session.endSession();
    expect(keysIn(localStorage)).toEqual(['configs']);
  });

  it('clears all storage on a 401 but writes the preferences back', () => {
    localStorage.setItem('configs', '{"language":"jp","theme":"dark"}');
    localStorage.setItem('other', 'x');
    session.startSession(token, { remember: false });
    session.clearStorage();
    expect(keysIn(localStorage)).toEqual(['configs']);
    expect(keysIn(sessionStorage)).toEqual([]);
    expect(session.findSession()).toBeUndefined();
  });
});

it('reports the end of a watched request once', () => {
  session.startSession(token, { remember: true });
  session.watchRequest(watched('r1'));
  session.watchRequest(watched('r2'));
  expect(session.unwatchRequest('r1')).toEqual(watched('r1'));
  expect(session.unwatchRequest('r1')).toBeUndefined();
  expect(session.readWatchedRequests()).toEqual([watched('r2')]);
});
