import { Button, Radio, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import type { Prices, Tenant, TenantPricing } from '@ocr/contract';
import { limits } from '@ocr/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/billing/prices/messages.ts';
import { PriceFields } from '#features/billing/prices/PriceFields.tsx';
import classes from '#features/billing/prices/prices.module.css';
import {
  currencyOf,
  discountKinds,
  endedWith,
  violationsOfPricing,
  toPricingChange,
  toPricingValues,
  type PricingValues,
} from '#features/billing/prices/tenant-pricing-values.ts';
import { fetchData } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { refreshPrices, tenantPricingQuery } from '#lib/queries/prices.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useAppForm, type AppForm } from '#ui/form/form.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { MonthField } from '#ui/form/MonthField.tsx';
import { Section } from '#ui/layout/Section.tsx';

interface TenantPricingFormProps {
  readonly tenant: Tenant;
  readonly prices: Prices;
  readonly pricing: TenantPricing;
}
type Form = AppForm<PricingValues>['form'];

/** Own prices, discount, and how the invoices reach the tenant. */
export function TenantPricingForm({ tenant, prices: shared, pricing }: TenantPricingFormProps) {
  const t = messages.get().tenant;
  const client = useQueryClient();
  const { form, onSubmit, isBusy, problem } = useAppForm<PricingValues>({
    initialValues: toPricingValues(pricing, shared),
    validate: (values) => violationsOfPricing(values, shared),
    fallback: t.failed,
    submit: async (values) => {
      const body = toPricingChange(values, { shared, version: pricing.version });
      const saved = await fetchData('updateTenantPricing', { params: { id: tenant.id }, body });
      toast.success(t.saved);
      client.setQueryData(tenantPricingQuery(tenant.id).queryKey, saved);
      await refreshPrices(client);
    },
  });
  return (
    <form className={classes['sections']} onSubmit={onSubmit} noValidate>
      <Section title={t.prices}>
        <ListFields form={form} shared={shared} />
      </Section>
      <Section title={t.discount}>
        <DiscountFields form={form} shared={shared} ended={endedWith(pricing, shared)} />
      </Section>
      <Section title={t.delivery}>
        <DeliveryFields form={form} tenant={tenant} />
      </Section>
      <FormActions isBusy={isBusy} problem={problem} submitLabel={t.save} />
    </form>
  );
}

function ListFields({ form, shared }: { readonly form: Form; readonly shared: Prices }) {
  const t = messages.get().tenant;
  const { values } = form;
  const hasShared = shared.current !== null || shared.next !== null;
  return (
    <div className={classes['fields']}>
      <SegmentedControl
        aria-label={t.prices}
        data={[
          { value: 'shared', label: t.shared },
          { value: 'own', label: t.own },
        ]}
        value={values.list}
        onChange={(list) => form.setFieldValue('list', list === 'own' ? 'own' : 'shared')}
      />
      {values.list === 'shared' && !hasShared && <p className={classes['text']}>{t.noShared}</p>}
      {values.list === 'own' && (
        <PriceFields
          values={values}
          onValues={(changed) => form.setValues({ ...values, ...changed })}
          field={(path) => form.getInputProps(path)}
          month={shared.month}
        />
      )}
    </div>
  );
}

interface DiscountFieldsProps {
  readonly form: Form;
  readonly shared: Prices;
  /** The last month of the discount before. */
  readonly ended: string | undefined;
}

function DiscountFields({ form, shared, ended }: DiscountFieldsProps) {
  const t = messages.get().tenant;
  const { values } = form;
  const { discountKind } = values;
  return (
    <div className={classes['fields']}>
      <Select
        aria-label={t.discount}
        data={discountKinds.map((value) => ({ value, label: t.discountKinds[value] }))}
        allowDeselect={false}
        maw={320}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        value={discountKind}
        onChange={(chosen) =>
          form.setFieldValue('discountKind', discountKinds.find((kind) => kind === chosen) ?? 'none')
        }
      />
      {discountKind === 'none' && ended !== undefined && (
        <p className={classes['text']}>{t.ended(format.month(ended))}</p>
      )}
      {discountKind !== 'none' && (
        <div className={classes['two']}>
          {discountKind === 'percent' && (
            <TextInput
              label={t.percent}
              inputMode="decimal"
              autoComplete="off"
              withAsterisk
              {...form.getInputProps('percent')}
            />
          )}
          {discountKind === 'amount' && (
            <MoneyField
              currency={currencyOf(values, shared)}
              label={t.amount}
              withAsterisk
              {...form.getInputProps('amount')}
            />
          )}
          <MonthField label={t.until} withAsterisk {...form.getInputProps('until')} value={values.until} />
        </div>
      )}
    </div>
  );
}

function DeliveryFields({ form, tenant }: { readonly form: Form; readonly tenant: Tenant }) {
  const t = messages.get().tenant;
  return (
    <div className={classes['fields']}>
      <Radio.Group aria-label={t.delivery} {...form.getInputProps('delivery')}>
        <div className={classes['form']}>
          <Radio value="console" label={t.deliveryKinds.console} />
          <Radio value="mail" label={t.deliveryKinds.mail} description={t.mailNote} />
        </div>
      </Radio.Group>
      <TextInput
        label={t.recipient}
        description={t.recipientNote}
        autoComplete="off"
        maxLength={limits.companyName}
        {...form.getInputProps('recipient')}
      />
      <Textarea
        label={t.billingAddress}
        description={t.billingAddressNote}
        autosize
        minRows={2}
        maxLength={limits.address}
        {...form.getInputProps('billingAddress')}
      />
      {tenant.address !== '' && form.values.billingAddress.trim() === '' && (
        <div className={classes['buttons']}>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => form.setFieldValue('billingAddress', tenant.address)}
          >
            {t.useAddress}
          </Button>
        </div>
      )}
    </div>
  );
}
