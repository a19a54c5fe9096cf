import { Button } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import type { Session } from '@ocr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/accounts/profile/messages.ts';
import classes from '#features/accounts/profile/profile.module.css';
import { fetchData } from '#lib/api/client.ts';
import { sessionsQuery } from '#lib/queries/accounts.ts';
import { format } from '#lib/format.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { Section } from '#ui/layout/Section.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { toast } from '#ui/feedback/toast.ts';

/** Where the user is signed in, with the way to end it there. */
export function SessionsSection() {
  const t = messages.get().sessions;
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const refresh = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const hasOthers = sessions.data?.some((session) => !session.current) ?? false;
  const endOthers = async (): Promise<void> => {
    const isDone = await confirm({
      title: t.endOthersTitle,
      text: t.endOthersText,
      confirmLabel: t.endOthers,
      tone: 'danger',
      action: () => fetchData('endOtherSessions'),
    });
    if (!isDone) return;
    toast.success(t.endedOthers);
    await refresh();
  };
  return (
    <Section
      title={t.title}
      note={t.note}
      action={
        hasOthers && (
          <Button variant="default" size="xs" onClick={() => void endOthers()}>
            {t.endOthers}
          </Button>
        )
      }
    >
      {sessions.data ? (
        <ul className={classes['sessions']}>
          {sessions.data.map((session) => (
            <SessionItem key={session.id} session={session} onEnded={refresh} />
          ))}
        </ul>
      ) : sessions.isError ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <Placeholder height={120} />
      )}
    </Section>
  );
}

function SessionItem({ session, onEnded }: { session: Session; onEnded: () => Promise<void> }) {
  const t = messages.get().sessions;
  const { browser, system } = session.device;
  const device = browser === null ? t.unknownDevice : t.device(browser, system ?? t.unknownSystem);
  const end = async (): Promise<void> => {
    const isDone = await confirm({
      title: t.endTitle(device),
      text: t.endText,
      confirmLabel: t.end,
      action: () => fetchData('endSession', { params: { id: session.id } }),
    });
    if (!isDone) return;
    toast.success(t.ended);
    await onEnded();
  };
  return (
    <li>
      <IconDeviceDesktop size={20} stroke={1.5} aria-hidden />
      <div>
        <p className={classes['sessionName']}>
          {device}
          {session.current && <span className={classes['current']}>{t.current}</span>}
        </p>
        <p className={classes['sessionFacts']}>{t.address(session.address)}</p>
        <p className={classes['sessionFacts']}>{t.since(format.dateTime(session.since))}</p>
        <p className={classes['sessionFacts']}>{t.lastSeen(format.dateTime(session.lastSeen))}</p>
      </div>
      {!session.current && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          aria-label={`${t.end}: ${device}, ${session.address}`}
          onClick={() => void end()}
        >
          {t.end}
        </Button>
      )}
    </li>
  );
}
