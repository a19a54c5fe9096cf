import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messages } from '#features/accounts/second-factor/messages.ts';
import { secondFactorQuery } from '#lib/queries/accounts.ts';
import classes from '#features/accounts/second-factor/second-factor.module.css';
import { SecondFactorSection } from '#features/accounts/second-factor/SecondFactorSection.tsx';
import { startLive } from '#lib/live/live.ts';
import { paths } from '#lib/paths.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

/** Users who must have a second factor set one up here before they can do anything else. */
export function SecondFactorPage() {
  const t = messages.get();
  const client = useQueryClient();
  const navigate = useNavigate();
  const state = useQuery(secondFactorQuery);
  const isOpen = state.data?.required === true && !state.data.enabled;
  const proceed = async (): Promise<void> => {
    // Refused until now.
    startLive();
    await client.invalidateQueries();
    await navigate({ to: paths.home, replace: true });
  };
  return (
    <>
      <PageHeader title={t.page.title} state={isOpen ? t.page.state : undefined} help="account" />
      <div className={classes['narrow']}>
        <SecondFactorSection />
        {state.data?.enabled && (
          <Button className={classes['proceed'] ?? ''} onClick={() => void proceed()}>
            {t.page.done}
          </Button>
        )}
      </div>
    </>
  );
}
