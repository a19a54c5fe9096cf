import type { PageWord } from '@ocr/contract';
import { queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

type Box = PageWord['box'];

/** Pictures of pages, by what names their document (a request's id first) and the page; `width` in pixels. */
export const pictureKeys = {
  document: (document: readonly unknown[]) => ['picture', ...document] as const,
  page: (document: readonly unknown[], page: number) => ['picture', ...document, page] as const,
  one: (document: readonly unknown[], page: number, width: number) =>
    ['picture', ...document, page, width] as const,
  place: (document: readonly unknown[], page: number, box: Box) =>
    ['picture', ...document, 'place', page, box] as const,
  words: (document: readonly unknown[], page: number) => ['picture', ...document, 'words', page] as const,
};

/** What was read on a page of a request's file, word by word. It never changes; it is forgotten as soon as its picture. */
export const pageWordsQuery = (id: string, fileId: string, page: number) =>
  queryOptions({
    queryKey: pictureKeys.words([id, fileId], page),
    queryFn: async ({ signal }) =>
      (await fetchData('getPageWords', { params: { id, fileId, n: page }, signal })).words,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 90_000,
  });

/** The same of a template's sample, which its content's hash names. */
export const sampleWordsQuery = (hash: string, page: number) =>
  queryOptions({
    queryKey: pictureKeys.words(['preview', hash], page),
    queryFn: async ({ signal }) =>
      (await fetchData('getPreviewWords', { params: { hash, n: page }, signal })).words,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 90_000,
  });

/** What is printed at a position of a sample, and the words that lead there. */
export const samplePlaceQuery = (hash: string, page: number, box: Box) =>
  queryOptions({
    queryKey: pictureKeys.place(['preview', hash], page, box),
    queryFn: ({ signal }) =>
      fetchData('readPreviewPlace', { params: { hash, n: page }, body: { box }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 90_000,
    retry: false,
  });
