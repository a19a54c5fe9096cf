import { Anchor, Button, Checkbox, TextInput } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import classes from '#features/auth/forms.module.css';
import { InvoicePanel } from '#features/auth/InvoicePanel.tsx';
import { messages } from '#features/auth/messages.ts';
import { PublicLayout } from '#features/auth/PublicLayout.tsx';
import type { readSignInSearch } from '#features/auth/search.ts';
import { fetchData } from '#lib/api/client.ts';
import { getConfig } from '#lib/config.ts';
import { paths, safeOrigin } from '#lib/paths.ts';
import { startSession } from '#lib/session.ts';
import { useTitle } from '#lib/title.ts';
import { rules, useAppForm } from '#ui/form.ts';
import { FormActions } from '#ui/FormActions.tsx';
import { SecretField } from '#ui/SecretField.tsx';

/** Sign-in. In demo mode two buttons fill the form. */
export function SignInPage() {
  const words = messages.get().signIn;
  const { from }: ReturnType<typeof readSignInSearch> = useSearch({ strict: false });
  const navigate = useNavigate();
  useTitle(words.title);
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { email: '', password: '', remember: false },
    validate: { email: rules.required, password: rules.required },
    guard: false,
    problems: {
      USERNAME_PASSWORD_NOT_MATCH: words.failed,
      USER_NOT_FOUND: words.failed,
      BLOCK_ACCOUNT: words.locked,
    },
    fallback: words.failed,
    submit: async (values) => {
      const answer = await fetchData('login', { body: { ...values, email: values.email.trim() } });
      startSession(answer.accessToken, { remember: values.remember });
      const target = answer.requestChangePassword ? paths.changePassword : safeOrigin(from);
      await navigate({ href: target, replace: true });
    },
  });
  const { demo } = getConfig();
  return (
    <PublicLayout title={words.title} text={words.lead} panel={<InvoicePanel />}>
      <form className={classes['fields']} onSubmit={onSubmit} noValidate>
        <TextInput
          label={words.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          size="md"
          {...form.getInputProps('email')}
        />
        <SecretField
          label={words.password}
          autoComplete="current-password"
          size="md"
          {...form.getInputProps('password')}
        />
        <div className={classes['between']}>
          <Checkbox label={words.remember} {...form.getInputProps('remember', { type: 'checkbox' })} />
          <Anchor component={Link} to={paths.forgotPassword} size="sm">
            {words.forgot}
          </Anchor>
        </div>
        <FormActions isBusy={isBusy} problem={problem} submitLabel={words.submit} isWide />
      </form>
      {demo && (
        <div className={classes['demo']} role="group" aria-label={words.demo}>
          <p>{words.demo}</p>
          <Button variant="default" onClick={() => form.setValues(demo.partner)}>
            {words.demoPartner}
          </Button>
          <Button variant="default" onClick={() => form.setValues(demo.tenant)}>
            {words.demoTenant}
          </Button>
        </div>
      )}
    </PublicLayout>
  );
}
