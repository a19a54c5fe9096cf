import type { PageRoute } from '#app/page-route.ts';
import { messages as dashboardWords } from '#features/dashboard/messages.ts';
import { messages as helpWords } from '#features/help/messages.ts';
import { readHelpSearch } from '#features/help/search.ts';
import { messages as profileWords } from '#features/profile/messages.ts';
import { messages as systemWords } from '#features/system/messages.ts';
import { paths } from '#lib/paths.ts';

export const generalRoutes: readonly PageRoute[] = [
  {
    path: paths.home,
    words: [dashboardWords],
    load: async () => (await import('#features/dashboard/HomePage.tsx')).HomePage,
  },
  {
    path: paths.profile,
    words: [profileWords],
    load: async () => (await import('#features/profile/ProfilePage.tsx')).ProfilePage,
  },
  { path: paths.user, redirectTo: paths.profile },
  { path: paths.templateRoot, redirectTo: paths.templates },
  {
    path: paths.help,
    words: [helpWords],
    search: readHelpSearch,
    load: async () => (await import('#features/help/HelpPage.tsx')).HelpPage,
  },
  {
    path: paths.test,
    words: [systemWords],
    load: async () => (await import('#features/system/SystemPage.tsx')).SystemPage,
  },
];
