import { Anchor, Button, Checkbox, Loader } from '@mantine/core';
import type { SignedIn } from '@ocr/contract';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import classes from '#features/accounts/sign-in/forms.module.css';
import { InvoicePanel } from '#features/accounts/sign-in/InvoicePanel.tsx';
import { messages } from '#features/accounts/sign-in/messages.ts';
import { PublicLayout } from '#features/accounts/sign-in/PublicLayout.tsx';
import type { readSignInSearch } from '#features/accounts/sign-in/search.ts';
import type { SecondFactorDue } from '#features/accounts/sign-in/SecondStep.tsx';
import { fetchData } from '#lib/api/client.ts';
import { getConfig } from '#lib/config.ts';
import { paths, safeOrigin } from '#lib/paths.ts';
import { startSession } from '#lib/session/session.ts';
import { useTitle } from '#lib/title.ts';
import { EmailField } from '#ui/form/EmailField.tsx';
import { all, rules, useAppForm } from '#ui/form/form.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { SecretField } from '#ui/form/SecretField.tsx';

/** Most accounts have no second factor, so its code is loaded on demand. */
const SecondStep = lazy(async () => ({
  default: (await import('#features/accounts/sign-in/SecondStep.tsx')).SecondStep,
}));

/** Sign-in. In demo mode two buttons fill the form. */
export function SignInPage() {
  const { signIn: t, secondStep } = messages.get();
  const { from }: ReturnType<typeof readSignInSearch> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [due, setDue] = useState<SecondFactorDue>();
  useTitle(t.title);
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { email: '', password: '', remember: false },
    validate: { email: all(rules.required, rules.email), password: rules.required },
    guard: false,
    problems: {
      USERNAME_PASSWORD_NOT_MATCH: t.failed,
      USER_NOT_FOUND: t.failed,
      BLOCK_ACCOUNT: t.locked,
      FAILED: t.failed,
    },
    submit: async (values) => {
      const answer = await fetchData('login', { body: { ...values, email: values.email.trim() } });
      if ('secondFactor' in answer) setDue(answer.secondFactor);
      else await enter(answer, values.remember);
    },
  });
  const enter = async (answer: SignedIn, remember: boolean): Promise<void> => {
    startSession(answer.accessToken, { remember });
    await navigate({ href: nextPath(answer) ?? safeOrigin(from), replace: true });
  };
  const startOver = (): void => {
    setDue(undefined);
    form.setFieldValue('password', '');
  };
  if (due) {
    return (
      <PublicLayout title={secondStep.title} text={secondStep.text} panel={<InvoicePanel />}>
        <Suspense fallback={<Loader size="sm" />}>
          <SecondStep
            due={due}
            onSignedIn={(answer) => enter(answer, form.getValues().remember)}
            onStartOver={startOver}
          />
        </Suspense>
      </PublicLayout>
    );
  }
  return (
    <PublicLayout title={t.title} text={t.lead} panel={<InvoicePanel />}>
      <form className={classes['fields']} onSubmit={onSubmit} noValidate>
        <EmailField label={t.email} autoComplete="username" size="md" {...form.getInputProps('email')} />
        <SecretField
          label={t.password}
          autoComplete="current-password"
          size="md"
          {...form.getInputProps('password')}
        />
        <div className={classes['between']}>
          <Checkbox label={t.remember} {...form.getInputProps('remember', { type: 'checkbox' })} />
          <Anchor component={Link} to={paths.forgotPassword} size="sm">
            {t.forgot}
          </Anchor>
        </div>
        <FormActions isBusy={isBusy} problem={problem} submitLabel={t.submit} isWide />
      </form>
      <DemoAccounts onChoose={(account) => form.setValues(account)} />
    </PublicLayout>
  );
}

/** In demo mode: fills the form with a demo account. */
function DemoAccounts({ onChoose }: { onChoose: (account: { email: string; password: string }) => void }) {
  const t = messages.get().signIn;
  const { demo } = getConfig();
  if (!demo) return null;
  return (
    <div className={classes['demo']} role="group" aria-label={t.demo}>
      <p>{t.demo}</p>
      <Button variant="default" onClick={() => onChoose(demo.partner)}>
        {t.demoPartner}
      </Button>
      <Button variant="default" onClick={() => onChoose(demo.tenant)}>
        {t.demoTenant}
      </Button>
    </div>
  );
}

/** What must be done before anything else, if anything. */
function nextPath({ requestChangePassword, requestSecondFactor }: SignedIn): string | undefined {
  if (requestChangePassword) return paths.changePassword;
  return requestSecondFactor ? paths.secondFactor : undefined;
}
