import type { RouteDefinition } from './sign-in-routes.ts';

/** Calls of signed-in users about their own account: password, sessions, second factor. Part of the table in `../routes.ts`. */
export const accountRoutes = {
  changePassword: {
    method: 'POST',
    path: '/auth/change_password',
    access: 'signedIn',
    beforePasswordChange: true,
    beforeSecondFactor: true,
  },
  getMe: {
    method: 'GET',
    path: '/user/me',
    access: 'signedIn',
    beforePasswordChange: true,
    beforeSecondFactor: true,
  },
  listSessions: { method: 'GET', path: '/user/sessions', access: 'signedIn' },
  endSession: { method: 'DELETE', path: '/user/sessions/:id', access: 'signedIn' },
  endOtherSessions: { method: 'DELETE', path: '/user/sessions', access: 'signedIn' },

  getSecondFactor: {
    method: 'GET',
    path: '/user/second-factor',
    access: 'signedIn',
    beforeSecondFactor: true,
  },
  startTotp: {
    method: 'POST',
    path: '/user/second-factor/totp',
    access: 'signedIn',
    beforeSecondFactor: true,
  },
  confirmTotp: {
    method: 'POST',
    path: '/user/second-factor/totp/confirm',
    access: 'signedIn',
    beforeSecondFactor: true,
  },
  removeTotp: {
    method: 'DELETE',
    path: '/user/second-factor/totp',
    access: 'signedIn',
    beforeSecondFactor: true,
  },
  startPasskey: {
    method: 'POST',
    path: '/user/second-factor/passkeys',
    access: 'signedIn',
    beforeSecondFactor: true,
  },
  confirmPasskey: {
    method: 'POST',
    path: '/user/second-factor/passkeys/confirm',
    access: 'signedIn',
    beforeSecondFactor: true,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/user/second-factor/passkeys/:id',
    access: 'signedIn',
    beforeSecondFactor: true,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/user/second-factor/recovery-codes',
    access: 'signedIn',
    beforeSecondFactor: true,
  },
} as const satisfies Record<string, RouteDefinition>;
