import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/accounts/second-factor/messages.ts';
import { secondFactorPolicyQuery, refreshSecondFactor } from '#lib/queries/accounts.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Section } from '#ui/layout/Section.tsx';

/** What a partner asks of its own users. */
export function PolicySection() {
  const t = messages.get().policy;
  const client = useQueryClient();
  const policy = useQuery(secondFactorPolicyQuery);
  const change = async (required: boolean): Promise<void> => {
    const isSure = !required || (await confirm({ title: t.onTitle, text: t.onText, confirmLabel: t.on }));
    if (!isSure) return;
    try {
      const saved = await fetchData('changeSecondFactorPolicy', { body: { required } });
      client.setQueryData(secondFactorPolicyQuery.queryKey, saved);
      toast.success(t.saved);
      await refreshSecondFactor(client);
    } catch (error) {
      toast.failure(errorText(error, { fallback: t.failed }));
    }
  };
  return (
    <Section title={t.title} note={t.note}>
      {policy.data ? (
        <Switch
          label={t.label}
          checked={policy.data.required}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
      ) : policy.isError ? (
        <ErrorState error={policy.error} onRetry={() => void policy.refetch()} />
      ) : (
        <Placeholder height={24} />
      )}
    </Section>
  );
}
