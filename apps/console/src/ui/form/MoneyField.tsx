import { TextInput, type TextInputProps } from '@mantine/core';
import type { Currency } from '@ocr/billing';
import { currencySigns, readMoney, writeMoney } from '#lib/money.ts';

interface MoneyFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  readonly currency: Currency;
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** An amount to type, kept as text, with the currency's sign before it. Separators come on leaving, never in the middle of a Japanese conversion. */
export function MoneyField({ currency, value = '', onChange, onBlur, ...rest }: MoneyFieldProps) {
  const tidy = (): void => {
    const amount = readMoney(value, currency);
    if (amount !== undefined && !Number.isNaN(amount)) {
      const written = writeMoney(amount, currency);
      if (written !== value) onChange(written);
    }
    onBlur?.();
  };
  return (
    <TextInput
      {...rest}
      className="tabular"
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden>{currencySigns[currency]}</span>}
      leftSectionPointerEvents="none"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={tidy}
    />
  );
}
