import { queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

/** Pictures of the pages of a file that is not sent yet, WebP in base64; none for pages beyond those that are drawn. */
export const pagePicturesQuery = ({ id, file }: { readonly id: string; readonly file: File }) =>
  queryOptions({
    queryKey: ['page-pictures', id],
    queryFn: async ({ signal }) => {
      const body = new FormData();
      body.append('files', file, file.name);
      const quote = await fetchData('quoteRequest', { query: { pictures: 'pages' }, body, signal });
      return quote.files[0]?.pagePictures ?? [];
    },
    gcTime: 0,
  });
