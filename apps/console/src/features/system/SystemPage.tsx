import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '#features/system/health.ts';
import { messages } from '#features/system/messages.ts';
import classes from '#features/system/system.module.css';
import { WidgetGallery } from '#features/system/WidgetGallery.tsx';
import { getConfig } from '#lib/config.ts';
import { format } from '#lib/format.ts';
import { usePollInterval } from '#lib/live/live.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Section } from '#ui/Section.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { ErrorState, Placeholder } from '#ui/States.tsx';

/** Version, engine and the state of the parts, and every widget in every state. */
export function SystemPage() {
  const words = messages.get();
  const health = useQuery(healthQuery);
  const isLive = usePollInterval(true) === false;
  const { version } = getConfig();
  const badge = (isWell: boolean) => (
    <StatusBadge tone={isWell ? 'good' : 'bad'} label={isWell ? words.ok : words.unavailable} />
  );
  return (
    <>
      <PageHeader
        title={words.title}
        state={health.data && (health.data.status === 'ok' ? words.well : words.unwell)}
        action={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={health.isFetching}
            onClick={() => void health.refetch()}
          >
            {words.again}
          </Button>
        }
      />
      <div className={classes['pair']}>
        <Section title={words.state}>
          {health.isError && !health.data ? (
            <ErrorState error={health.error} onRetry={() => void health.refetch()} />
          ) : (
            <dl className={classes['facts']}>
              <dt>{words.version}</dt>
              <dd>{version}</dd>
              <dt>{words.engine}</dt>
              <dd>
                {health.data ? (health.data.engine ?? format.number(null)) : <Placeholder width={120} />}
              </dd>
              {Object.entries(health.data?.checks ?? {}).map(([part, result]) => (
                <div key={part} className={classes['fact']}>
                  <dt>{words.parts[part] ?? part}</dt>
                  <dd>{badge(result === 'ok')}</dd>
                </div>
              ))}
              <dt>{words.live}</dt>
              <dd>
                <StatusBadge
                  tone={isLive ? 'good' : 'warn'}
                  label={isLive ? words.liveOpen : words.liveClosed}
                />
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
  const words = messages.get();
  const { limits } = getConfig();
  return (
    <Section title={words.limits}>
      <dl className={classes['facts']}>
        <dt>{words.maxFiles}</dt>
        <dd>{format.number(limits.maxFiles)}</dd>
        <dt>{words.maxFileMb}</dt>
        <dd>{format.bytes(limits.maxFileMb * 1_000_000)}</dd>
        <dt>{words.maxFilePages}</dt>
        <dd>{format.number(limits.maxFilePages)}</dd>
        <dt>{words.maxRequestPages}</dt>
        <dd>{format.number(limits.maxRequestPages)}</dd>
      </dl>
    </Section>
  );
}
