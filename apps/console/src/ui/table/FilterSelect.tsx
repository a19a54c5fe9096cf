import { NativeSelect } from '@mantine/core';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** The first choice: no filter. */
  readonly allLabel: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** A list's filter with a few choices; undefined is all of them. */
export function FilterSelect<Value extends string>({
  label,
  allLabel,
  choices,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      data={[{ value: '', label: allLabel }, ...choices]}
      onChange={(event) =>
        onChange(choices.find((choice) => choice.value === event.currentTarget.value)?.value)
      }
    />
  );
}
