import { Button } from '@mantine/core';
import type { InvoiceDay } from '@ocr/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import classes from '#features/billing/invoices/paper/days.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { writePageRanges } from '#features/billing/invoices/paper/page-ranges.ts';
import { format } from '#lib/format.ts';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { invoiceDayQuery } from '#lib/queries/invoices.ts';

type Request = InvoiceDay['requests'][number];
type RequestFile = Request['files'][number];

/** The requests of a day, their files, and which pages of them were charged. Never names or contents. */
export function DayRequests({ invoiceId, day }: { readonly invoiceId: string; readonly day: string }) {
  const t = messages.get().detail;
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    invoiceDayQuery(invoiceId, day),
  );
  // The button is gone with the last requests, and what it showed is above it.
  const [firstNew, setFirstNew] = useState<number>();
  if (isError && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Placeholder height={48} />;
  const requests = data.pages.flatMap((page) => page.requests);
  const [shown, total] = [requests.length, data.pages[0]?.total ?? 0];
  const showMore = (): void => {
    setFirstNew(shown);
    void fetchNextPage();
  };
  if (requests.length === 0) return <p className={classes['none']}>{t.noRequests}</p>;
  return (
    <>
      <ul className={classes['requests']}>
        {requests.map((request, index) => (
          <RequestItem key={request.number} request={request} isFirstNew={index === firstNew} />
        ))}
      </ul>
      {isError && <ErrorState error={error} onRetry={showMore} />}
      {(hasNextPage || data.pages.length > 1) && (
        <p className={classes['more']}>
          <span role="status">
            {hasNextPage
              ? t.shownOf(format.number(shown), format.number(total))
              : t.allShown(format.number(shown))}
          </span>
          {hasNextPage && !isError && (
            <Button size="xs" variant="default" loading={isFetchingNextPage} onClick={showMore}>
              {t.showMore}
            </Button>
          )}
        </p>
      )}
    </>
  );
}

/** One request. The first of those that were asked for gets the focus as it appears. */
function RequestItem({ request, isFirstNew }: { readonly request: Request; readonly isFirstNew: boolean }) {
  const t = messages.get().detail;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFirstNew) item.current?.focus();
  }, [isFirstNew]);
  return (
    <li ref={item} {...(isFirstNew && { tabIndex: -1 })}>
      <p className={classes['request']}>
        <strong>{request.number}</strong>
        <span>{format.dateTime(request.acceptedAt)}</span>
        <span>{t.pagesOf(format.number(request.pagesUsed), request.pagesUsed)}</span>
      </p>
      <ul className={classes['files']}>
        {request.files.map((file) => (
          <li key={file.ordinal}>
            <span>{t.file(format.number(file.ordinal))}</span>
            <span>{t.pagesOf(format.number(file.pages), file.pages)}</span>
            <span>{chargeText(file)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function chargeText({ state, charged }: RequestFile): string {
  const t = messages.get().detail;
  if (state === 'released') return t.released;
  return state === 'reserved' ? t.reserved : t.charged(writePageRanges(charged), charged.length);
}
