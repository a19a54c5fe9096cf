import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { common } from '#lib/i18n/common.ts';

/** A password to type, with an eye that has a name. */
export function SecretField(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      visibilityToggleButtonProps={{ 'aria-label': common.get().action.showPassword, tabIndex: 0 }}
    />
  );
}
