import { TextInput, type TextInputProps } from '@mantine/core';

/** An email address, with the keyboard of a phone for one. Not filled in by the browser, unless `autoComplete` says so. */
export function EmailField(props: TextInputProps) {
  return <TextInput type="email" inputMode="email" autoComplete="off" autoCapitalize="none" {...props} />;
}
