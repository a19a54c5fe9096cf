import type { PageRoute } from '#app/page-route.ts';
import { messages as requestWords } from '#features/requests/messages.ts';
import { readRequestOcrSearch, readRequestSearch } from '#features/requests/search.ts';
import { messages as resultWords } from '#features/results/messages.ts';
import { readResultSearch } from '#features/results/search.ts';
import { documentWords } from '#lib/i18n/documents.ts';
import { paths } from '#lib/paths.ts';

export const requestsRoutes: readonly PageRoute[] = [
  {
    path: paths.requestOcr,
    forRole: 'TENANT',
    words: [requestWords, documentWords],
    search: readRequestOcrSearch,
    load: async () => (await import('#features/requests/RequestOcrPage.tsx')).RequestOcrPage,
  },
  {
    path: paths.requests,
    forRole: 'TENANT',
    words: [requestWords],
    search: readRequestSearch,
    load: async () => (await import('#features/requests/RequestListPage.tsx')).RequestListPage,
  },
  {
    path: `${paths.requests}/$id`,
    forRole: 'TENANT',
    words: [resultWords, documentWords],
    search: readResultSearch,
    load: async () => (await import('#features/results/ResultPage.tsx')).ResultPage,
  },
];
