import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { CurrentUsage } from '@ocr/contract';
import classes from '#features/dashboard/gauge.module.css';
import { messages } from '#features/dashboard/messages.ts';
import { format } from '#lib/format.ts';
import { DomainStatusBadge } from '#ui/DomainStatusBadge.tsx';
import { Section } from '#ui/Section.tsx';
import { Placeholder } from '#ui/States.tsx';

/** What is left of this month: one bar of used, running and free pages, with the blocks beside it. */
export function PageGauge({ figures }: { figures: CurrentUsage | undefined }) {
  const words = messages.get().tenant;
  return (
    <Section
      title={words.limit}
      action={
        figures && (
          <span className={classes['status']}>
            <DomainStatusBadge status={figures.usageStatus} />
            <Tooltip label={words.meaning} multiline w={280}>
              <UnstyledButton className={classes['info']} aria-label={words.meaning}>
                <IconInfoCircle size={16} aria-hidden />
              </UnstyledButton>
            </Tooltip>
          </span>
        )
      }
    >
      {figures ? <Gauge figures={figures} /> : <Placeholder height={132} />}
    </Section>
  );
}

function Gauge({ figures }: { figures: CurrentUsage }) {
  const words = messages.get().tenant;
  const { pagesUsed, pagesReserved, pageLimit, pagesAvailable, usageStatus } = figures;
  const taken = pagesUsed + pagesReserved;
  const width = (pages: number): string => `${Math.min(100, (pages / Math.max(1, pageLimit)) * 100)}%`;
  return (
    <>
      <p className={classes['left']}>
        {format.number(pagesAvailable)} <small>{words.of(format.number(pageLimit))}</small>
      </p>
      <div
        className={classes['bar']}
        role="meter"
        aria-label={words.limit}
        aria-valuemin={0}
        aria-valuemax={pageLimit}
        aria-valuenow={Math.min(taken, pageLimit)}
        aria-valuetext={words.gauge(format.number(taken), format.number(pageLimit))}
      >
        <span className={classes['used']} data-status={usageStatus} style={{ width: width(pagesUsed) }} />
        <span className={classes['reserved']} style={{ width: width(pagesReserved) }} />
        <span className={classes['mark']} aria-hidden />
      </div>
      <dl className={classes['facts']}>
        <div>
          <dt>{words.used}</dt>
          <dd>{format.number(pagesUsed)}</dd>
        </div>
        <div>
          <dt>{words.reserved}</dt>
          <dd>{format.number(pagesReserved)}</dd>
        </div>
        <div>
          <dt>{words.blocks}</dt>
          <dd>{words.blocksOf(format.number(figures.blocksUsed), format.number(figures.blockLimit))}</dd>
        </div>
      </dl>
      {figures.forecastLimitDay !== null && usageStatus !== 'full_capacity' && (
        <p className={classes['forecast']}>{words.forecast(format.day(figures.forecastLimitDay))}</p>
      )}
    </>
  );
}
