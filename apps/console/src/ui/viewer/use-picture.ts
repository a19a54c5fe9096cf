import { useQuery, useQueryClient } from '@tanstack/react-query';
import { blobAddress } from '#lib/api/blob-address.ts';
import { pictureKeys } from '#lib/queries/pictures.ts';

/** Where the pictures of a document's pages come from. `key` names the document. */
export interface PictureSource {
  readonly key: readonly unknown[];
  readonly load: (page: number, width: number, signal: AbortSignal) => Promise<Blob>;
}

interface Picture {
  /** An address to draw; that of a smaller picture of the same page while the right one loads. */
  readonly url: string | undefined;
  /** The right one is still loading. */
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

const thumbnailWidth = 160;
/** A thumbnail that is only scrolled past is never asked for. */
const thumbnailDelay = 120;

/** The picture of one page in one width. Pictures need the token, so they come as blobs. */
export function usePicture(source: PictureSource, page: number, width: number): Picture {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: pictureKeys.one(source.key, page, width),
    queryFn: async ({ signal }) => {
      if (width === thumbnailWidth) await wait(thumbnailDelay, signal);
      return source.load(page, width, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 90_000,
    placeholderData: () =>
      client
        .getQueriesData<Blob>({ queryKey: pictureKeys.page(source.key, page) })
        .map(([, blob]) => blob)
        .filter((blob) => blob !== undefined)
        .at(-1),
  });
  return {
    url: query.data && blobAddress(query.data),
    isLoading: query.isPending || query.isPlaceholderData,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('No longer wanted.', 'AbortError'));
    });
  });
}
