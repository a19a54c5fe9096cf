import { Anchor, Button, Checkbox, TextInput } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import classes from '#features/accounts/sign-in/forms.module.css';
import { InvoicePanel } from '#features/accounts/sign-in/InvoicePanel.tsx';
import { messages } from '#features/accounts/sign-in/messages.ts';
import { PublicLayout } from '#features/accounts/sign-in/PublicLayout.tsx';
import type { readSignInSearch } from '#features/accounts/sign-in/search.ts';
import { fetchData } from '#lib/api/client.ts';
import { getConfig } from '#lib/config.ts';
import { paths, safeOrigin } from '#lib/paths.ts';
import { startSession } from '#lib/session/session.ts';
import { useTitle } from '#lib/title.ts';
import { rules, useAppForm } from '#ui/form/form.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { SecretField } from '#ui/form/SecretField.tsx';

/** Sign-in. In demo mode two buttons fill the form. */
export function SignInPage() {
  const t = messages.get().signIn;
  const { from }: ReturnType<typeof readSignInSearch> = useSearch({ strict: false });
  const navigate = useNavigate();
  useTitle(t.title);
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { email: '', password: '', remember: false },
    validate: { email: rules.required, password: rules.required },
    guard: false,
    problems: {
      USERNAME_PASSWORD_NOT_MATCH: t.failed,
      USER_NOT_FOUND: t.failed,
      BLOCK_ACCOUNT: t.locked,
    },
    fallback: t.failed,
    submit: async (values) => {
      const answer = await fetchData('login', { body: { ...values, email: values.email.trim() } });
      startSession(answer.accessToken, { remember: values.remember });
      const target = answer.requestChangePassword ? paths.changePassword : safeOrigin(from);
      await navigate({ href: target, replace: true });
    },
  });
  const { demo } = getConfig();
  return (
    <PublicLayout title={t.title} text={t.lead} panel={<InvoicePanel />}>
      <form className={classes['fields']} onSubmit={onSubmit} noValidate>
        <TextInput
          label={t.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          size="md"
          {...form.getInputProps('email')}
        />
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
      {demo && (
        <div className={classes['demo']} role="group" aria-label={t.demo}>
          <p>{t.demo}</p>
          <Button variant="default" onClick={() => form.setValues(demo.partner)}>
            {t.demoPartner}
          </Button>
          <Button variant="default" onClick={() => form.setValues(demo.tenant)}>
            {t.demoTenant}
          </Button>
        </div>
      )}
    </PublicLayout>
  );
}
