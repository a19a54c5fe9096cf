import { Link } from '@tanstack/react-router';
import classes from '#features/billing/settings/config-tabs.module.css';
import { messages } from '#features/billing/settings/messages.ts';
import { paths } from '#lib/paths.ts';

/** The parts of the billing configuration, on each of them. */
export function ConfigTabs() {
  const t = messages.get().tabs;
  const tabs = [
    [paths.billingConfig, t.values],
    [paths.prices, t.prices],
    [paths.issuer, t.issuer],
  ] as const;
  return (
    <nav className={classes['tabs']} aria-label={t.label}>
      {tabs.map(([to, label]) => (
        <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
