import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import classes from '#features/accounts/sign-in/forms.module.css';
import { messages } from '#features/accounts/sign-in/messages.ts';
import { PasswordRules } from '#features/accounts/sign-in/PasswordRules.tsx';
import { fetchData } from '#lib/api/client.ts';
import { common } from '#lib/i18n/common.ts';
import { startLive } from '#lib/live/live.ts';
import { paths } from '#lib/paths.ts';
import { all, rules, useAppForm } from '#ui/form/form.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SecretField } from '#ui/form/SecretField.tsx';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { meQuery } from '#lib/queries/accounts.ts';

/** Current, new and confirmed password; also the forced change at the first sign-in. */
export function ChangePasswordPage() {
  const t = messages.get().change;
  const { codes } = common.get();
  const navigate = useNavigate();
  const client = useQueryClient();
  const me = useQuery(meQuery);
  const isForced = me.data?.requestChangePassword === true;
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
    validate: {
      oldPassword: rules.required,
      newPassword: (value, { oldPassword }) =>
        all(rules.required, rules.password)(value, undefined) ?? (value === oldPassword ? t.same : null),
      confirmPassword: (value, { newPassword }) =>
        rules.required(value) ?? (value === newPassword ? null : t.mismatch),
    },
    guard: false,
    ask: () => confirm({ title: t.askTitle, text: t.state, confirmLabel: t.submit }),
    fieldErrors: {
      OLD_PASSWORD_NOT_MATCH: ['oldPassword', isForced ? codes.OLD_PASSWORD_NOT_MATCH : t.wrong],
      PASSWORD_VS_CURRENT_PASSWORD: ['newPassword', t.same],
      PASSWORD_NOT_MATCH: ['confirmPassword', t.mismatch],
      VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD: ['newPassword', t.format],
    },
    submit: async (values) => {
      await fetchData('changePassword', { body: values });
      // Refused until now when the change was demanded.
      startLive();
      await client.invalidateQueries();
      toast.success(t.done);
      await navigate({ to: isForced ? paths.home : paths.profile, replace: true });
    },
  });
  return (
    <>
      <PageHeader title={t.title} state={t.state} help="account" />
      {isForced && <p className={classes['forced']}>{t.forced}</p>}
      <div className={classes['narrow']}>
        <Section>
          <form className={classes['fields']} onSubmit={onSubmit} noValidate>
            <SecretField
              label={t.oldPassword}
              autoComplete="current-password"
              {...form.getInputProps('oldPassword')}
            />
            <SecretField
              label={t.newPassword}
              autoComplete="new-password"
              {...form.getInputProps('newPassword')}
            />
            <PasswordRules password={form.values.newPassword} />
            <SecretField
              label={t.confirmPassword}
              autoComplete="new-password"
              {...form.getInputProps('confirmPassword')}
            />
            <FormActions isBusy={isBusy} problem={problem} submitLabel={t.submit} />
          </form>
        </Section>
      </div>
    </>
  );
}
