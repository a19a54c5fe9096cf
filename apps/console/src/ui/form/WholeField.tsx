import { TextInput, type TextInputProps } from '@mantine/core';

interface WholeFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** Parses a whole number: accepts full-width digits and separators. `NaN` if it is not one, `undefined` if empty. */
export function readWhole(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '');
  if (plain === '') return undefined;
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A whole number to type, kept as text. Tidied on leaving, never in the middle of a Japanese conversion. */
export function WholeField({ value = '', onChange, onBlur, ...rest }: WholeFieldProps) {
  const tidy = (): void => {
    const number = readWhole(value);
    if (number !== undefined && !Number.isNaN(number) && String(number) !== value) onChange(String(number));
    onBlur?.();
  };
  return (
    <TextInput
      {...rest}
      className="tabular"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={tidy}
    />
  );
}
