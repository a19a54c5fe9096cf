import { Button, Textarea, TextInput } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { CurrentUsage, Tenant } from '@ocr/contract';
import { limits } from '@ocr/contract/limits';
import { isDay } from '@ocr/contract/rules';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { LimitEffect } from '#features/tenants/LimitEffect.tsx';
import { messages } from '#features/tenants/messages.ts';
import { suggestPassword } from '#features/tenants/suggest-password.ts';
import type { TenantValues } from '#features/tenants/tenant-values.ts';
import classes from '#features/tenants/tenants.module.css';
import { format } from '#lib/format.ts';
import { localToday } from '#lib/months.ts';
import { paths } from '#lib/paths.ts';
import { EmailField } from '#ui/form/EmailField.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import type { AppForm } from '#ui/form/form.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { SecretField } from '#ui/form/SecretField.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { readWhole, WholeField } from '#ui/form/WholeField.tsx';

interface TenantFormProps extends AppForm<TenantValues> {
  /** Absent while adding. */
  readonly tenant?: Tenant;
  readonly usage?: CurrentUsage | undefined;
  readonly pagesPerBlock: number | undefined;
  /** Stands under the sections, after the form's own buttons. */
  readonly children?: ReactNode;
}

type Fields = TenantFormProps['form'];

/** The one form of adding and changing a tenant, in four sections. */
export function TenantForm({
  tenant,
  usage,
  pagesPerBlock,
  form,
  onSubmit,
  isBusy,
  problem,
}: TenantFormProps) {
  const t = messages.get().form;
  return (
    <form className={classes['sections']} onSubmit={onSubmit} noValidate>
      <Section title={t.company}>
        <div className={classes['fields']}>
          <TextInput
            label={t.companyName}
            withAsterisk
            autoComplete="off"
            maxLength={limits.companyName}
            {...form.getInputProps('companyName')}
          />
          <Textarea
            label={t.description}
            autosize
            minRows={2}
            maxLength={limits.description}
            {...form.getInputProps('description')}
          />
        </div>
      </Section>
      <Section title={t.signIn}>
        <SignInFields form={form} tenant={tenant} />
      </Section>
      <Section title={t.contact}>
        <ContactFields form={form} />
      </Section>
      <Section title={t.limits}>
        <LimitFields form={form} tenant={tenant} usage={usage} pagesPerBlock={pagesPerBlock} />
      </Section>
      <FormActions isBusy={isBusy} problem={problem} submitLabel={tenant === undefined ? t.create : t.save}>
        <Button component={Link} to={paths.tenants} variant="default">
          {t.cancel}
        </Button>
      </FormActions>
    </form>
  );
}

function SignInFields({ form, tenant }: { form: Fields; tenant: Tenant | undefined }) {
  const t = messages.get().form;
  const [isShown, setShown] = useState(false);
  if (tenant !== undefined) {
    return <TextInput label={t.email} description={t.emailFixed} value={tenant.email} readOnly />;
  }
  const suggest = (): void => {
    form.setFieldValue('password', suggestPassword());
    setShown(true);
  };
  return (
    <div className={classes['fields']}>
      <EmailField
        label={t.email}
        description={t.emailNote}
        withAsterisk
        maxLength={limits.email}
        {...form.getInputProps('email')}
      />
      <div className={classes['password']}>
        <SecretField
          label={t.password}
          description={t.passwordNote}
          autoComplete="new-password"
          withAsterisk
          maxLength={limits.passwordMax}
          visible={isShown}
          onVisibilityChange={setShown}
          {...form.getInputProps('password')}
        />
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconSparkles size={16} aria-hidden />}
          onClick={suggest}
        >
          {t.suggest}
        </Button>
      </div>
    </div>
  );
}

function ContactFields({ form }: { form: Fields }) {
  const t = messages.get().form;
  return (
    <div className={classes['fields']}>
      <div className={classes['two']}>
        <TextInput
          label={t.contactName}
          autoComplete="off"
          withAsterisk
          maxLength={limits.personName}
          {...form.getInputProps('contactName')}
        />
        <TextInput
          label={t.phoneNumber}
          type="tel"
          autoComplete="off"
          withAsterisk
          maxLength={limits.phone}
          {...form.getInputProps('phoneNumber')}
        />
      </div>
      <EmailField
        label={t.contactEmail}
        withAsterisk
        maxLength={limits.email}
        {...form.getInputProps('contactEmail')}
      />
      <Textarea
        label={t.address}
        autosize
        minRows={2}
        maxLength={limits.address}
        {...form.getInputProps('address')}
      />
    </div>
  );
}

interface LimitFieldsProps {
  readonly form: Fields;
  readonly tenant: Tenant | undefined;
  readonly usage: CurrentUsage | undefined;
  readonly pagesPerBlock: number | undefined;
}

function LimitFields({ form, tenant, usage, pagesPerBlock }: LimitFieldsProps) {
  const t = messages.get().form;
  const blockLimit = readWhole(form.values.blockLimit);
  const { expiryDate } = form.values;
  return (
    <div className={classes['fields']}>
      <div className={classes['two']}>
        <div>
          <WholeField
            label={t.blockLimit}
            description={t.blockLimitNote}
            withAsterisk
            {...form.getInputProps('blockLimit')}
          />
          <LimitEffect
            blockLimit={blockLimit}
            pagesPerBlock={pagesPerBlock}
            usage={usage}
            isChanged={tenant !== undefined && blockLimit !== tenant.blockLimit}
          />
        </div>
        <div>
          <DateField
            label={t.expiryDate}
            description={t.expiryNote}
            withAsterisk
            {...form.getInputProps('expiryDate')}
            value={expiryDate}
          />
          {isDay(expiryDate) && expiryDate < localToday() && (
            <p className={classes['effect']} data-status="full_capacity" aria-live="polite">
              {t.expiryPast}
            </p>
          )}
        </div>
      </div>
      {tenant && (
        <dl className={classes['dates']}>
          <div>
            <dt>{t.onboardDate}</dt>
            <dd>{format.dateTime(tenant.onboardDate)}</dd>
          </div>
          <div>
            <dt>{t.updatedDate}</dt>
            <dd>{format.dateTime(tenant.updatedDate)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
