export type Access = 'anyone' | 'signedIn' | 'partner' | 'tenant';

export interface RouteDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  /** Also allowed while the user must change its password. */
  readonly beforePasswordChange?: true;
  /** Also allowed while the user must add a second factor. */
  readonly beforeSecondFactor?: true;
  /** Refused (`ACCESS_EXPIRED`) when the tenant's expiry date has passed. */
  readonly refusedWhenExpired?: true;
  /** The request body: `multipart` for uploads, JSON or nothing otherwise. */
  readonly sends?: 'multipart';
  /** The response: a binary download or an event stream instead of the JSON envelope. */
  readonly answers?: 'binary' | 'events';
  /** Takes an `Idempotency-Key`: repeated under the same key, it is done once. */
  readonly oncePerKey?: true;
  /** The code of success, where it is not 200. */
  readonly success?: 201;
}

/** The calls of pages that need no sign-in. A first visit loads only this part of the table in `../routes.ts`. */
export const signInRoutes = {
  login: { method: 'POST', path: '/auth/login', access: 'anyone' },
  completeSignIn: { method: 'POST', path: '/auth/second-factor', access: 'anyone' },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'signedIn',
    beforePasswordChange: true,
    beforeSecondFactor: true,
  },
  forgotPassword: { method: 'POST', path: '/forgot-password', access: 'anyone' },
  resetPassword: { method: 'POST', path: '/forgot-password/reset', access: 'anyone' },
  confirmEmail: { method: 'POST', path: '/confirm-email', access: 'anyone' },
  updateMe: { method: 'PUT', path: '/user/me', access: 'signedIn' },
} as const satisfies Record<string, RouteDefinition>;
