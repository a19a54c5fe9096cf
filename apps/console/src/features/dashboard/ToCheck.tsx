import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import classes from '#features/dashboard/dashboard.module.css';
import { messages } from '#features/dashboard/messages.ts';
import { format } from '#lib/format.ts';
import { linkSearch, paths } from '#lib/paths.ts';
import { keepQueueOrder } from '#lib/queries/queue.ts';
import { toCheckQuery } from '#lib/queries/requests.ts';
import { Section } from '#ui/layout/Section.tsx';

// oxlint-disable-next-line typescript/consistent-type-assertions -- the page's own reader checks it
const toDoubts = { check: true } as never;
const queue = { status: 'completed', checked: 'false', sort: 'uploadDate' };

/** A user who starts here continues in the order of this card. */
const followOldest = (): void => keepQueueOrder('uploadDate');

/** Unchecked requests, the oldest first; empty if all are checked. */
export function ToCheck() {
  const t = messages.get().tenant;
  const { data } = useQuery(toCheckQuery);
  if (data === undefined || data.total === 0) return null;
  const all = (
    <Anchor component={Link} to={paths.requests} search={linkSearch(queue)} size="sm">
      {t.allToCheck(format.number(data.total))}
    </Anchor>
  );
  return (
    <Section title={t.toCheck} note={t.toCheckNote} action={all}>
      <table className={classes['results']}>
        <thead>
          <tr>
            <th scope="col">{t.id}</th>
            <th scope="col">{t.template}</th>
            <th scope="col">{t.status}</th>
            <th scope="col" data-end>
              {t.completed}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ id, number, templateName, toCheck, awaited, taken, completedDate }) => (
            <tr key={id}>
              <th scope="row">
                <Anchor component={Link} to={paths.request(id)} search={toDoubts} onClick={followOldest}>
                  {number}
                </Anchor>
              </th>
              <td className={classes['resultName']}>{templateName}</td>
              <td>
                {taken
                  ? t.taken(taken.by)
                  : awaited
                    ? t.awaited[awaited]
                    : t.values(format.number(toCheck), toCheck)}
              </td>
              <td data-end>{format.dateTime(completedDate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
