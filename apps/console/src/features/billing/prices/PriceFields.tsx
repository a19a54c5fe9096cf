import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { CURRENCIES, type Currency, type Month } from '@ocr/billing';
import { limits } from '@ocr/contract/limits';
import type { ReactNode } from 'react';
import { messages } from '#features/billing/prices/messages.ts';
import {
  inCurrency,
  priceFields,
  ratesIn,
  type PriceValues,
  type TierValues,
} from '#features/billing/prices/price-values.ts';
import classes from '#features/billing/prices/prices.module.css';
import { format } from '#lib/format.ts';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { WholeField } from '#ui/form/WholeField.tsx';

/** What an input of a form is given. */
export interface FieldProps {
  readonly value?: string;
  readonly error?: ReactNode;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

interface PriceFieldsProps {
  readonly values: PriceValues;
  readonly onValues: (values: PriceValues) => void;
  /** By the path of a property: `baseFee`, `tiers.0.price`. */
  readonly field: (path: string) => FieldProps;
  /** From which the prices apply; it decides which tax rates there are. */
  readonly month: Month;
}

/** The fields of a price list. */
export function PriceFields({ values, onValues, field, month }: PriceFieldsProps) {
  const t = messages.get();
  const { currency } = values;
  return (
    <div className={classes['fields']}>
      <div className={classes['two']}>
        <Select
          label={t.labels.currency}
          data={CURRENCIES.map((value) => ({ value, label: t.currencies[value] }))}
          value={currency}
          allowDeselect={false}
          comboboxProps={{ transitionProps: { duration: 0 } }}
          onChange={(chosen) => onValues(inCurrency(values, readCurrency(chosen), month))}
        />
        <RateField currency={currency} month={month} {...field('taxRate')} />
      </div>
      <div className={classes['two']}>
        {priceFields.map((name) => (
          <MoneyField
            key={name}
            currency={currency}
            label={t.labels[name]}
            description={t.hints[name]}
            withAsterisk
            {...field(name)}
          />
        ))}
      </div>
      <Tiers values={values} onValues={onValues} field={field} />
    </div>
  );
}

const readCurrency = (text: string | null): Currency => CURRENCIES.find((each) => each === text) ?? 'JPY';

interface RateFieldProps extends FieldProps {
  readonly currency: Currency;
  readonly month: Month;
}

/** In yen one of the country's rates, elsewhere any. */
function RateField({ currency, month, onChange, ...rest }: RateFieldProps) {
  const t = messages.get();
  const rates = ratesIn(currency, month);
  if (rates === undefined) {
    return (
      <TextInput
        label={t.labels.taxRate}
        inputMode="decimal"
        autoComplete="off"
        withAsterisk
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
      />
    );
  }
  return (
    <Select
      label={t.labels.taxRate}
      data={rates.map((rate) => ({
        value: String(rate),
        label: rate === 0 ? t.untaxed : `${format.number(rate)}%`,
      }))}
      allowDeselect={false}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      onChange={(rate) => onChange(rate ?? '')}
      {...rest}
    />
  );
}

/** Other prices for additional blocks from a number of them on. */
function Tiers({ values, onValues, field }: Omit<PriceFieldsProps, 'month'>) {
  const t = messages.get().tiers;
  const { tiers, currency } = values;
  const change = (changed: readonly TierValues[]): void => onValues({ ...values, tiers: changed });
  return (
    <fieldset className={classes['tiers']}>
      <legend>{t.title}</legend>
      <p className={classes['text']}>{t.note}</p>
      {tiers.map((tier, index) => (
        // Rows have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={classes['tier']}>
          <WholeField label={t.fromBlock} {...field(`tiers.${index}.fromBlock`)} value={tier.fromBlock} />
          <MoneyField
            currency={currency}
            label={t.price}
            {...field(`tiers.${index}.price`)}
            value={tier.price}
          />
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t.remove(format.number(index + 1))}
            onClick={() => change(tiers.filter((_, other) => other !== index))}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {tiers.length < limits.priceTiers && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => change([...tiers, { fromBlock: '', price: '' }])}
        >
          {t.add}
        </Button>
      )}
    </fieldset>
  );
}
