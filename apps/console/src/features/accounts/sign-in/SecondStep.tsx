import { Anchor, Button, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import type { DataOf, SignedIn } from '@ocr/contract';
import { useEffect, useRef, useState } from 'react';
import classes from '#features/accounts/sign-in/forms.module.css';
import { messages } from '#features/accounts/sign-in/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { askPasskey } from '#lib/session/passkeys.ts';
import { rules, useAppForm } from '#ui/form/form.ts';
import { FormActions, FormProblem } from '#ui/form/FormActions.tsx';

export type SecondFactorDue = Extract<DataOf<'login'>, { secondFactor: unknown }>['secondFactor'];

interface SecondStepProps {
  readonly due: SecondFactorDue;
  readonly onSignedIn: (answer: SignedIn) => Promise<void>;
  readonly onStartOver: () => void;
}

/** After a right password: a passkey where the user has one, and a code of the app or a recovery code. */
export function SecondStep({ due, onSignedIn, onStartOver }: SecondStepProps) {
  const t = messages.get().secondStep;
  const { ticket, methods, passkeyOptions } = due;
  const hasTotp = methods.includes('totp');
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { code: '' },
    validate: { code: rules.required },
    guard: false,
    fieldErrors: { SECOND_FACTOR_NOT_MATCH: ['code', t.wrong] },
    problems: { SIGN_IN_EXPIRED: t.expired, BLOCK_ACCOUNT: t.locked },
    submit: async ({ code }) =>
      onSignedIn(await fetchData('completeSignIn', { body: { ticket, code: code.trim() } })),
  });
  const box = useRef<HTMLDivElement>(null);
  // The first step's fields are gone, so the focus moves to the next action.
  useEffect(() => box.current?.querySelector<HTMLElement>('button, input')?.focus(), []);
  return (
    <div className={classes['fields']} ref={box}>
      {passkeyOptions && <PasskeyButton ticket={ticket} options={passkeyOptions} onSignedIn={onSignedIn} />}
      <form className={classes['fields']} onSubmit={onSubmit} noValidate>
        <TextInput
          label={hasTotp ? t.code : t.recoveryCode}
          description={hasTotp ? t.codeNote : t.recoveryNote}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          size="md"
          {...form.getInputProps('code')}
        />
        <FormActions isBusy={isBusy} problem={problem} submitLabel={t.submit} isWide />
      </form>
      <Anchor component="button" type="button" size="sm" onClick={onStartOver}>
        {t.startOver}
      </Anchor>
    </div>
  );
}

interface PasskeyButtonProps {
  readonly ticket: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly onSignedIn: SecondStepProps['onSignedIn'];
}

function PasskeyButton({ ticket, options, onSignedIn }: PasskeyButtonProps) {
  const t = messages.get().secondStep;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const signIn = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const assertion = await askPasskey(options);
      if (assertion === undefined) setProblem(t.passkeyFailed);
      else await onSignedIn(await fetchData('completeSignIn', { body: { ticket, assertion } }));
    } catch (error) {
      const overrides = {
        SECOND_FACTOR_NOT_MATCH: t.passkeyFailed,
        SIGN_IN_EXPIRED: t.expired,
        BLOCK_ACCOUNT: t.locked,
      };
      setProblem(errorText(error, { overrides }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FormProblem text={problem} />
      <Button
        fullWidth
        loading={isBusy}
        leftSection={<IconFingerprint size={18} aria-hidden />}
        onClick={() => void signIn()}
      >
        {t.passkey}
      </Button>
      <p className={classes['or']}>{t.or}</p>
    </>
  );
}
