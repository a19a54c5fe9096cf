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
    noTenant: 'No tenant has this name.',
    chosenMonth: 'Month',
    from: 'From',
    to: 'To',
  },
  chart: {
    days: (month: string) => `Pages by day, ${month}`,
    months: 'Pages by month',
    picture: 'The numbers of this picture stand in the table below.',
    pages: 'Pages',
    pagesByDay: 'Pages of the day',
    soFar: 'Pages so far',
    blocks: 'Blocks',
    blocksSoFar: 'Blocks so far',
    limit: 'Limit',
    limitOf: (limit: string) => `Limit ${limit}`,
    blockLimit: 'Block limit',
    forecast: 'Forecast',
    sumAxis: 'so far',
    none: 'Nothing was used in this time.',
  },
  table: {
    title: 'Usage',
    day: 'Day',
    month: 'Month',
    tenant: 'Tenant',
    requests: 'Requests',
    pages: 'Pages used',
    pagesSoFar: 'Pages so far',
    blocksBegun: 'Blocks begun',
    blocksSoFar: 'Blocks so far',
    blocks: 'Blocks used',
    packages: 'Packages used',
    blockLimit: 'Block limit',
    usageStatus: 'Usage status',
    total: 'Total',
  },
};

export type UsageMessages = typeof en;
