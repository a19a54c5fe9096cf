import { useQuery } from '@tanstack/react-query';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from '#features/dashboard/dashboard.module.css';
import { messages } from '#features/dashboard/messages.ts';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Section } from '#ui/layout/Section.tsx';
import { EmptyState, ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { lastResultsQuery } from '#lib/queries/requests.ts';

/** The latest results. */
export function LastResults() {
  const t = messages.get().tenant;
  const results = useQuery(lastResultsQuery);
  if (results.isError && !results.data) {
    return (
      <Section title={t.last}>
        <ErrorState error={results.error} onRetry={() => void results.refetch()} />
      </Section>
    );
  }
  return (
    <Section title={t.last}>
      {results.data === undefined ? (
        <Placeholder height={211} />
      ) : results.data.total === 0 ? (
        <EmptyState title={t.noResults} text={t.noResultsText} />
      ) : (
        <table className={classes['results']}>
          <thead>
            <tr>
              <th scope="col">{t.id}</th>
              <th scope="col">{t.template}</th>
              <th scope="col" data-end>
                {t.rate}
              </th>
              <th scope="col" data-end>
                {t.completed}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.data.items.map(({ id, number, templateName, ocrRate, completedDate }) => (
              <tr key={id}>
                <th scope="row">
                  <Anchor component={Link} to={paths.request(id)}>
                    {number}
                  </Anchor>
                </th>
                <td className={classes['resultName']}>{templateName}</td>
                <td data-end>{format.percent(ocrRate)}</td>
                <td data-end>{format.dateTime(completedDate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
