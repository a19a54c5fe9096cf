/** Pictures of pages, by what names their document (a request's id first) and the page; `width` in pixels. */
export const pictureKeys = {
  document: (document: readonly unknown[]) => ['picture', ...document] as const,
  page: (document: readonly unknown[], page: number) => ['picture', ...document, page] as const,
  one: (document: readonly unknown[], page: number, width: number) =>
    ['picture', ...document, page, width] as const,
};
