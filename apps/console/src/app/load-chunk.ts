import { common } from '#lib/i18n/common.ts';

/** A part of the console could not be fetched: a new version was installed, or the connection failed. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** The specification's limit for script and style chunks. */
const chunkTimeout = 120_000;
const reloadKey = 'reloaded-for';

/**
 * Fetches a lazily loaded part with a limit of 120 s. After the first failure the page is reloaded once (which also loads a new version);
 * the second is shown as 'Loading chunk {n} failed'. Preloading never reloads, because unsaved work would be lost for a link that was only
 * hovered.
 */
export async function loadChunk<Part>(
  name: string,
  load: () => Promise<Part>,
  { mayReload = true }: { readonly mayReload?: boolean } = {},
): Promise<Part> {
  try {
    const part = await withTimeout(load(), chunkTimeout);
    if (sessionStorage.getItem(reloadKey) === name) sessionStorage.removeItem(reloadKey);
    return part;
  } catch (error) {
    if (!mayReload) throw error;
    if (sessionStorage.getItem(reloadKey) !== name && navigator.onLine) {
      sessionStorage.setItem(reloadKey, name);
      location.reload();
      // Never resolves: the page is going.
      return new Promise(() => undefined);
    }
    sessionStorage.removeItem(reloadKey);
    const t = common.get().broken;
    const isStyle = error instanceof Error && /\bCSS\b|\.css\b/.test(error.message);
    throw new ChunkError(isStyle ? t.cssChunk(name) : t.chunk(name), { cause: error });
  }
}

function withTimeout<Part>(promise: Promise<Part>, milliseconds: number): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The chunk took too long.')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
