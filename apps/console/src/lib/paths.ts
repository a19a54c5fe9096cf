/** Every address of the console, built in one place. */
export const paths = {
  home: '/',
  login: '/login',
  test: '/test',
  user: '/user',
  notFound: '/404',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  changePassword: '/change-password',
  secondFactor: '/second-factor',
  tenants: '/tenant',
  tenant: (id: string) => `/tenant/${encodeURIComponent(id)}`,
  addTenant: '/add-tenant',
  profile: '/profile',
  tenantPricing: (id: string) => `/tenant/${encodeURIComponent(id)}/pricing`,
  billingConfig: '/config-billing',
  prices: '/config-billing/prices',
  issuer: '/config-billing/issuer',
  requests: '/ocr-list',
  request: (id: string) => `/ocr-list/${encodeURIComponent(id)}`,
  templates: '/template-list',
  addTemplate: '/template-list/add',
  templateRoot: '/template',
  /** Opens the template remembered under `template_id`. */
  rememberedTemplate: '/template/detail',
  template: (id: string) => `/template/detail/${encodeURIComponent(id)}`,
  editTemplate: (id: string) => `/template/edit/${encodeURIComponent(id)}`,
  requestOcr: '/request-ocr',
  usage: '/usage',
  invoices: '/invoice',
  paymentImport: '/payment-import',
  receivables: '/receivables',
  invoice: (id: string) => `/invoice/${encodeURIComponent(id)}`,
  audit: '/audit',
  help: '/help',
} as const;

/** An origin remembered across sign-in may only be a path of our own: no other host, no protocol-relative address. */
export function safeOrigin(from: unknown): string {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return paths.home;
  const url = new URL(from, 'http://own.invalid');
  if (url.host !== 'own.invalid' || url.pathname === paths.login) return paths.home;
  return url.pathname + url.search + url.hash;
}

/** The query of a link. Pages are made from lists of routes, so the router's types know no queries of theirs. */
// oxlint-disable-next-line typescript/consistent-type-assertions -- see above; the page's own reader checks it
export const linkSearch = (search: Readonly<Record<string, string>>): never => search as never;
