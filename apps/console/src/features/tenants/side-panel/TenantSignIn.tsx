import { Button, Modal } from '@mantine/core';
import type { TenantWithSignIn } from '@ocr/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CredentialsDialog } from '#features/tenants/CredentialsDialog.tsx';
import { messages } from '#features/tenants/messages.ts';
import classes from '#features/tenants/side-panel/side-panel.module.css';
import { fetchData } from '#lib/api/client.ts';
import { common } from '#lib/i18n/common.ts';
import { refreshTenants, tenantQuery } from '#lib/queries/tenants.ts';
import { EmailField } from '#ui/form/EmailField.tsx';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { all, rules, useAppForm } from '#ui/form/form.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Section } from '#ui/layout/Section.tsx';

/** With which address the tenant signs in: another one, confirmed by mail, or a new first password. */
export function TenantSignIn({ tenant }: { tenant: TenantWithSignIn }) {
  const { signIn: t, credentials } = messages.get();
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const [password, setPassword] = useState<string>();
  const issue = async (): Promise<void> => {
    await confirm({
      title: t.issueTitle(tenant.companyName),
      text: t.issueText,
      confirmLabel: t.issue,
      tone: 'danger',
      action: async () =>
        setPassword((await fetchData('issueCredentials', { params: { id: tenant.id } })).password),
    });
    await refreshTenants(client);
  };
  const withdraw = async (): Promise<void> => {
    await confirm({
      title: t.withdrawTitle,
      text: t.withdrawText(tenant.email),
      confirmLabel: t.withdraw,
      cancelLabel: t.keep,
      action: () => cancelChange(client, tenant),
    });
  };
  return (
    <Section title={t.title}>
      <p className={classes['signInAddress']}>{tenant.email}</p>
      {tenant.pendingEmail !== null && (
        <p className={classes['forecast']}>{t.pending(tenant.pendingEmail)}</p>
      )}
      <div className={classes['signInButtons']}>
        <Button variant="default" size="xs" onClick={() => setChanging(true)}>
          {t.change}
        </Button>
        {tenant.pendingEmail !== null && (
          <Button variant="default" size="xs" onClick={() => void withdraw()}>
            {t.withdraw}
          </Button>
        )}
        <Button variant="default" size="xs" onClick={() => void issue()}>
          {t.issue}
        </Button>
      </div>
      {isChanging && <ChangeAddress tenant={tenant} onClose={() => setChanging(false)} />}
      {password !== undefined && (
        <CredentialsDialog
          title={credentials.titleAgain}
          tenant={tenant}
          password={password}
          onClose={() => setPassword(undefined)}
        />
      )}
    </Section>
  );
}

/**
 * Cancels a change that waits for its link. The page may be older than the change's confirmation: the address on it would then begin another change.
 */
async function cancelChange(client: QueryClient, { id, email: shown }: TenantWithSignIn): Promise<void> {
  const { signIn: t } = messages.get();
  const now = await client.fetchQuery({ ...tenantQuery(id), staleTime: 0 });
  if (now.email !== shown) {
    await refreshTenants(client);
    toast.info(t.confirmed(now.email));
    return;
  }
  const saved = now.pendingEmail === null ? now : await saveAddress(client, now, now.email);
  toast.success(savedText(saved));
}

/** The change that waits for its link; where there is none, the address that remains. */
function savedText({ email, pendingEmail }: TenantWithSignIn): string {
  const { signIn: t } = messages.get();
  return pendingEmail === null ? t.withdrawn(email) : t.sent(pendingEmail);
}

/** The current address cancels a change that waits for its link. */
async function saveAddress(
  client: QueryClient,
  { id }: TenantWithSignIn,
  email: string,
): Promise<TenantWithSignIn> {
  const saved = await fetchData('changeTenantEmail', { params: { id }, body: { email } });
  client.setQueryData(tenantQuery(id).queryKey, saved);
  await refreshTenants(client);
  return saved;
}

function ChangeAddress({ tenant, onClose }: { tenant: TenantWithSignIn; onClose: () => void }) {
  const t = messages.get().signIn;
  const { action } = common.get();
  const client = useQueryClient();
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { email: '' },
    validate: { email: all(rules.required, rules.email) },
    guard: false,
    fieldErrors: { EMAIL_EXISTED: ['email', common.get().codes.EMAIL_EXISTED] },
    submit: async ({ email }) => {
      toast.success(savedText(await saveAddress(client, tenant, email.trim())));
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t.changeTitle} closeButtonProps={{ 'aria-label': action.close }}>
      <form onSubmit={onSubmit} noValidate className={classes['signInForm']}>
        <p>{t.changeText}</p>
        <EmailField label={t.newAddress} data-autofocus required {...form.getInputProps('email')} />
        <FormActions isBusy={isBusy} problem={problem} submitLabel={t.send}>
          <Button variant="default" onClick={onClose}>
            {action.cancel}
          </Button>
        </FormActions>
      </form>
    </Modal>
  );
}
