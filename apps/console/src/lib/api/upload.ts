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

/** How far an upload is. `sent` reaches `total` before the server has answered. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** Sends a form with progress. `fetch` reports none, so this call uses XMLHttpRequest; otherwise as `request`. */
export function upload<Data>(
  call: Call & { readonly body: FormData },
  onProgress: (progress: UploadProgress) => void = () => undefined,
): Promise<Result<Data>> {
  const { headers, token } = buildHeaders(call);
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(call.method, buildAddress(getConfig().apiBase, call));
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress({ sent: event.loaded, total: event.total });
    });
    xhr.addEventListener('load', () => {
      const result = toResult<Data>(xhr.status, parseJson(xhr.responseText));
      if (!isSuccess(result.status)) actOnRefusal(result.status, token);
      resolve(result);
    });
    xhr.addEventListener('error', () => resolve({ data: null, status: defaultFailure }));
    xhr.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    call.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    if (call.signal?.aborted) {
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
      return;
    }
    xhr.send(call.body);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
