import type { PageRoute } from '#app/page-route.ts';
import { messages as requestMessages } from '#features/requests/messages.ts';
import { messages as choosingMessages } from '#features/requests/submit/choosing/messages.ts';
import { messages as submitMessages } from '#features/requests/submit/messages.ts';
import { readRequestOcrSearch, readRequestSearch } from '#features/requests/search.ts';
import { messages as resultMessages } from '#features/results/messages.ts';
import { readResultSearch } from '#features/results/search.ts';
import { documentMessages } from '#lib/i18n/documents.ts';
import { paths } from '#lib/paths.ts';

export const requestsRoutes: readonly PageRoute[] = [
  {
    path: paths.requestOcr,
    forRole: 'TENANT',
    refusedWhenExpired: true,
    messages: [submitMessages, choosingMessages, documentMessages],
    search: readRequestOcrSearch,
    load: async () => (await import('#features/requests/submit/RequestOcrPage.tsx')).RequestOcrPage,
  },
  {
    path: paths.requests,
    forRole: 'TENANT',
    messages: [requestMessages],
    search: readRequestSearch,
    load: async () => (await import('#features/requests/list/RequestListPage.tsx')).RequestListPage,
  },
  {
    path: `${paths.requests}/$id`,
    forRole: 'TENANT',
    messages: [resultMessages, documentMessages],
    search: readResultSearch,
    load: async () => (await import('#features/results/ResultPage.tsx')).ResultPage,
  },
];
