import { Anchor } from '@mantine/core';
import type { RevenueOfMonth } from '@ocr/contract';
import { moneyText } from '@ocr/contract/invoice-paper';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import classes from '#features/dashboard/dashboard.module.css';
import { messages } from '#features/dashboard/messages.ts';
import { format } from '#lib/format.ts';
import { currentLanguageTag } from '#lib/i18n/language.ts';
import { paths } from '#lib/paths.ts';
import { revenueQuery } from '#lib/queries/invoices.ts';
import { Section } from '#ui/layout/Section.tsx';

// Half a year is what a person compares at a glance; the rest is on the usage page.
const maxMonths = 6;

/** The invoiced amounts of the last months; nothing if there are no amounts. */
export function RevenueChart() {
  const t = messages.get().revenue;
  const { data } = useQuery(revenueQuery());
  if (data === undefined || data.months.length === 0) return null;
  const first = data.months[Math.min(maxMonths, data.months.length) - 1]?.month ?? '';
  const months = data.months.filter(({ month }) => month >= first);
  const link = (
    <Anchor component={Link} to={paths.usage} hash="revenue" size="sm">
      {t.open}
    </Anchor>
  );
  return (
    <Section title={t.title} note={t.note} action={link}>
      <table className={classes['revenue']}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t.month}</th>
            <th scope="col">{t.title}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={`${month.month} ${month.currency}`}>
              <th scope="row">{format.shortMonth(month.month)}</th>
              <td className={classes['bar']} aria-hidden>
                <span style={{ width: `${shareOf(month, months)}%` }} />
              </td>
              <td className={classes['money']}>
                {moneyText(month.currency, currentLanguageTag)(month.total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** Of the largest month of the same currency, in percent. */
function shareOf({ currency, total }: RevenueOfMonth, months: readonly RevenueOfMonth[]): number {
  const most = Math.max(...months.filter((each) => each.currency === currency).map((each) => each.total));
  return most <= 0 ? 0 : Math.max(0, (total / most) * 100);
}
