import { Modal, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { messages } from '#features/accounts/second-factor/messages.ts';
import classes from '#features/accounts/second-factor/second-factor.module.css';
import { fetchData } from '#lib/api/client.ts';
import { common } from '#lib/i18n/common.ts';
import { toast } from '#ui/feedback/toast.ts';
import { rules, useAppForm } from '#ui/form/form.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { SecretField } from '#ui/form/SecretField.tsx';
import { useFocusReturn } from '#ui/layout/use-focus-return.ts';

export type Removal =
  | { readonly method: 'totp' }
  | { readonly method: 'passkey'; readonly id: string; readonly name: string };

interface RemoveFactorDialogProps {
  readonly removal: Removal;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks for the password, and for a code if the authenticator app is removed. */
export function RemoveFactorDialog({ removal, onClose, onRemoved }: RemoveFactorDialogProps) {
  const t = messages.get();
  const isTotp = removal.method === 'totp';
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { password: '', code: '' },
    validate: { password: rules.required, code: isTotp ? rules.required : () => null },
    guard: false,
    fieldErrors: {
      OLD_PASSWORD_NOT_MATCH: ['password', t.passwordWrong],
      SECOND_FACTOR_NOT_MATCH: ['code', t.codeWrong],
    },
    submit: async ({ password, code }) => {
      await (isTotp
        ? fetchData('removeTotp', { body: { password, code } })
        : fetchData('removePasskey', { params: { id: removal.id }, body: { password } }));
      toast.success(t.removal.removed);
      onRemoved();
    },
  });
  return (
    <PlainDialog
      title={isTotp ? t.removal.totpTitle : t.removal.passkeyTitle(removal.name)}
      onClose={onClose}
    >
      <form className={classes['fields']} onSubmit={onSubmit} noValidate>
        <p>{t.removal.text}</p>
        <SecretField
          label={t.password}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        {isTotp && (
          <TextInput label={t.codeOrRecovery} autoComplete="one-time-code" {...form.getInputProps('code')} />
        )}
        <FormActions isBusy={isBusy} problem={problem} submitLabel={t.remove} />
      </form>
    </PlainDialog>
  );
}

interface RenewCodesDialogProps {
  readonly onClose: () => void;
  readonly onRenewed: (codes: readonly string[]) => void;
}

/** Asks for the password, then has new recovery codes made. */
export function RenewCodesDialog({ onClose, onRenewed }: RenewCodesDialogProps) {
  const t = messages.get();
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { password: '' },
    validate: { password: rules.required },
    guard: false,
    fieldErrors: { OLD_PASSWORD_NOT_MATCH: ['password', t.passwordWrong] },
    submit: async (values) => {
      const { recoveryCodes } = await fetchData('renewRecoveryCodes', { body: values });
      onRenewed(recoveryCodes);
    },
  });
  return (
    <PlainDialog title={t.renewal.title} onClose={onClose}>
      <form className={classes['fields']} onSubmit={onSubmit} noValidate>
        <p>{t.renewal.text}</p>
        <SecretField
          label={t.password}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <FormActions isBusy={isBusy} problem={problem} submitLabel={t.renewal.confirm} />
      </form>
    </PlainDialog>
  );
}

interface PlainDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function PlainDialog({ title, onClose, children }: PlainDialogProps) {
  useFocusReturn();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="md"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': common.get().action.close }}
    >
      {children}
    </Modal>
  );
}
