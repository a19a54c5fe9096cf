import type { PageRoute } from '#app/page-route.ts';
import { messages as secondFactorMessages } from '#features/accounts/second-factor/messages.ts';
import { messages } from '#features/accounts/sign-in/messages.ts';
import { readSignInSearch, readResetSearch } from '#features/accounts/sign-in/search.ts';
import { paths } from '#lib/paths.ts';

const pageMessages = [messages];

export const authRoutes: readonly PageRoute[] = [
  {
    path: paths.login,
    audience: 'public',
    messages: pageMessages,
    search: readSignInSearch,
    load: async () => (await import('#features/accounts/sign-in/SignInPage.tsx')).SignInPage,
  },
  {
    path: paths.forgotPassword,
    audience: 'public',
    messages: pageMessages,
    load: async () => (await import('#features/accounts/sign-in/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  {
    path: paths.resetPassword,
    audience: 'public',
    messages: pageMessages,
    search: readResetSearch,
    load: async () => (await import('#features/accounts/sign-in/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  {
    path: paths.confirmEmail,
    audience: 'public',
    messages: pageMessages,
    search: readResetSearch,
    load: async () => (await import('#features/accounts/sign-in/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  },
  {
    path: paths.changePassword,
    messages: pageMessages,
    load: async () => (await import('#features/accounts/sign-in/ChangePasswordPage.tsx')).ChangePasswordPage,
  },
  {
    path: paths.secondFactor,
    messages: [secondFactorMessages],
    load: async () =>
      (await import('#features/accounts/second-factor/SecondFactorPage.tsx')).SecondFactorPage,
  },
];
