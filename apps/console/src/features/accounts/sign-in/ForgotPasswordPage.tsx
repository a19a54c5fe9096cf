import { Anchor } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import classes from '#features/accounts/sign-in/forms.module.css';
import { messages } from '#features/accounts/sign-in/messages.ts';
import { PublicLayout } from '#features/accounts/sign-in/PublicLayout.tsx';
import { fetchData } from '#lib/api/client.ts';
import { common } from '#lib/i18n/common.ts';
import { paths } from '#lib/paths.ts';
import { useTitle } from '#lib/title.ts';
import { EmailField } from '#ui/form/EmailField.tsx';
import { all, rules, useAppForm } from '#ui/form/form.ts';
import { FormActions } from '#ui/form/FormActions.tsx';

/** Asks for the mail with the reset link. */
export function ForgotPasswordPage() {
  const t = messages.get().forgot;
  const { codes } = common.get();
  const [isSent, setSent] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useTitle(t.title);
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { email: '' },
    validate: { email: all(rules.required, rules.email) },
    guard: false,
    // Worded differently on a repeated request, so that screen-reader users notice the new answer.
    fieldErrors: {
      EMAIL_DOES_NOT_EXISTED: ['email', isAsked ? codes.EMAIL_DOES_NOT_EXISTED : t.unknown],
    },
    submit: async ({ email }) => {
      setSent(false);
      setAsked(true);
      await fetchData('forgotPassword', { body: { email: email.trim() } });
      setSent(true);
    },
  });
  return (
    <PublicLayout title={t.title} text={t.text}>
      <div role="status">
        {isSent && (
          <p className={classes['done']}>
            <IconMail size={18} aria-hidden />
            <span>{t.sent}</span>
          </p>
        )}
      </div>
      <form className={classes['fields']} onSubmit={onSubmit} noValidate>
        <EmailField label={t.email} autoComplete="username" size="md" {...form.getInputProps('email')} />
        <FormActions isBusy={isBusy} problem={problem} submitLabel={t.submit} isWide />
      </form>
      <Anchor component={Link} to={paths.login} size="sm" className={classes['back'] ?? ''}>
        {t.back}
      </Anchor>
    </PublicLayout>
  );
}
