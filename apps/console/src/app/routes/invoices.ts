import type { PageRoute } from '#app/page-route.ts';
import { messages } from '#features/billing/invoices/messages.ts';
import { messages as paymentsMessages } from '#features/billing/payments/messages.ts';
import { readInvoicesSearch } from '#features/billing/invoices/search.ts';
import { paths } from '#lib/paths.ts';

const pageMessages = [messages];

export const invoicesRoutes: readonly PageRoute[] = [
  {
    path: paths.invoices,
    messages: pageMessages,
    search: readInvoicesSearch,
    load: async () => (await import('#features/billing/invoices/InvoiceListPage.tsx')).InvoiceListPage,
  },
  {
    path: '/invoice/$id',
    messages: pageMessages,
    load: async () => (await import('#features/billing/invoices/InvoicePage.tsx')).InvoicePage,
  },
  {
    path: paths.paymentImport,
    forRole: 'PARTNER',
    messages: [paymentsMessages],
    load: async () => (await import('#features/billing/payments/PaymentImportPage.tsx')).PaymentImportPage,
  },
  {
    path: paths.receivables,
    forRole: 'PARTNER',
    messages: [paymentsMessages],
    load: async () => (await import('#features/billing/payments/ReceivablesPage.tsx')).ReceivablesPage,
  },
];
