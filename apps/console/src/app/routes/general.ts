import type { PageRoute } from '#app/page-route.ts';
import { messages as dashboardMessages } from '#features/dashboard/messages.ts';
import { messages as helpMessages } from '#features/help/messages.ts';
import { readHelpSearch } from '#features/help/search.ts';
import { messages as secondFactorMessages } from '#features/accounts/second-factor/messages.ts';
import { messages as profileMessages } from '#features/accounts/profile/messages.ts';
import { messages as systemMessages } from '#features/system/messages.ts';
import { paths } from '#lib/paths.ts';

export const generalRoutes: readonly PageRoute[] = [
  {
    path: paths.home,
    messages: [dashboardMessages],
    load: async () => (await import('#features/dashboard/HomePage.tsx')).HomePage,
  },
  {
    path: paths.profile,
    messages: [profileMessages, secondFactorMessages],
    load: async () => (await import('#features/accounts/profile/ProfilePage.tsx')).ProfilePage,
  },
  { path: paths.user, redirectTo: paths.profile },
  { path: paths.templateRoot, redirectTo: paths.templates },
  {
    path: paths.help,
    messages: [helpMessages],
    search: readHelpSearch,
    load: async () => (await import('#features/help/HelpPage.tsx')).HelpPage,
  },
  {
    path: paths.test,
    messages: [systemMessages],
    load: async () => (await import('#features/system/SystemPage.tsx')).SystemPage,
  },
];
