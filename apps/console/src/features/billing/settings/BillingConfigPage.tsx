import { Button } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import type { Settings } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import classes from '#features/billing/settings/billing-config.module.css';
import { ReconciliationSection } from '#features/billing/settings/ReconciliationSection.tsx';
import { ChangeDialog } from '#features/billing/settings/ChangeDialog.tsx';
import type { CountField, Effective } from '#features/billing/settings/change-value.ts';
import { ConfigTabs } from '#features/billing/settings/ConfigTabs.tsx';
import { HistorySection } from '#features/billing/settings/HistorySection.tsx';
import { messages } from '#features/billing/settings/messages.ts';
import { PaymentDay } from '#features/billing/settings/PaymentDay.tsx';
import { TimeZoneDialog } from '#features/billing/settings/TimeZoneDialog.tsx';
import { ValuesTable } from '#features/billing/settings/ValuesTable.tsx';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { settingsQuery } from '#lib/queries/settings.ts';

/** The change in progress, based on the settings at the time it began. */
type Change =
  | { readonly field: CountField; readonly effective: Effective; readonly settings: Settings }
  | { readonly field: 'timeZone'; readonly settings: Settings };

/** The billing configuration of all tenants. */
export function BillingConfigPage() {
  const t = messages.get();
  const settings = useQuery(settingsQuery);
  const { data } = settings;
  return (
    <>
      <PageHeader title={t.title} state={data && t.state(format.month(data.month))} help="billing-config" />
      <ConfigTabs />
      {data ? (
        <Configuration settings={data} />
      ) : settings.isError ? (
        <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
      ) : (
        <Placeholder height={640} />
      )}
    </>
  );
}

function Configuration({ settings }: { settings: Settings }) {
  const t = messages.get();
  const [change, setChange] = useState<Change>();
  const close = (): void => setChange(undefined);
  return (
    <div className={classes['stack']}>
      <ValuesTable
        settings={settings}
        onChange={(field, effective) => setChange({ field, effective, settings })}
        onChangeTimeZone={() => setChange({ field: 'timeZone', settings })}
      />
      <div className={classes['cards']}>
        <PaymentDay settings={settings} />
        <div id="books" className={classes['card']}>
          <ReconciliationSection />
        </div>
        <Section title={t.templates.title}>
          <p className={classes['text']}>{t.templates.text}</p>
          <Button
            component={Link}
            to={paths.templates}
            variant="default"
            leftSection={<IconTemplate size={16} aria-hidden />}
          >
            {t.templates.open}
          </Button>
        </Section>
      </div>
      <HistorySection of="values" />
      {change?.field === 'timeZone' && <TimeZoneDialog settings={change.settings} onClose={close} />}
      {change !== undefined && change.field !== 'timeZone' && (
        <ChangeDialog
          field={change.field}
          effective={change.effective}
          begunOn={change.settings}
          onClose={close}
        />
      )}
    </div>
  );
}
