import type { CurrentUsage } from '@ocr/contract';
import classes from '#ui/UsageBar.module.css';

interface UsageBarProps {
  readonly figures: Pick<CurrentUsage, 'pagesUsed' | 'pagesReserved' | 'pageLimit' | 'usageStatus'>;
  readonly label: string;
  /** The reading in words, for screen readers. */
  readonly text: string;
}

/** Used, running and free pages of a month as one bar; a mark shows where "close to limit" begins. */
export function UsageBar({ figures, label, text }: UsageBarProps) {
  const { pagesUsed, pagesReserved, pageLimit, usageStatus } = figures;
  const width = (pages: number): string => `${Math.min(100, (pages / Math.max(1, pageLimit)) * 100)}%`;
  return (
    <div
      className={classes['bar']}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={pageLimit}
      aria-valuenow={Math.min(pagesUsed + pagesReserved, pageLimit)}
      aria-valuetext={text}
    >
      <span className={classes['used']} data-status={usageStatus} style={{ width: width(pagesUsed) }} />
      <span className={classes['reserved']} style={{ width: width(pagesReserved) }} />
      <span className={classes['mark']} aria-hidden />
    </div>
  );
}
