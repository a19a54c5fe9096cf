import { plural } from '#lib/i18n/messages.ts';

export const en = {
  title: 'Usage',
  stateOfAll: (used: string, count: number, month: string) =>
    `${used} ${plural(count, 'page', 'pages')} used by all tenants in ${month}`,
  state: (left: string, count: number, month: string) =>
    `${left} ${plural(count, 'page', 'pages')} left in ${month}`,
  export: 'Export',
  current: {
    cost: {
      soFar: (isTaxed: boolean): string => (isTaxed ? 'Amount so far (tax included)' : 'Amount so far'),
      expected: (isTaxed: boolean): string =>
        isTaxed ? 'Expected amount this month (tax included)' : 'Expected amount this month',
    },
    title: 'This month',
    atLimit: (full: string, close: string) => `Tenants: ${full} at full capacity, ${close} close to limit.`,
    rule: (pages: string, blocks: string) => `1 block = ${pages} pages, 1 package = ${blocks} blocks`,
  },
  filter: {
    granularity: 'Granularity',
    day: 'By day',
    month: 'By month',
    tenant: 'Tenant',
    allTenants: 'All tenants',
    noTenant: 'No matching tenants.',
    chosenMonth: 'Month',
    from: 'From',
    to: 'To',
  },
  chart: {
    days: (month: string) => `Pages per day, ${month}`,
    daysSoFar: (month: string) => `Cumulative pages, ${month}`,
    months: 'Pages per month',
    monthsBlocks: 'Blocks per month',
    picture: 'The figures in this chart are listed in the table below.',
    pages: 'Pages',
    pagesByDay: 'Pages that day',
    soFar: 'Cumulative pages',
    blocks: 'Blocks',
    limitOf: (limit: string) => `Limit ${limit}`,
    blockLimit: 'Block limit',
    forecast: 'Forecast',
    used: (pages: string, limit: string, percent: string) => `${pages} of ${limit} pages used (${percent}).`,
    usedWithoutLimit: (pages: string, count: number) => `${pages} ${plural(count, 'page', 'pages')} used.`,
    expected: (pages: string, count: number, percent: string) =>
      `Forecast for the end of the month: ${pages} ${plural(count, 'page', 'pages')} (${percent}).`,
    limitBeyond: (blocks: string) => `The limit of ${blocks} blocks is far above this chart.`,
    none: 'No usage in this period.',
  },
  /** Where prices are in force. */
  revenue: {
    title: 'Revenue',
    note: (period: string) => `${period}. Issued invoices less credit notes, excluding tax`,
    byMonth: 'Revenue by month',
    byTenant: 'Revenue by tenant',
    month: 'Month',
    tenant: 'Tenant',
    kinds: {
      base: 'Base fee',
      packages: 'Registered packages',
      blocks: 'Registered blocks',
      overBlocks: 'Additional blocks',
      discount: 'Discount',
      includedTax: 'Tax included',
    },
    total: 'Total',
    more: (count: string, number: number) => `and ${count} more ${plural(number, 'tenant', 'tenants')}`,
  },
  table: {
    title: 'Usage',
    day: 'Day',
    month: 'Month',
    tenant: 'Tenant',
    requests: 'Requests',
    pages: 'Pages used',
    pagesSoFar: 'Cumulative pages',
    blocksBegun: 'New blocks',
    blocksSoFar: 'Cumulative blocks',
    blocks: 'Blocks used',
    packages: 'Packages used',
    blockLimit: 'Block limit',
    usageStatus: 'Usage status',
    total: 'Total',
  },
};

export type UsageMessages = typeof en;
