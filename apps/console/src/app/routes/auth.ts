import type { PageRoute } from '#app/page-route.ts';
import { messages } from '#features/auth/messages.ts';
import { readSignInSearch, readResetSearch } from '#features/auth/search.ts';
import { paths } from '#lib/paths.ts';

const words = [messages];

export const authRoutes: readonly PageRoute[] = [
  {
    path: paths.login,
    audience: 'public',
    words,
    search: readSignInSearch,
    load: async () => (await import('#features/auth/SignInPage.tsx')).SignInPage,
  },
  {
    path: paths.forgotPassword,
    audience: 'public',
    words,
    load: async () => (await import('#features/auth/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  {
    path: paths.resetPassword,
    audience: 'public',
    words,
    search: readResetSearch,
    load: async () => (await import('#features/auth/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  {
    path: paths.changePassword,
    words,
    load: async () => (await import('#features/auth/ChangePasswordPage.tsx')).ChangePasswordPage,
  },
];
