import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
vi.stubGlobal('sessionStorage', new MemoryStorage());
vi.stubGlobal('document', { cookie: 'a=b; XSRF-TOKEN=x%3Dy' });
localStorage.setItem('configs', '{"language":"jp","theme":"light"}');
const { actOnRefusal, buildAddress, buildHeaders, handleRefusals, toResult } = await import('./transport.ts');
const { findSession, startSession } = await import('#lib/session/session.ts');

const token = `h.${Buffer.from('{"name":"A","username":"a","roleId":1}').toString('base64url')}.s`;
const ended = vi.fn<() => void>();
const demanded = vi.fn<() => void>();
const factorDemanded = vi.fn<() => void>();
const expired = vi.fn<() => void>();
handleRefusals({
  sessionEnded: ended,
  passwordChangeDemanded: demanded,
  secondFactorDemanded: factorDemanded,
  accessExpired: expired,
});

beforeEach(() => {
  startSession(token, { remember: true });
  vi.clearAllMocks();
});

describe('addresses', () => {
  it('fill placeholders, escape them, and leave empty queries out', () => {
    const call = { method: 'GET', path: '/request/:id/files/:fileId' } as const;
    const params = { id: 'a/b 日', fileId: 7 };
    const query = { page: 2, search: '', from: undefined, tag: ['x', 'y'] };
    expect(buildAddress('/api', { ...call, params, query })).toBe(
      '/api/request/a%2Fb%20%E6%97%A5/files/7?page=2&tag=x&tag=y',
    );
  });

  it('refuse a placeholder without a value', () => {
    expect(() => buildAddress('/api', { method: 'GET', path: '/tenant/:id' })).toThrow(
      'lacks its parameter id',
    );
  });
});

describe('headers', () => {
  it('carry token, language tag, frame protection and the echoed XSRF cookie', () => {
    expect(buildHeaders({ body: {} }).headers).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'ja',
      'X-Frame-Options': 'DENY',
      'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      'X-Request-Id': expect.stringMatching(/^[0-9a-f]{32}$/),
      Authorization: `Bearer ${token}`,
      'X-XSRF-TOKEN': 'x=y',
      'Content-Type': 'application/json',
    });
  });

  it('leave out a cookie that cannot be read', () => {
    const { cookie } = document;
    document.cookie = 'XSRF-TOKEN=%E0%A4%A';
    expect(buildHeaders({}).headers).not.toHaveProperty('X-XSRF-TOKEN');
    document.cookie = cookie;
  });

  it('leave Authorization out for sign-in and the content type to the browser for forms', () => {
    const { headers } = buildHeaders({ anonymous: true, body: new FormData() });
    expect(headers).not.toHaveProperty('Authorization');
    expect(headers).not.toHaveProperty('Content-Type');
  });
});

describe('results', () => {
  it('take the body’s data and status on 200 and 201', () => {
    const body = { data: 1, status: { code: 201, message: 'SUCCESS' } };
    expect(toResult(201, body)).toEqual(body);
  });

  it('default to "Get data success" and "Get data fail"', () => {
    expect(toResult(200, { data: 1 })).toEqual({
      data: 1,
      status: { code: 200, message: 'Get data success' },
    });
    expect(toResult(500, undefined)).toEqual({ data: null, status: { code: 500, message: 'Get data fail' } });
    expect(toResult(204, { data: 1 }).status.message).toBe('Get data fail');
  });

  it('keep a readable status of a failure', () => {
    const status = { code: 409, message: 'EMAIL_EXISTED', details: [] };
    expect(toResult(409, { data: { secret: 1 }, status })).toEqual({ data: null, status });
  });
});

describe('refusals', () => {
  it('end the session on 401, with the preferences kept', () => {
    actOnRefusal({ code: 401, message: 'TOKEN_EXPIRED' }, token);
    expect(ended).toHaveBeenCalledWith('TOKEN_EXPIRED');
    expect(findSession()).toBeUndefined();
    expect(localStorage.getItem('configs')).not.toBeNull();
  });

  it('ignore a late 401 of a token that is no longer ours', () => {
    actOnRefusal({ code: 401, message: 'TOKEN_INVALID' }, 'old');
    expect(ended).not.toHaveBeenCalled();
    expect(findSession()?.token).toBe(token);
  });

  it('report a demanded password change and expired access', () => {
    actOnRefusal({ code: 403, message: 'REQUEST_CHANGE_PASSWORD' }, token);
    actOnRefusal({ code: 403, message: 'REQUEST_SECOND_FACTOR' }, token);
    actOnRefusal({ code: 403, message: 'ACCESS_EXPIRED' }, token);
    expect(demanded).toHaveBeenCalledOnce();
    expect(factorDemanded).toHaveBeenCalledOnce();
    expect(expired).toHaveBeenCalledOnce();
  });
});
