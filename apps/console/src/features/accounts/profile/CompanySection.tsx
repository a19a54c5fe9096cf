import { Textarea, TextInput } from '@mantine/core';
import type { Tenant } from '@ocr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/accounts/profile/messages.ts';
import classes from '#features/accounts/profile/profile.module.css';
import { fetchData } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { all, rules, useAppForm } from '#ui/form/form.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Quantity } from '#ui/figures/Quantity.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { myTenantQuery } from '#lib/queries/tenants.ts';

/** The tenant's own company: contact data to change, limit and dates to see. */
export function CompanySection() {
  const t = messages.get();
  const tenant = useQuery(myTenantQuery);
  return (
    <Section title={t.company} note={t.companyNote}>
      {tenant.data ? (
        <>
          <Facts tenant={tenant.data} />
          <ContactForm key={tenant.data.id} tenant={tenant.data} />
        </>
      ) : tenant.isError ? (
        <ErrorState error={tenant.error} onRetry={() => void tenant.refetch()} />
      ) : (
        <Placeholder height={480} />
      )}
    </Section>
  );
}

function Facts({ tenant }: { tenant: Tenant }) {
  const t = messages.get();
  return (
    <dl className={classes['facts']}>
      <dt>{t.companyName}</dt>
      <dd>{tenant.companyName}</dd>
      <dt>{t.tenantId}</dt>
      <dd>{tenant.number}</dd>
      <dt>{t.blockLimit}</dt>
      <dd>
        <Quantity value={tenant.blockLimit} unit={signedInMessages.get().unit.blocks} />
      </dd>
      <dt>{t.expiryDate}</dt>
      <dd>{format.day(tenant.expiryDate)}</dd>
    </dl>
  );
}

function ContactForm({ tenant }: { tenant: Tenant }) {
  const t = messages.get();
  const client = useQueryClient();
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: {
      contactName: tenant.contactName,
      contactEmail: tenant.contactEmail,
      phoneNumber: tenant.phoneNumber,
      address: tenant.address,
      description: tenant.description,
    },
    validate: {
      contactName: rules.required,
      contactEmail: all(rules.required, rules.email),
      phoneNumber: all(rules.required, rules.phone),
    },
    fallback: t.failed,
    ask: () => confirm({ title: t.saveTitle, confirmLabel: t.save }),
    submit: async (values) => {
      const saved = await fetchData('updateMyTenant', { body: values });
      client.setQueryData(myTenantQuery.queryKey, saved);
      toast.success(t.saved);
    },
  });
  return (
    <form className={classes['fields']} onSubmit={onSubmit} noValidate>
      <TextInput label={t.contactName} withAsterisk {...form.getInputProps('contactName')} />
      <TextInput label={t.contactEmail} type="email" withAsterisk {...form.getInputProps('contactEmail')} />
      <TextInput label={t.companyPhone} type="tel" withAsterisk {...form.getInputProps('phoneNumber')} />
      <Textarea label={t.address} autosize minRows={2} {...form.getInputProps('address')} />
      <Textarea label={t.description} autosize minRows={2} {...form.getInputProps('description')} />
      <FormActions isBusy={isBusy} problem={problem} submitLabel={t.save} />
    </form>
  );
}
