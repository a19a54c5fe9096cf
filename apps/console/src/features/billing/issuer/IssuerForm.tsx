import { invoiceNumber, TAX_ROUNDINGS } from '@ocr/billing';
import { Button, Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import type { Issuer } from '@ocr/contract';
import { limits } from '@ocr/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  issuerRules,
  readPrefix,
  readRounding,
  toIssuerChange,
  toIssuerValues,
  type IssuerValues,
} from '#features/billing/issuer/issuer-values.ts';
import classes from '#features/billing/issuer/issuer.module.css';
import { messages } from '#features/billing/issuer/messages.ts';
import { hasResult } from '#lib/api/call-error.ts';
import { fetchData } from '#lib/api/client.ts';
import { localToday } from '#lib/months.ts';
import { issuerQuery } from '#lib/queries/prices.ts';
import { EmailField } from '#ui/form/EmailField.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useAppForm, type AppForm } from '#ui/form/form.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Section } from '#ui/layout/Section.tsx';

type Form = AppForm<IssuerValues>['form'];

/** The issuer's details but for the pictures, saved on the version that the reader saw. */
export function IssuerForm({ issuer }: { issuer: Issuer }) {
  const t = messages.get();
  const client = useQueryClient();
  const [isOutdated, setOutdated] = useState(false);
  const { form, onSubmit, isBusy, problem } = useAppForm<IssuerValues>({
    initialValues: toIssuerValues(issuer),
    validate: issuerRules(t),
    fallback: t.failed,
    submit: async (values) => {
      try {
        const body = toIssuerChange(values, issuer.version);
        const saved = await fetchData('updateIssuer', { body });
        toast.success(t.saved);
        client.setQueryData(issuerQuery.queryKey, saved);
      } catch (error) {
        setOutdated(hasResult(error, 'CHANGED_MEANWHILE'));
        throw error;
      }
    },
  });
  return (
    <form className={classes['sections']} onSubmit={onSubmit} noValidate>
      <Section title={t.company.title}>
        <CompanyFields form={form} />
      </Section>
      <Section title={t.payment.title}>
        <PaymentFields form={form} />
      </Section>
      <Section title={t.tax.title}>
        <TaxFields form={form} />
      </Section>
      <Section title={t.issuing.title}>
        <IssuingFields form={form} />
      </Section>
      <FormActions isBusy={isBusy} problem={problem} submitLabel={t.save}>
        {isOutdated && (
          <Button
            variant="default"
            onClick={() => void client.invalidateQueries({ queryKey: issuerQuery.queryKey })}
          >
            {t.reload}
          </Button>
        )}
      </FormActions>
    </form>
  );
}

function CompanyFields({ form }: { form: Form }) {
  const t = messages.get().company;
  return (
    <div className={classes['fields']}>
      <div className={classes['two']}>
        <TextInput
          label={t.name}
          withAsterisk
          autoComplete="off"
          maxLength={limits.companyName}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t.nameEn}
          description={t.nameEnNote}
          autoComplete="off"
          maxLength={limits.companyName}
          {...form.getInputProps('nameEn')}
        />
      </div>
      <TextInput
        label={t.registrationNumber}
        description={t.registrationNote}
        placeholder="T1234567890123"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={limits.phone}
        {...form.getInputProps('registrationNumber')}
      />
      <Textarea
        label={t.address}
        autosize
        minRows={2}
        maxLength={limits.address}
        {...form.getInputProps('address')}
      />
      <div className={classes['two']}>
        <TextInput
          label={t.phone}
          type="tel"
          autoComplete="off"
          maxLength={limits.phone}
          {...form.getInputProps('phone')}
        />
        <EmailField label={t.email} maxLength={limits.email} {...form.getInputProps('email')} />
      </div>
    </div>
  );
}

function PaymentFields({ form }: { form: Form }) {
  const t = messages.get().payment;
  const note = { autosize: true, minRows: 2, maxLength: limits.invoiceNote } as const;
  return (
    <div className={classes['fields']}>
      <Textarea
        label={t.accounts}
        description={t.accountsNote}
        autosize
        minRows={2}
        maxLength={limits.bankAccounts * (limits.bankAccount + 1)}
        {...form.getInputProps('bankAccounts')}
      />
      <div className={classes['two']}>
        <Textarea label={t.note} description={t.noteNote} {...note} {...form.getInputProps('note')} />
        <Textarea label={t.noteEn} description={t.noteEnNote} {...note} {...form.getInputProps('noteEn')} />
      </div>
    </div>
  );
}

function TaxFields({ form }: { form: Form }) {
  const t = messages.get().tax;
  return (
    <div className={classes['fields']}>
      <Select
        label={t.rounding}
        description={t.roundingNote}
        data={TAX_ROUNDINGS.map((value) => ({ value, label: t.roundings[value] }))}
        allowDeselect={false}
        maw={320}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        value={form.values.taxRounding}
        onChange={(chosen) => form.setFieldValue('taxRounding', readRounding(chosen))}
      />
      <Checkbox label={t.includeTax} {...form.getInputProps('pricesIncludeTax', { type: 'checkbox' })} />
    </div>
  );
}

function IssuingFields({ form }: { form: Form }) {
  const t = messages.get().issuing;
  const example = invoiceNumber(localToday().slice(0, 7), 1, readPrefix(form.values.numberPrefix));
  return (
    <div className={classes['fields']}>
      <Checkbox
        label={t.draftFirst}
        description={t.draftNote}
        {...form.getInputProps('draftFirst', { type: 'checkbox' })}
      />
      <div className={classes['two']}>
        <TextInput
          label={t.prefix}
          description={t.example(example)}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={limits.numberPrefix}
          withAsterisk
          {...form.getInputProps('numberPrefix')}
        />
        <TextInput
          label={t.reminderDays}
          description={t.reminderNote}
          autoComplete="off"
          maxLength={40}
          {...form.getInputProps('reminderDays')}
        />
      </div>
    </div>
  );
}
