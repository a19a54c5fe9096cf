import { Progress } from '@mantine/core';
import type { RequestListItem } from '@ocr/contract';
import { messages } from '#features/requests/messages.ts';
import classes from '#features/requests/list/requests.module.css';
import { format } from '#lib/format.ts';
import type { Column } from '#ui/table/column.ts';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';
import { Quantity } from '#ui/figures/Quantity.tsx';

type ProgressOf = (row: RequestListItem) => RequestListItem['progress'];

/** The specification's columns, and the template. */
export function requestColumns(progressOf: ProgressOf): readonly Column<RequestListItem>[] {
  const t = messages.get().list;
  return [
    {
      key: 'number',
      header: t.id,
      cell: ({ number }) => <span className={classes['number']}>{number}</span>,
      isRowHeader: true,
      isSortable: true,
      width: 140,
    },
    {
      key: 'status',
      header: t.status,
      cell: (row) => <StatusCell row={row} progress={progressOf(row)} />,
      isSortable: true,
      width: 190,
    },
    {
      key: 'templateName',
      header: t.template,
      cell: (row) => <TemplateCell row={row} />,
      isSortable: true,
    },
    {
      key: 'pageCount',
      header: t.pages,
      cell: ({ pageCount }) => <Quantity value={pageCount} />,
      align: 'end',
      isSortable: true,
      width: 110,
    },
    {
      key: 'completedDate',
      header: t.completed,
      cell: ({ completedDate }) => format.dateTime(completedDate),
      align: 'end',
      isWhole: true,
      isSortable: true,
      width: 180,
    },
    {
      key: 'ocrRate',
      header: t.rate,
      cell: ({ ocrRate }) => format.percent(ocrRate),
      align: 'end',
      isSortable: true,
      width: 110,
    },
    {
      key: 'uploadDate',
      header: t.uploaded,
      cell: ({ uploadDate }) => format.dateTime(uploadDate),
      align: 'end',
      isWhole: true,
      isSortable: true,
      width: 180,
    },
  ];
}

/** The template, and the files below it: their names say most about a request. */
function TemplateCell({ row: { templateName, fileNames } }: { row: RequestListItem }) {
  const [first = '', ...others] = fileNames;
  const more = messages.get().list.moreFiles(others.length);
  return (
    <span className={classes['template']}>
      {templateName}
      <small className={classes['files']} title={fileNames.join('\n')}>
        <span>{first}</span>
        {others.length > 0 && ` ${more}`}
      </small>
    </span>
  );
}

/** How much of a request that was read is still to be checked, or who checked it. */
function Checking({ row: { status, toCheck, checked, awaited, taken } }: { row: RequestListItem }) {
  const t = messages.get().list;
  if (checked !== null) return <small className={classes['checked']}>{t.checkedBy(checked.by)}</small>;
  if (status !== 'completed') return null;
  return (
    <>
      {toCheck > 0 && <small className={classes['toCheck']}>{t.toCheck(format.number(toCheck))}</small>}
      {awaited && <small className={classes['toCheck']}>{t.awaited[awaited]}</small>}
      {taken && <small className={classes['checked']}>{t.taken(taken.by)}</small>}
    </>
  );
}

function StatusCell({ row, progress }: { row: RequestListItem; progress: RequestListItem['progress'] }) {
  const t = messages.get().list;
  if (row.status !== 'processing') {
    const { failedFileCount, fileCount } = row;
    // Where all have failed the status says it.
    const isPartly = failedFileCount > 0 && failedFileCount < fileCount;
    return (
      <span>
        <DomainStatusBadge status={row.status} />
        {isPartly && (
          <small className={classes['failed']}>
            {t.filesFailed(format.number(failedFileCount), format.number(fileCount))}
          </small>
        )}
        <Checking row={row} />
      </span>
    );
  }
  const { pagesDone, pagesTotal } = progress;
  return (
    <span className={classes['running']}>
      <DomainStatusBadge
        status="processing"
        detail={t.progress(format.number(pagesDone), format.number(pagesTotal))}
      />
      <Progress
        size={3}
        value={(pagesDone / Math.max(1, pagesTotal)) * 100}
        aria-label={t.progressOf(row.number)}
      />
    </span>
  );
}
