import type { QueryOf } from '@ocr/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';
import { daysUpTo } from '#lib/months.ts';

type AuditList = NonNullable<QueryOf<'listAudit'>>;

export const auditKeys = {
  lists: ['audit'] as const,
  list: (query: AuditList) => ['audit', query] as const,
};

/** One page of the audit log. */
export const auditQuery = (query: AuditList) =>
  queryOptions({
    queryKey: auditKeys.list(query),
    queryFn: ({ signal }) => fetchData('listAudit', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** What was done last by and to a tenant. */
export const tenantActivityQuery = (tenantId: string) => auditQuery({ tenantId, size: 5 });

/** Mails that were given up in the week up to today. */
export const lostMailsQuery = (today: string | undefined) => {
  const from = today === undefined ? undefined : daysUpTo(today, 7)[0];
  return {
    ...auditQuery({ action: 'mail.failed', size: 3, ...(from === undefined ? {} : { from }) }),
    enabled: today !== undefined,
  };
};
