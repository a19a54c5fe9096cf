import type { Currency } from '@ocr/billing';
import type { PricesChange, PricesEffect as Effect } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { messages } from '#features/billing/prices/messages.ts';
import table from '#features/billing/settings/billing-config.module.css';
import { format } from '#lib/format.ts';
import { money } from '#lib/money.ts';
import { pricesEffectQuery } from '#lib/queries/prices.ts';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';

interface PricesEffectProps {
  /** `undefined` while the prices are not complete. */
  readonly change: PricesChange | undefined;
  /** In which the amounts before are; undefined where there were no prices. */
  readonly before: Currency | undefined;
  readonly includesTax: boolean;
}

const maxRows = 100;

/** Every tenant's month before and after a change of prices. */
export function PricesEffect({ change, before, includesTax }: PricesEffectProps) {
  const t = messages.get().dialog;
  const effect = useQuery({
    ...pricesEffectQuery(change ?? { effective: 'current' }),
    enabled: change !== undefined,
  });
  const title = change?.effective === 'next' ? t.effectNext : includesTax ? t.effectWithTax : t.effect;
  return (
    <section className={table['effect']} aria-live="polite">
      <h3>{title}</h3>
      {change === undefined ? (
        <p className={table['text']}>{t.waiting}</p>
      ) : effect.data ? (
        <Effects
          tenants={effect.data.tenants}
          isStale={effect.isPlaceholderData}
          currencies={{ before, after: change.currency }}
        />
      ) : effect.isError ? (
        <ErrorState error={effect.error} onRetry={() => void effect.refetch()} />
      ) : (
        <Placeholder height={120} />
      )}
    </section>
  );
}

interface EffectsProps {
  readonly tenants: Effect['tenants'];
  readonly isStale: boolean;
  readonly currencies: { readonly before: Currency | undefined; readonly after: Currency | undefined };
}

function Effects({ tenants, isStale, currencies }: EffectsProps) {
  const t = messages.get().dialog;
  const changed = tenants.filter((tenant) => tenant.changed);
  if (tenants.length === 0) return <p className={table['text']}>{t.noTenants}</p>;
  if (changed.length === 0) return <p className={table['text']}>{t.noEffect}</p>;
  const left = changed.length - maxRows;
  return (
    <>
      <p className={table['text']}>
        {t.changed(format.number(changed.length), format.number(tenants.length))}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div className={table['effectScroll']} role="region" aria-label={t.effect} tabIndex={0}>
        <table className={table['effects']} data-stale={isStale || undefined}>
          <thead>
            <tr>
              <th scope="col">{t.tenant}</th>
              <th scope="col" data-end>
                {t.before}
              </th>
              <th scope="col" data-end>
                {t.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {changed.slice(0, maxRows).map(({ tenantId, companyName, before, after }) => (
              <tr key={tenantId}>
                <th scope="row">{companyName}</th>
                <td data-end data-label={t.before}>
                  {money(before, currencies.before ?? 'JPY')}
                </td>
                <td data-end data-label={t.after}>
                  <strong>{money(after, currencies.after ?? 'JPY')}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && <p className={table['text']}>{t.more(format.number(left), left)}</p>}
    </>
  );
}
