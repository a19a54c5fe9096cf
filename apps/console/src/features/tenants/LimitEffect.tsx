import { monthFigures } from '@ocr/billing';
import type { CurrentUsage } from '@ocr/contract';
import { messages } from '#features/tenants/messages.ts';
import classes from '#features/tenants/tenants.module.css';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';

interface LimitEffectProps {
  /** The limit as typed; nothing is shown for an invalid one. */
  readonly blockLimit: number | undefined;
  readonly pagesPerBlock: number | undefined;
  /** The tenant's running month; none for a new tenant. */
  readonly usage?: CurrentUsage | undefined;
  readonly isChanged?: boolean;
}

/** What a block limit means now: in pages, and in what it leaves of this month. */
export function LimitEffect({ blockLimit, pagesPerBlock, usage, isChanged = false }: LimitEffectProps) {
  const t = messages.get().limit;
  const isKnown = blockLimit !== undefined && blockLimit >= 0 && blockLimit <= 100_000;
  if (!isKnown || pagesPerBlock === undefined) return <p className={classes['effect']}> </p>;
  const figures = monthFigures(
    { blockLimit, pagesUsed: usage?.pagesUsed ?? 0, pagesReserved: usage?.pagesReserved ?? 0 },
    { pagesPerBlock, blocksPerPackage: usage?.blocksPerPackage ?? 1 },
  );
  const left = (isChanged ? t.left : t.leftNow)(
    format.number(figures.pagesAvailable),
    figures.pagesAvailable,
  );
  return (
    <p className={classes['effect']} data-status={figures.usageStatus} aria-live="polite">
      {joins.sentences(
        t.pages(format.number(figures.pageLimit), format.number(pagesPerBlock)),
        usage && figures.usageStatus !== 'full_capacity' && left,
        figures.usageStatus === 'close_to_limit' && t.close,
        figures.usageStatus === 'full_capacity' && t.full,
      )}
    </p>
  );
}
