import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messages } from '#features/system/messages.ts';
import classes from '#features/system/system.module.css';
import { WidgetGallery } from '#features/system/WidgetGallery.tsx';
import { getConfig } from '#lib/config.ts';
import { format } from '#lib/format.ts';
import { usePollInterval } from '#lib/live/live.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { healthQuery } from '#lib/queries/system.ts';

/** Version, engine and the state of the parts, and every widget in every state. */
export function SystemPage() {
  const t = messages.get();
  const health = useQuery(healthQuery);
  const isLive = usePollInterval(true) === false;
  const { version } = getConfig();
  const badge = (isWell: boolean) => (
    <StatusBadge tone={isWell ? 'good' : 'bad'} label={isWell ? t.ok : t.unavailable} />
  );
  return (
    <>
      <PageHeader
        title={t.title}
        state={health.data && (health.data.status === 'ok' ? t.well : t.unwell)}
        action={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={health.isFetching}
            onClick={() => void health.refetch()}
          >
            {t.again}
          </Button>
        }
      />
      <div className={classes['pair']}>
        <Section title={t.state}>
          {health.isError && !health.data ? (
            <ErrorState error={health.error} onRetry={() => void health.refetch()} />
          ) : (
            <dl className={classes['facts']}>
              <dt>{t.version}</dt>
              <dd>{version}</dd>
              <dt>{t.engine}</dt>
              <dd>
                {health.data ? (health.data.engine ?? format.number(null)) : <Placeholder width={120} />}
              </dd>
              {Object.entries(health.data?.checks ?? {}).map(([part, result]) => (
                <div key={part} className={classes['fact']}>
                  <dt>{new Map(Object.entries(t.parts)).get(part) ?? part}</dt>
                  <dd>{badge(result === 'ok')}</dd>
                </div>
              ))}
              <dt>{t.live}</dt>
              <dd>
                <StatusBadge tone={isLive ? 'good' : 'warn'} label={isLive ? t.liveOpen : t.liveClosed} />
              </dd>
            </dl>
          )}
        </Section>
        <UploadLimits />
      </div>
      <WidgetGallery />
    </>
  );
}

function UploadLimits() {
  const t = messages.get();
  const { limits } = getConfig();
  return (
    <Section title={t.limits}>
      <dl className={classes['facts']}>
        <dt>{t.maxFiles}</dt>
        <dd>{format.number(limits.maxFiles)}</dd>
        <dt>{t.maxFileMb}</dt>
        <dd>{format.bytes(limits.maxFileMb * 1_000_000)}</dd>
        <dt>{t.maxFilePages}</dt>
        <dd>{format.number(limits.maxFilePages)}</dd>
        <dt>{t.maxRequestPages}</dt>
        <dd>{format.number(limits.maxRequestPages)}</dd>
      </dl>
    </Section>
  );
}
