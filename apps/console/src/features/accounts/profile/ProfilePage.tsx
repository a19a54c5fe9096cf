import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CompanySection } from '#features/accounts/profile/CompanySection.tsx';
import { messages } from '#features/accounts/profile/messages.ts';
import classes from '#features/accounts/profile/profile.module.css';
import { SessionsSection } from '#features/accounts/profile/SessionsSection.tsx';
import { PolicySection } from '#features/accounts/second-factor/PolicySection.tsx';
import { SecondFactorSection } from '#features/accounts/second-factor/SecondFactorSection.tsx';
import { UserSection } from '#features/accounts/profile/UserSection.tsx';
import { common } from '#lib/i18n/common.ts';
import { paths } from '#lib/paths.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { meQuery } from '#lib/queries/accounts.ts';

/** View and update one's own data; a tenant also its company's contact data. */
export function ProfilePage() {
  const t = messages.get();
  const { nav } = common.get();
  const me = useQuery(meQuery);
  const role = isPartner() ? nav.partner : nav.tenant;
  return (
    <>
      <PageHeader title={t.title} state={me.data && t.state(me.data.email, role)} help="account" />
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <Section title={t.you}>
            {me.data ? (
              <UserSection key={me.data.id} me={me.data} />
            ) : me.isError ? (
              <ErrorState error={me.error} onRetry={() => void me.refetch()} />
            ) : (
              <Placeholder height={280} />
            )}
          </Section>
          <Section title={t.password} note={t.passwordNote}>
            <Button component={Link} to={paths.changePassword} variant="default">
              {t.changePassword}
            </Button>
          </Section>
          <SecondFactorSection />
          {isPartner() && <PolicySection />}
          <SessionsSection />
          <Section title={t.activity} note={t.activityNote}>
            <Button component={Link} to={paths.audit} variant="default">
              {t.showActivity}
            </Button>
          </Section>
        </div>
        {!isPartner() && <CompanySection />}
      </div>
    </>
  );
}
