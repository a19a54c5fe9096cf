/**
 * The table of calls and who may make them. No zod here: the console's client, the server's routing and its
 * permission check all read this one table. Paths stand below `/api`.
 */
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
  /** What is sent: `multipart` for uploads, JSON or nothing otherwise. */
  readonly sends?: 'multipart';
  /** What comes back: a binary download or an event stream instead of the JSON envelope. */
  readonly answers?: 'binary' | 'events';
}

const table = {
  login: { method: 'POST', path: '/auth/login', access: 'anyone' },
  completeSignIn: { method: 'POST', path: '/auth/second-factor', access: 'anyone' },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'signedIn',
    beforePasswordChange: true,
    beforeSecondFactor: true,
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change_password',
    access: 'signedIn',
    beforePasswordChange: true,
    beforeSecondFactor: true,
  },
  forgotPassword: { method: 'POST', path: '/forgot-password', access: 'anyone' },
  resetPassword: { method: 'POST', path: '/forgot-password/reset', access: 'anyone' },
  confirmEmail: { method: 'POST', path: '/confirm-email', access: 'anyone' },
  getMe: {
    method: 'GET',
    path: '/user/me',
    access: 'signedIn',
    beforePasswordChange: true,
    beforeSecondFactor: true,
  },
  updateMe: { method: 'PUT', path: '/user/me', access: 'signedIn' },
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

  listAudit: { method: 'GET', path: '/audit', access: 'signedIn' },
  exportAudit: { method: 'GET', path: '/audit/export', access: 'signedIn', answers: 'binary' },

  listTenants: { method: 'GET', path: '/tenant', access: 'partner' },
  createTenant: { method: 'POST', path: '/tenant/with-user', access: 'partner' },
  listTenantNames: { method: 'GET', path: '/tenant/compact', access: 'partner' },
  getTenantSheet: { method: 'GET', path: '/tenant/import', access: 'partner', answers: 'binary' },
  importTenants: { method: 'POST', path: '/tenant/import', access: 'partner', sends: 'multipart' },
  getMyTenant: { method: 'GET', path: '/tenant/my-tenant', access: 'tenant' },
  updateMyTenant: { method: 'PUT', path: '/tenant/my-tenant', access: 'tenant' },
  getTenant: { method: 'GET', path: '/tenant/:id', access: 'partner' },
  updateTenant: { method: 'PUT', path: '/tenant/:id', access: 'partner' },
  changeTenantStatus: { method: 'PATCH', path: '/tenant/:id', access: 'partner' },
  deleteTenant: { method: 'DELETE', path: '/tenant/:id', access: 'partner' },
  changeTenantEmail: { method: 'PUT', path: '/tenant/:id/email', access: 'partner' },
  issueCredentials: { method: 'POST', path: '/tenant/:id/credentials', access: 'partner' },
  getTenantSecondFactor: { method: 'GET', path: '/tenant/:id/second-factor', access: 'partner' },
  changeTenantSecondFactor: { method: 'PUT', path: '/tenant/:id/second-factor', access: 'partner' },
  resetTenantSecondFactor: { method: 'POST', path: '/tenant/:id/second-factor/reset', access: 'partner' },

  getSecondFactorPolicy: { method: 'GET', path: '/settings/second-factor', access: 'partner' },
  changeSecondFactorPolicy: { method: 'PUT', path: '/settings/second-factor', access: 'partner' },
  getSettings: { method: 'GET', path: '/settings', access: 'partner' },
  updateSettings: { method: 'PUT', path: '/settings', access: 'partner' },
  withdrawNextSettings: { method: 'DELETE', path: '/settings/next', access: 'partner' },
  resetPaymentDay: { method: 'POST', path: '/settings/reset-payment-day', access: 'partner' },
  listSettingsChanges: { method: 'GET', path: '/settings/history', access: 'partner' },
  getSettingsEffect: { method: 'POST', path: '/settings/effect', access: 'partner' },

  getBooks: { method: 'GET', path: '/billing/books', access: 'partner' },
  checkBooks: { method: 'POST', path: '/billing/books/check', access: 'partner' },
  getIssuer: { method: 'GET', path: '/billing/issuer', access: 'partner' },
  updateIssuer: { method: 'PUT', path: '/billing/issuer', access: 'partner' },
  getIssuerPicture: {
    method: 'GET',
    path: '/billing/issuer/:picture',
    access: 'partner',
    answers: 'binary',
  },
  updateIssuerPicture: {
    method: 'PUT',
    path: '/billing/issuer/:picture',
    access: 'partner',
    sends: 'multipart',
  },
  deleteIssuerPicture: { method: 'DELETE', path: '/billing/issuer/:picture', access: 'partner' },
  getPrices: { method: 'GET', path: '/billing/prices', access: 'partner' },
  updatePrices: { method: 'PUT', path: '/billing/prices', access: 'partner' },
  withdrawNextPrices: { method: 'DELETE', path: '/billing/prices/next', access: 'partner' },
  getPricesEffect: { method: 'POST', path: '/billing/prices/effect', access: 'partner' },
  getTenantPricing: { method: 'GET', path: '/tenant/:id/pricing', access: 'partner' },
  updateTenantPricing: { method: 'PUT', path: '/tenant/:id/pricing', access: 'partner' },
  importPayments: { method: 'POST', path: '/payment-import', access: 'partner', sends: 'multipart' },
  confirmPayments: { method: 'POST', path: '/payment-import/:id/confirm', access: 'partner' },
  getReceivables: { method: 'GET', path: '/receivables', access: 'partner' },
  getRevenue: { method: 'GET', path: '/revenue', access: 'partner' },

  listTemplates: { method: 'GET', path: '/template', access: 'signedIn' },
  createTemplate: {
    method: 'POST',
    path: '/template',
    access: 'signedIn',
    refusedWhenExpired: true,
    sends: 'multipart',
  },
  listTemplateNames: { method: 'GET', path: '/template/compact', access: 'tenant' },
  previewTemplate: {
    method: 'POST',
    path: '/template/preview',
    access: 'signedIn',
    refusedWhenExpired: true,
    sends: 'multipart',
  },
  getPreviewPicture: {
    method: 'GET',
    path: '/template/preview/:hash/pages/:n',
    access: 'signedIn',
    answers: 'binary',
  },
  getTemplate: { method: 'GET', path: '/template/:id', access: 'signedIn' },
  updateTemplate: {
    method: 'PUT',
    path: '/template/:id',
    access: 'signedIn',
    refusedWhenExpired: true,
    sends: 'multipart',
  },
  listTemplateVersions: { method: 'GET', path: '/template/:id/versions', access: 'signedIn' },
  rollBackTemplate: {
    method: 'POST',
    path: '/template/:id/rollback',
    access: 'signedIn',
    refusedWhenExpired: true,
  },
  getQuality: { method: 'GET', path: '/template/:id/quality', access: 'tenant' },
  getLearned: { method: 'GET', path: '/template/:id/learned', access: 'tenant' },
  switchLearning: { method: 'PUT', path: '/template/:id/learned', access: 'tenant' },
  forgetLayouts: { method: 'DELETE', path: '/template/:id/learned', access: 'tenant' },
  forgetLayout: { method: 'DELETE', path: '/template/:id/learned/:layoutId', access: 'tenant' },
  getExportLayout: { method: 'GET', path: '/template/:id/export-layout', access: 'tenant' },
  saveExportLayout: { method: 'PUT', path: '/template/:id/export-layout', access: 'tenant' },
  resetExportLayout: { method: 'DELETE', path: '/template/:id/export-layout', access: 'tenant' },
  deleteTemplate: { method: 'DELETE', path: '/template/:id', access: 'signedIn', refusedWhenExpired: true },

  listRequests: { method: 'GET', path: '/request', access: 'tenant' },
  quoteRequest: {
    method: 'POST',
    path: '/request/quote',
    access: 'tenant',
    refusedWhenExpired: true,
    sends: 'multipart',
  },
  submitRequest: {
    method: 'POST',
    path: '/request',
    access: 'tenant',
    refusedWhenExpired: true,
    sends: 'multipart',
  },
  exportRequests: { method: 'GET', path: '/request/export', access: 'tenant', answers: 'binary' },
  getRequest: { method: 'GET', path: '/request/:id', access: 'tenant' },
  checkRequest: { method: 'PUT', path: '/request/:id/checked', access: 'tenant' },
  deleteRequest: { method: 'DELETE', path: '/request/:id', access: 'tenant' },
  getDownloadStatus: { method: 'GET', path: '/request/:id/download-status', access: 'tenant' },
  exportRequest: { method: 'GET', path: '/request/:id/export', access: 'tenant', answers: 'binary' },
  retryRequest: { method: 'POST', path: '/request/:id/retry', access: 'tenant', refusedWhenExpired: true },
  correctFile: { method: 'PATCH', path: '/request/:id/files/:fileId', access: 'tenant' },
  addCorrections: { method: 'POST', path: '/request/:id/files/:fileId/corrections', access: 'tenant' },
  getPageWords: { method: 'GET', path: '/request/:id/files/:fileId/pages/:n/words', access: 'tenant' },
  getPagePicture: {
    method: 'GET',
    path: '/request/:id/files/:fileId/pages/:n',
    access: 'tenant',
    answers: 'binary',
  },

  listUsage: { method: 'GET', path: '/usage', access: 'signedIn' },
  sumUsage: { method: 'GET', path: '/usage/sum', access: 'signedIn' },
  getCurrentUsage: { method: 'GET', path: '/usage/current', access: 'signedIn' },
  exportUsage: { method: 'GET', path: '/usage/export', access: 'signedIn', answers: 'binary' },

  listInvoices: { method: 'GET', path: '/invoice', access: 'signedIn' },
  exportInvoices: { method: 'GET', path: '/invoice/export', access: 'partner', answers: 'binary' },
  getInvoice: { method: 'GET', path: '/invoice/:id', access: 'signedIn' },
  getInvoiceDay: { method: 'GET', path: '/invoice/:id/days/:day', access: 'signedIn' },
  payInvoice: { method: 'PUT', path: '/invoice/:id/payment', access: 'partner' },
  takeBackPayment: { method: 'DELETE', path: '/invoice/:id/payment', access: 'partner' },
  issueInvoice: { method: 'POST', path: '/invoice/:id/issue', access: 'partner' },
  voidInvoice: { method: 'POST', path: '/invoice/:id/void', access: 'partner' },
  addPayment: { method: 'POST', path: '/invoice/:id/payments', access: 'partner' },
  getInvoicePicture: {
    method: 'GET',
    path: '/invoice/:id/pictures/:picture',
    access: 'signedIn',
    answers: 'binary',
  },
  exportInvoice: { method: 'GET', path: '/invoice/:id/export', access: 'signedIn', answers: 'binary' },

  getConfig: { method: 'GET', path: '/config', access: 'anyone' },
  listenEvents: { method: 'GET', path: '/events', access: 'signedIn', answers: 'events' },
  checkLive: { method: 'GET', path: '/health/live', access: 'anyone' },
  checkReady: { method: 'GET', path: '/health/ready', access: 'anyone' },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof table;
export const routes: { readonly [Name in RouteName]: (typeof table)[Name] & RouteDefinition } = table;

/** The names of the `:name` placeholders in a path. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
