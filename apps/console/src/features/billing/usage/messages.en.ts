import { plural } from '#lib/i18n/messages.ts';

export const en = {
  title: 'Usage',
  state: (left: string, count: number, month: string) =>
    `${left} ${plural(count, 'page', 'pages')} left in ${month}`,
  export: 'Export',
  current: {
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
    months: 'Pages per month',
    picture: 'The figures in this chart are listed in the table below.',
    pages: 'Pages',
    pagesByDay: 'Pages that day',
    soFar: 'Cumulative pages',
    blocks: 'Blocks',
    blocksSoFar: 'Cumulative blocks',
    limit: 'Limit',
    limitOf: (limit: string) => `Limit ${limit}`,
    blockLimit: 'Block limit',
    forecast: 'Forecast',
    sumAxis: 'cumulative',
    none: 'No usage in this period.',
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
