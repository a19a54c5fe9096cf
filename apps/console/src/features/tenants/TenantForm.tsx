import { Button, Textarea, TextInput } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { CurrentUsage, Tenant } from '@ocr/contract';
import { limits } from '@ocr/contract/limits';
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
import { DateField } from '#ui/DateField.tsx';
import type { AppForm } from '#ui/form.ts';
import { FormActions } from '#ui/FormActions.tsx';
import { SecretField } from '#ui/SecretField.tsx';
import { Section } from '#ui/Section.tsx';
import { readWhole, WholeField } from '#ui/WholeField.tsx';

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
  const words = messages.get().form;
  return (
    <form className={classes['sections']} onSubmit={onSubmit} noValidate>
      <Section title={words.company}>
        <div className={classes['fields']}>
          <TextInput
            label={words.companyName}
            withAsterisk
            autoComplete="off"
            maxLength={limits.companyName}
            {...form.getInputProps('companyName')}
          />
          <Textarea
            label={words.description}
            autosize
            minRows={2}
            maxLength={limits.description}
            {...form.getInputProps('description')}
          />
        </div>
      </Section>
      <Section title={words.signIn}>
        <SignInFields form={form} tenant={tenant} />
      </Section>
      <Section title={words.contact}>
        <ContactFields form={form} />
      </Section>
      <Section title={words.limits}>
        <LimitFields form={form} tenant={tenant} usage={usage} pagesPerBlock={pagesPerBlock} />
      </Section>
      <FormActions
        isBusy={isBusy}
        problem={problem}
        submitLabel={tenant === undefined ? words.create : words.save}
      >
        <Button component={Link} to={paths.tenants} variant="default">
          {words.cancel}
        </Button>
      </FormActions>
    </form>
  );
}

function SignInFields({ form, tenant }: { form: Fields; tenant: Tenant | undefined }) {
  const words = messages.get().form;
  const [isShown, setShown] = useState(false);
  if (tenant !== undefined) {
    return <TextInput label={words.email} description={words.emailFixed} value={tenant.email} readOnly />;
  }
  const suggest = (): void => {
    form.setFieldValue('password', suggestPassword());
    setShown(true);
  };
  return (
    <div className={classes['fields']}>
      <TextInput
        label={words.email}
        description={words.emailNote}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        withAsterisk
        maxLength={limits.email}
        {...form.getInputProps('email')}
      />
      <div className={classes['password']}>
        <SecretField
          label={words.password}
          description={words.passwordNote}
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
          {words.suggest}
        </Button>
      </div>
    </div>
  );
}

function ContactFields({ form }: { form: Fields }) {
  const words = messages.get().form;
  return (
    <div className={classes['fields']}>
      <div className={classes['two']}>
        <TextInput
          label={words.contactName}
          autoComplete="off"
          withAsterisk
          maxLength={limits.personName}
          {...form.getInputProps('contactName')}
        />
        <TextInput
          label={words.phoneNumber}
          type="tel"
          autoComplete="off"
          withAsterisk
          maxLength={limits.phone}
          {...form.getInputProps('phoneNumber')}
        />
      </div>
      <TextInput
        label={words.contactEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        withAsterisk
        maxLength={limits.email}
        {...form.getInputProps('contactEmail')}
      />
      <Textarea
        label={words.address}
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
  const words = messages.get().form;
  const blockLimit = readWhole(form.values.blockLimit);
  const { expiryDate } = form.values;
  return (
    <div className={classes['fields']}>
      <div className={classes['two']}>
        <div>
          <WholeField
            label={words.blockLimit}
            description={words.blockLimitNote}
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
            label={words.expiryDate}
            description={words.expiryNote}
            withAsterisk
            {...form.getInputProps('expiryDate')}
            value={expiryDate}
          />
          {expiryDate !== '' && expiryDate < localToday() && (
            <p className={classes['effect']} data-status="full_capacity" aria-live="polite">
              {words.expiryPast}
            </p>
          )}
        </div>
      </div>
      {tenant && (
        <dl className={classes['dates']}>
          <div>
            <dt>{words.onboardDate}</dt>
            <dd>{format.dateTime(tenant.onboardDate)}</dd>
          </div>
          <div>
            <dt>{words.updatedDate}</dt>
            <dd>{format.dateTime(tenant.updatedDate)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
