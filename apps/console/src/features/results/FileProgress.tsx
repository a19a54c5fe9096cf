import { Progress } from '@mantine/core';
import type { ReadFile } from '@ocr/contract';
import { messages } from '#features/results/messages.ts';
import classes from '#features/results/result.module.css';
import { format } from '#lib/format.ts';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';
import { joins } from '#lib/i18n/joins.ts';

/** How far every file of the request is, page by page. */
export function FileProgress({ files }: { files: readonly ReadFile[] }) {
  const t = messages.get();
  return (
    <div className={classes['state']}>
      <h2 className={classes['stateTitle']}>{t.processing}</h2>
      <p className={classes['stateText']}>{t.processingText}</p>
      <ul className={classes['progress']}>
        {files.map((file) => (
          <li key={file.id}>
            <span className={classes['progressLine']}>
              <span className={classes['progressName']} title={file.name}>
                {file.name}
              </span>
              {file.status === 'processing' ? (
                <span className={classes['progressPages']}>{pagesText(file)}</span>
              ) : (
                <DomainStatusBadge status={file.status} />
              )}
            </span>
            <Progress
              size="sm"
              value={file.status === 'completed' ? 100 : (file.pagesDone / Math.max(1, file.pageCount)) * 100}
              aria-label={joins.labelled(file.name, pagesText(file))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function pagesText({ pagesDone, pageCount }: ReadFile): string {
  const t = messages.get();
  return t.pagesDone(format.number(pagesDone), format.number(pageCount));
}
