import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { CurrentUsage } from '@ocr/contract';
import { format } from '#lib/format.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';
import classes from '#ui/figures/MonthGauge.module.css';

interface MonthGaugeProps {
  readonly figures: CurrentUsage;
  /** Names the gauge for screen readers. */
  readonly label: string;
  /** What to say below; the forecast of the limit by default. */
  readonly note?: string;
  /** More figures, after the month's own: name and value. */
  readonly more?: readonly (readonly [name: string, value: string])[];
}

/**
 * A month's figures: pages left, one bar of used, running and free pages, and the numbers. For many tenants together only what was used:
 * their limits do not add up.
 */
export function MonthGauge({ figures, label, note, more = [] }: MonthGaugeProps) {
  const t = signedInMessages.get().month;
  const number = format.number;
  const isSum = figures.tenants !== undefined;
  const facts = [
    [t.used, number(figures.pagesUsed)],
    [t.reserved, number(figures.pagesReserved)],
    [
      t.blocks,
      isSum ? number(figures.blocksUsed) : t.blocksOf(number(figures.blocksUsed), number(figures.blockLimit)),
    ],
    [t.packages, number(figures.packagesUsed)],
    [t.requests, number(figures.requestCount)],
    ...storageFact(figures),
    ...more,
  ] as const;
  return (
    <div className={classes['gauge']}>
      {!isSum && (
        <>
          <p className={classes['left']}>
            {t.left.before && <small>{t.left.before} </small>}
            {number(figures.pagesAvailable)} <small>{t.left.after(number(figures.pageLimit))}</small>
          </p>
          <Bar figures={figures} label={label} />
        </>
      )}
      <dl className={classes['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes['note']}>{note ?? forecastText(figures)}</p>
    </div>
  );
}

/** What one tenant's documents take; the sums of many tenants have none. */
function storageFact({ storage }: CurrentUsage): (readonly [string, string])[] {
  if (storage === undefined) return [];
  const t = signedInMessages.get().month;
  return [[t.storage, t.storageOf(format.bytes(storage.usedBytes), format.bytes(storage.limitBytes))]];
}

/** A mark shows where "close to limit" begins. */
function Bar({ figures, label }: Pick<MonthGaugeProps, 'figures' | 'label'>) {
  const { pagesUsed, pagesReserved, pageLimit, usageStatus } = figures;
  const taken = pagesUsed + pagesReserved;
  const width = (pages: number): string => `${Math.min(100, (pages / Math.max(1, pageLimit)) * 100)}%`;
  return (
    <div
      className={classes['bar']}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={pageLimit}
      aria-valuenow={Math.min(taken, pageLimit)}
      aria-valuetext={signedInMessages.get().month.gauge(format.number(taken), format.number(pageLimit))}
    >
      <span className={classes['used']} data-status={usageStatus} style={{ width: width(pagesUsed) }} />
      <span className={classes['reserved']} style={{ width: width(pagesReserved) }} />
      <span className={classes['mark']} aria-hidden />
    </div>
  );
}

function forecastText({ usageStatus, forecastLimitDay }: CurrentUsage): string {
  const t = signedInMessages.get().month;
  if (usageStatus === 'full_capacity') return t.full;
  return forecastLimitDay === null ? '' : t.forecast(format.day(forecastLimitDay));
}

/** A month's usage status, with what it means on hover and focus. */
export function MonthStatus({ status }: { status: CurrentUsage['usageStatus'] }) {
  const { meaning } = signedInMessages.get().month;
  return (
    <span className={classes['status']}>
      <DomainStatusBadge status={status} />
      <Tooltip label={meaning} multiline w={280} events={{ hover: true, focus: true, touch: true }}>
        <UnstyledButton className={classes['info'] ?? ''} aria-label={meaning}>
          <IconInfoCircle size={16} aria-hidden />
        </UnstyledButton>
      </Tooltip>
    </span>
  );
}
