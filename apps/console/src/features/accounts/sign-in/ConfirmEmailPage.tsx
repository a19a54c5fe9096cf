import { Anchor, Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import classes from '#features/accounts/sign-in/forms.module.css';
import { messages } from '#features/accounts/sign-in/messages.ts';
import { PublicLayout } from '#features/accounts/sign-in/PublicLayout.tsx';
import type { readResetSearch } from '#features/accounts/sign-in/search.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';
import { endSession } from '#lib/session/session.ts';
import { useTitle } from '#lib/title.ts';
import { toast } from '#ui/feedback/toast.ts';
import { FormProblem } from '#ui/form/FormActions.tsx';

/** Confirms a new sign-in address from the mailed link: with a button, since mail programs follow links by themselves. */
export function ConfirmEmailPage() {
  const t = messages.get().confirmEmail;
  const { token }: ReturnType<typeof readResetSearch> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(token === undefined ? t.noToken : undefined);
  useTitle(t.title);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await fetchData('confirmEmail', { body: { token: token ?? '' } });
      // All sessions of the account have ended with it; one of this browser may be among them.
      endSession();
      toast.success(t.done);
      await navigate({ to: paths.login, replace: true });
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  };
  return (
    <PublicLayout title={t.title} text={t.text}>
      <FormProblem text={problem} />
      <Button
        size="md"
        fullWidth
        loading={isBusy}
        disabled={token === undefined}
        onClick={() => void confirm()}
      >
        {t.submit}
      </Button>
      <Anchor component={Link} to={paths.login} size="sm" className={classes['back'] ?? ''}>
        {t.toSignIn}
      </Anchor>
    </PublicLayout>
  );
}
