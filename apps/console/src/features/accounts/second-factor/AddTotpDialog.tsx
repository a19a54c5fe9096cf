import { Modal, TextInput } from '@mantine/core';
import type { DataOf } from '@ocr/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from '#features/accounts/second-factor/messages.ts';
import classes from '#features/accounts/second-factor/second-factor.module.css';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { common } from '#lib/i18n/common.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { Placeholder } from '#ui/feedback/States.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { rules, useAppForm } from '#ui/form/form.ts';
import { FormActions, FormProblem } from '#ui/form/FormActions.tsx';
import { SecretField } from '#ui/form/SecretField.tsx';
import { useFocusReturn } from '#ui/layout/use-focus-return.ts';

interface AddDialogProps {
  /** The sign-in is not fresh: the password is asked for first. */
  readonly needsPassword: boolean;
  readonly onClose: () => void;
  /** With the recovery codes to show, if there are new ones. */
  readonly onAdded: (codes: readonly string[]) => void;
}
type Secret = DataOf<'startTotp'>;

/** Password where needed, then the QR code and its first code. */
export function AddTotpDialog({ needsPassword, onClose, onAdded }: AddDialogProps) {
  const t = messages.get();
  const [secret, setSecret] = useState<Secret>();
  const [problem, setProblem] = useState<string>();
  useFocusReturn();
  const start = useEffectEvent(() => {
    fetchData('startTotp', { body: {} }).then(setSecret, (error: unknown) => setProblem(errorText(error)));
  });
  useEffect(() => {
    if (!needsPassword) start();
  }, [needsPassword]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.add.totpTitle}
      size="md"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': common.get().action.close }}
    >
      {secret ? (
        <FirstCode secret={secret} onAdded={onAdded} />
      ) : needsPassword ? (
        <PasswordStep onSecret={setSecret} />
      ) : problem === undefined ? (
        <Placeholder height={320} />
      ) : (
        <FormProblem text={problem} />
      )}
    </Modal>
  );
}

function PasswordStep({ onSecret }: { onSecret: (secret: Secret) => void }) {
  const t = messages.get();
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { password: '' },
    validate: { password: rules.required },
    guard: false,
    fieldErrors: { OLD_PASSWORD_NOT_MATCH: ['password', t.passwordWrong] },
    submit: async (values) => onSecret(await fetchData('startTotp', { body: values })),
  });
  return (
    <form className={classes['fields']} onSubmit={onSubmit} noValidate>
      <SecretField
        label={t.password}
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('password')}
      />
      <FormActions isBusy={isBusy} problem={problem} submitLabel={t.next} />
    </form>
  );
}

function FirstCode({ secret, onAdded }: { secret: Secret; onAdded: AddDialogProps['onAdded'] }) {
  const t = messages.get();
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { code: '' },
    validate: { code: rules.required },
    guard: false,
    fieldErrors: { SECOND_FACTOR_NOT_MATCH: ['code', t.codeWrong] },
    submit: async ({ code }) => {
      const { recoveryCodes } = await fetchData('confirmTotp', { body: { code: code.trim() } });
      toast.success(t.add.done);
      onAdded(recoveryCodes);
    },
  });
  return (
    <form className={classes['fields']} onSubmit={onSubmit} noValidate>
      <p>{t.add.scan}</p>
      <img
        className={classes['qrCode']}
        src={`data:image/svg+xml,${encodeURIComponent(secret.qrCode)}`}
        alt={t.add.qrCode}
      />
      <p>{t.add.typed}</p>
      <p className={classes['secret']}>
        <code>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret.secret} label={t.totp} />
      </p>
      <TextInput
        label={t.code}
        description={t.add.enter}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        {...form.getInputProps('code')}
      />
      <FormActions isBusy={isBusy} problem={problem} submitLabel={t.add.confirm} />
    </form>
  );
}
