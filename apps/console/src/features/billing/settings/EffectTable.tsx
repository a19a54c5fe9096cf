import type { SettingsChange, SettingsEffect } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from '#features/billing/settings/billing-config.module.css';
import { messages } from '#features/billing/settings/messages.ts';
import { format } from '#lib/format.ts';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { settingsEffectQuery } from '#lib/queries/settings.ts';

type Effect = SettingsEffect['tenants'][number];
type Figure = 'pageLimit' | 'pagesAvailable' | 'blocksUsed' | 'packagesUsed';

interface EffectTableProps {
  /** `undefined` while there is no value to take. */
  readonly change: SettingsChange | undefined;
  readonly isNext: boolean;
}

const maxRows = 100;

/** Every tenant before and after a change; those that change come first, those that become full before them. */
export function EffectTable({ change, isNext }: EffectTableProps) {
  const t = messages.get().dialog;
  const effect = useQuery({
    ...settingsEffectQuery(change ?? { effective: 'current' }),
    enabled: change !== undefined,
  });
  return (
    <section className={classes['effect']} aria-live="polite">
      <h3>{isNext ? t.effectNext : t.effect}</h3>
      {change === undefined ? (
        <p className={classes['text']}>{t.waiting}</p>
      ) : effect.data ? (
        <Effects tenants={effect.data.tenants} isStale={effect.isPlaceholderData} />
      ) : effect.isError ? (
        <ErrorState error={effect.error} onRetry={() => void effect.refetch()} />
      ) : (
        <Placeholder height={120} />
      )}
    </section>
  );
}

const becomesFull = ({ before, after }: Effect): boolean =>
  after.usageStatus === 'full_capacity' && before.usageStatus !== 'full_capacity';

function Effects({ tenants, isStale }: { readonly tenants: readonly Effect[]; readonly isStale: boolean }) {
  const t = messages.get().dialog;
  const changed = tenants
    .filter((tenant) => tenant.changed)
    .sort((a, b) => Number(becomesFull(b)) - Number(becomesFull(a)));
  const full = changed.filter(becomesFull).length;
  if (tenants.length === 0) return <p className={classes['text']}>{t.noTenants}</p>;
  if (changed.length === 0) return <p className={classes['text']}>{t.noEffect}</p>;
  return (
    <>
      <p className={classes['text']}>
        {t.changed(format.number(changed.length), format.number(tenants.length))}
        {full > 0 && <strong className={classes['full']}> {t.full(format.number(full), full)}</strong>}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div className={classes['effectScroll']} role="region" aria-label={t.effect} tabIndex={0}>
        <table className={classes['effects']} data-stale={isStale || undefined}>
          <thead>
            <tr>
              <th scope="col">{t.tenant}</th>
              {[t.pageLimit, t.left, t.blocksUsed, t.packagesUsed].map((header) => (
                <th scope="col" key={header} data-end>
                  {header}
                </th>
              ))}
              <th scope="col">{t.usageStatus}</th>
            </tr>
          </thead>
          <tbody>
            {changed.slice(0, maxRows).map((tenant) => (
              <EffectRow key={tenant.tenantId} tenant={tenant} />
            ))}
          </tbody>
        </table>
      </div>
      {changed.length > maxRows && (
        <p className={classes['text']}>{t.more(format.number(changed.length - maxRows))}</p>
      )}
    </>
  );
}

function EffectRow({ tenant: { companyName, before, after } }: { tenant: Effect }) {
  const t = messages.get().dialog;
  const figures: readonly (readonly [Figure, string])[] = [
    ['pageLimit', t.pageLimit],
    ['pagesAvailable', t.left],
    ['blocksUsed', t.blocksUsed],
    ['packagesUsed', t.packagesUsed],
  ];
  return (
    <tr>
      <th scope="row">{companyName}</th>
      {figures.map(([figure, label]) => (
        <td key={figure} data-end data-label={label}>
          <span>
            <BeforeAfter before={format.number(before[figure])} after={format.number(after[figure])} />
          </span>
        </td>
      ))}
      <td data-label={t.usageStatus}>
        <span>
          {before.usageStatus !== after.usageStatus && (
            <>
              <DomainStatusBadge status={before.usageStatus} />
              <span className={classes['arrow']}> → </span>
            </>
          )}
          <DomainStatusBadge status={after.usageStatus} />
        </span>
      </td>
    </tr>
  );
}

function BeforeAfter({ before, after }: { readonly before: string; readonly after: string }): ReactNode {
  if (before === after) return after;
  return (
    <>
      <del>{before}</del>
      <span className={classes['arrow']}> → </span>
      <strong>{after}</strong>
    </>
  );
}
