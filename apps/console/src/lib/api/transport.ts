import { makeRandomId } from '#lib/random-id.ts';
import { currentLanguageTag } from '#lib/i18n/language.ts';
import { readersZone } from '#lib/format.ts';
import { clearStorage, findSession } from '#lib/session/session.ts';

/** Every call ends in this: data, and how it went. */
export interface Result<Data> {
  readonly data: Data | null;
  readonly status: ResultStatus;
}
export interface ResultStatus {
  readonly code: number;
  readonly message: string;
  readonly details?: unknown;
}
const defaultSuccess: ResultStatus = { code: 200, message: 'Get data success' };
/** Code 0: no readable answer. */
export const defaultFailure: ResultStatus = { code: 0, message: 'Get data fail' };

export type QueryValue = string | number | boolean | null | undefined;
export type Query = Readonly<Record<string, QueryValue | readonly (string | number)[]>>;

/** One call before it is sent. `path` contains `:name` placeholders that `params` fill. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Query;
  /** An object is sent as JSON, FormData as multipart. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly responseType?: 'json' | 'blob';
  readonly signal?: AbortSignal;
  /** Continues when the page is left (sign-out). */
  readonly keepalive?: boolean;
  /** Sends no Authorization (sign-in). */
  readonly anonymous?: boolean;
}

/** Fills `:name` placeholders and appends the query. Throws on a placeholder without a value: that is our mistake. */
export function buildAddress(base: string, { path, params = {}, query = {} }: Call): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`The call ${path} lacks its parameter ${name}.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of isList(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const text = search.toString();
  return base + filled + (text ? `?${text}` : '');
}

const isList = (value: Query[string]): value is readonly (string | number)[] => Array.isArray(value);

function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return entry === undefined ? undefined : decodeURIComponent(entry.slice(name.length + 1));
  } catch {
    // Not one that a server has set.
    return undefined;
  }
}

/** The headers every call carries, and the token they were made with. */
export function buildHeaders(call: Pick<Call, 'anonymous' | 'headers' | 'body'>): {
  headers: Record<string, string>;
  token: string | undefined;
} {
  const token = call.anonymous ? undefined : findSession()?.token;
  const xsrf = readCookie('XSRF-TOKEN');
  const isJson = call.body !== undefined && !(call.body instanceof FormData);
  return {
    token,
    headers: {
      Accept: 'application/json',
      'Accept-Language': currentLanguageTag,
      'X-Frame-Options': 'DENY',
      // Days of filters and times of sheets are the reader's, like those on the screens.
      'X-Time-Zone': readersZone,
      // In every line that the server and its workers log for this call.
      'X-Request-Id': makeRandomId(),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(xsrf === undefined ? {} : { 'X-XSRF-TOKEN': xsrf }),
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
      ...call.headers,
    },
  };
}

/** An answer's data and status, as far as it has them: the server parses every answer by the contract before it sends it. */
export function readEnvelope<Data>(body: unknown): Partial<Result<Data>> {
  return typeof body === 'object' && body !== null ? body : {};
}

/** Turns an answer's status and body into a result: 200 and 201 are success, everything else is failure. */
export function toResult<Data>(httpStatus: number, body: unknown): Result<Data> {
  const envelope = readEnvelope<Data>(body);
  const reported = isStatus(envelope.status) ? envelope.status : undefined;
  if (httpStatus === 200 || httpStatus === 201) {
    return { data: envelope.data ?? null, status: reported ?? defaultSuccess };
  }
  return { data: null, status: reported ?? { ...defaultFailure, code: httpStatus } };
}

function isStatus(value: unknown): value is ResultStatus {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'message' in value &&
    typeof value.code === 'number' &&
    typeof value.message === 'string'
  );
}

/** Whether an answer's status reports success; other codes are refusals. */
export const isSuccess = (status: ResultStatus): boolean => status.code === 200 || status.code === 201;

/** Refusals that concern the whole console, for any call. */
export interface RefusalHandlers {
  readonly sessionEnded: (reason: string) => void;
  readonly passwordChangeDemanded: () => void;
  readonly secondFactorDemanded: () => void;
  readonly accessExpired: () => void;
}
let handlers: RefusalHandlers | undefined;
/** Sets the handlers for refusals that concern the whole console (session ended, access expired). */
export function handleRefusals(given: RefusalHandlers): void {
  handlers = given;
}

/**
 * Handles 401 (signed out), a required password change or second factor, and expired access. A late 401 for a token that is no longer ours,
 * or for a call without one, is ignored: otherwise it would end a newer session.
 */
export function actOnRefusal(status: ResultStatus, token: string | undefined): void {
  if (status.code === 401) {
    if (token === undefined || token !== findSession()?.token) return;
    clearStorage();
    handlers?.sessionEnded(status.message);
  } else if (status.message === 'REQUEST_CHANGE_PASSWORD') {
    handlers?.passwordChangeDemanded();
  } else if (status.message === 'REQUEST_SECOND_FACTOR') {
    handlers?.secondFactorDemanded();
  } else if (status.message === 'ACCESS_EXPIRED') {
    handlers?.accessExpired();
  }
}
