import {
  actOnRefusal,
  buildAddress,
  buildHeaders,
  defaultFailure,
  isSuccess,
  toResult,
  type Call,
  type Result,
} from '#lib/api/transport.ts';
import { getConfig } from '#lib/config.ts';

/** A binary answer with the name the server gave it. */
export interface Download {
  readonly blob: Blob;
  readonly fileName: string | undefined;
  /** Characters that the file's encoding lacks and that were replaced; empty where there are none. */
  readonly replaced?: string;
}

/**
 * The console's one call helper: method, path with `:name` placeholders, query, body, headers, response type.
 * Never throws, except when `signal` cancelled it; there is no timeout.
 */
export async function request<Data>(call: Call): Promise<Result<Data>> {
  const { headers, token } = buildHeaders(call);
  const result = await send<Data>(call, headers);
  if (!isSuccess(result.status)) actOnRefusal(result.status, token);
  return result;
}

async function send<Data>(call: Call, headers: Record<string, string>): Promise<Result<Data>> {
  try {
    const response = await fetch(buildAddress(getConfig().apiBase, call), {
      method: call.method,
      headers,
      credentials: 'same-origin',
      ...(call.body === undefined ? {} : { body: encodeBody(call.body) }),
      ...(call.signal ? { signal: call.signal } : {}),
      ...(call.keepalive ? { keepalive: true } : {}),
    });
    if (call.responseType === 'blob' && response.ok) {
      const download: Download = {
        blob: await response.blob(),
        fileName: readFileName(response.headers.get('Content-Disposition')),
        replaced: decodeURIComponent(response.headers.get('X-Replaced-Characters') ?? ''),
      };
      return toResult<Data>(response.status, { data: download });
    }
    return toResult<Data>(response.status, await readJson(response));
  } catch (error) {
    if (call.signal?.aborted) throw error;
    return { data: null, status: defaultFailure };
  }
}

function encodeBody(body: unknown): BodyInit {
  return body instanceof FormData ? body : JSON.stringify(body);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** The file name of a Content-Disposition header, `filename*` (UTF-8) before `filename`. */
function readFileName(header: string | null): string | undefined {
  const extended = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // A broken extended name falls back to the plain one.
    }
  }
  return /filename\s*=\s*"?([^";]+)"?/i.exec(header ?? '')?.[1];
}
