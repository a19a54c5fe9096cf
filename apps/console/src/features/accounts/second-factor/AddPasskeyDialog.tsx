import { Modal, TextInput } from '@mantine/core';
import { messages } from '#features/accounts/second-factor/messages.ts';
import classes from '#features/accounts/second-factor/second-factor.module.css';
import { CallError } from '#lib/api/call-error.ts';
import { fetchData } from '#lib/api/client.ts';
import { common } from '#lib/i18n/common.ts';
import { makePasskey } from '#lib/session/passkeys.ts';
import { toast } from '#ui/feedback/toast.ts';
import { rules, useAppForm } from '#ui/form/form.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { SecretField } from '#ui/form/SecretField.tsx';
import { useFocusReturn } from '#ui/layout/use-focus-return.ts';

interface AddPasskeyDialogProps {
  readonly needsPassword: boolean;
  readonly onClose: () => void;
  readonly onAdded: (codes: readonly string[]) => void;
}

/** A name, the password where needed, then the browser's own dialog. */
export function AddPasskeyDialog({ needsPassword, onClose, onAdded }: AddPasskeyDialogProps) {
  const t = messages.get();
  useFocusReturn();
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { name: '', password: '' },
    validate: { name: rules.required, password: needsPassword ? rules.required : () => null },
    guard: false,
    fieldErrors: { OLD_PASSWORD_NOT_MATCH: ['password', t.passwordWrong] },
    problems: { SECOND_FACTOR_NOT_MATCH: t.add.passkeyFailed, SECOND_FACTOR_EXISTED: t.add.passkeyFailed },
    // Any refusal by the browser: cancelled, no authenticator, an address other than the public one.
    fallback: 'PublicKeyCredential' in globalThis ? t.add.passkeyFailed : t.add.passkeyUnsupported,
    submit: async ({ name, password }) => {
      const { options } = await fetchData('startPasskey', { body: password === '' ? {} : { password } });
      const attestation = await makePasskey(options);
      if (attestation === undefined) throw new CallError({ code: 400, message: 'SECOND_FACTOR_NOT_MATCH' });
      const { recoveryCodes } = await fetchData('confirmPasskey', { body: { name, attestation } });
      toast.success(t.add.done);
      onAdded(recoveryCodes);
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.add.passkeyTitle}
      size="md"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': common.get().action.close }}
    >
      <form className={classes['fields']} onSubmit={onSubmit} noValidate>
        <p>{t.add.passkeyText}</p>
        <TextInput
          label={t.add.name}
          placeholder={t.add.namePlaceholder}
          maxLength={60}
          data-autofocus
          {...form.getInputProps('name')}
        />
        {needsPassword && (
          <SecretField
            label={t.password}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        )}
        <FormActions isBusy={isBusy} problem={problem} submitLabel={t.add.passkeyConfirm} />
      </form>
    </Modal>
  );
}
