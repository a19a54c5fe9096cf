import { Anchor } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import classes from '#features/accounts/sign-in/forms.module.css';
import { messages } from '#features/accounts/sign-in/messages.ts';
import { PasswordRules } from '#features/accounts/sign-in/PasswordRules.tsx';
import { PublicLayout } from '#features/accounts/sign-in/PublicLayout.tsx';
import type { readResetSearch } from '#features/accounts/sign-in/search.ts';
import { fetchData } from '#lib/api/client.ts';
import { common } from '#lib/i18n/common.ts';
import { paths } from '#lib/paths.ts';
import { useTitle } from '#lib/title.ts';
import { all, rules, useAppForm } from '#ui/form/form.ts';
import { FormActions, FormProblem } from '#ui/form/FormActions.tsx';
import { SecretField } from '#ui/form/SecretField.tsx';
import { toast } from '#ui/feedback/toast.ts';

/** Sets a new password from the mailed link. */
export function ResetPasswordPage() {
  const t = messages.get().reset;
  const { confirmation, passwordFormat } = common.get().form;
  const { token }: ReturnType<typeof readResetSearch> = useSearch({ strict: false });
  const navigate = useNavigate();
  useTitle(t.title);
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: {
      password: all(rules.required, rules.password),
      confirmPassword: (value, values) =>
        rules.required(value) ?? (value === values.password ? null : confirmation),
    },
    guard: false,
    fieldErrors: {
      PASSWORD_NOT_MATCH: ['confirmPassword', confirmation],
      VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD: ['password', passwordFormat],
    },
    // A well-formed but unknown link is treated as used: it was made up, or its account is deleted.
    problems: { TOKEN_NOT_FOUND: common.get().codes.TOKEN_INVALID },
    submit: async (values) => {
      await fetchData('resetPassword', { body: { token: token ?? '', ...values } });
      toast.success(t.done);
      await navigate({ to: paths.login, replace: true });
    },
  });
  if (token === undefined) {
    return (
      <PublicLayout title={t.title} text={t.text}>
        <FormProblem text={t.noToken} />
        <Anchor component={Link} to={paths.forgotPassword} size="sm" className={classes['back'] ?? ''}>
          {t.again}
        </Anchor>
      </PublicLayout>
    );
  }
  return (
    <PublicLayout title={t.title} text={t.text}>
      <form className={classes['fields']} onSubmit={onSubmit} noValidate>
        <SecretField
          label={t.password}
          autoComplete="new-password"
          size="md"
          {...form.getInputProps('password')}
        />
        <PasswordRules password={form.values.password} />
        <SecretField
          label={t.confirmPassword}
          autoComplete="new-password"
          size="md"
          {...form.getInputProps('confirmPassword')}
        />
        <FormActions isBusy={isBusy} problem={problem} submitLabel={t.submit} isWide />
      </form>
      <Anchor component={Link} to={paths.forgotPassword} size="sm" className={classes['back'] ?? ''}>
        {t.again}
      </Anchor>
    </PublicLayout>
  );
}
