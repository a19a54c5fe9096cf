import { Button, Switch } from '@mantine/core';
import type { TenantSecondFactor as State } from '@ocr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/tenants/messages.ts';
import { refreshTenants, tenantSecondFactorQuery } from '#lib/queries/tenants.ts';
import classes from '#features/tenants/side-panel/side-panel.module.css';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Section } from '#ui/layout/Section.tsx';

/** Whether the tenant's users must have a second factor, who has one, and help for who lost it. */
export function TenantSecondFactor({ tenantId }: { tenantId: string }) {
  const t = messages.get().secondFactor;
  const state = useQuery(tenantSecondFactorQuery(tenantId));
  return (
    <Section title={t.title}>
      {state.data ? (
        <Policy tenantId={tenantId} state={state.data} />
      ) : state.isError ? (
        <ErrorState error={state.error} onRetry={() => void state.refetch()} />
      ) : (
        <Placeholder height={90} />
      )}
    </Section>
  );
}

function Policy({ tenantId, state }: { tenantId: string; state: State }) {
  const t = messages.get().secondFactor;
  const client = useQueryClient();
  const params = { id: tenantId };
  const keep = async (saved: State): Promise<void> => {
    client.setQueryData(tenantSecondFactorQuery(tenantId).queryKey, saved);
    await refreshTenants(client);
  };
  const require = async (required: boolean): Promise<void> => {
    const isSure = !required || (await confirm({ title: t.onTitle, text: t.onText, confirmLabel: t.on }));
    if (!isSure) return;
    try {
      await keep(await fetchData('changeTenantSecondFactor', { params, body: { required } }));
      toast.success(t.saved);
    } catch (error) {
      toast.failure(errorText(error, { fallback: t.failed }));
    }
  };
  const reset = async ({ id: userId, name }: State['users'][number]): Promise<void> => {
    let saved: State | undefined;
    await confirm({
      title: t.resetTitle(name),
      text: t.resetText,
      confirmLabel: t.reset,
      tone: 'danger',
      action: async () => {
        saved = await fetchData('resetTenantSecondFactor', { params, body: { userId } });
      },
    });
    if (saved === undefined) return;
    toast.success(t.wasReset);
    await keep(saved);
  };
  return (
    <>
      <Switch
        label={t.require}
        checked={state.required}
        onChange={(event) => void require(event.currentTarget.checked)}
      />
      <ul className={classes['factorUsers']}>
        {state.users.map((user) => (
          <li key={user.id}>
            <div>
              <p>{user.name}</p>
              <small>
                {user.methods.length === 0
                  ? t.none
                  : user.methods.map((method) => t.methods[method]).join(t.separator)}
              </small>
            </div>
            {user.methods.length > 0 && (
              <Button
                variant="default"
                size="xs"
                aria-label={`${t.reset}: ${user.name}`}
                onClick={() => void reset(user)}
              >
                {t.reset}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
