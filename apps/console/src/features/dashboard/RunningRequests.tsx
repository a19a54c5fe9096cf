import { Anchor, Progress } from '@mantine/core';
import type { DataOf } from '@ocr/contract';
import { Link } from '@tanstack/react-router';
import classes from '#features/dashboard/dashboard.module.css';
import { messages } from '#features/dashboard/messages.ts';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Section } from '#ui/layout/Section.tsx';
import { EmptyState, Placeholder } from '#ui/feedback/States.tsx';

/** Requests being read now, with progress by page. */
export function RunningRequests({ list }: { list: DataOf<'listRequests'> | undefined }) {
  const t = messages.get().tenant;
  const all = (
    <Anchor component={Link} to={paths.requests} size="sm">
      {t.all}
    </Anchor>
  );
  return (
    <Section title={t.running} action={all}>
      {list === undefined ? (
        <Placeholder height={104} />
      ) : list.total === 0 ? (
        <EmptyState title={t.noneRunning} />
      ) : (
        <ul className={classes['running']}>
          {list.items.map(({ id, number, templateName, progress }) => (
            <li key={id}>
              <div className={classes['runningLine']}>
                <Anchor component={Link} to={paths.request(id)}>
                  {number}
                </Anchor>
                <span className={classes['runningName']}>{templateName}</span>
                <span className="tabular">
                  {t.progress(format.number(progress.pagesDone), format.number(progress.pagesTotal))}
                </span>
              </div>
              <Progress
                size="sm"
                value={(progress.pagesDone / Math.max(1, progress.pagesTotal)) * 100}
                aria-label={t.pagesOf(number)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
