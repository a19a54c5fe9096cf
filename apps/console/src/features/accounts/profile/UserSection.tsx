import { NativeSelect, TextInput } from '@mantine/core';
import type { Me } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/accounts/profile/messages.ts';
import classes from '#features/accounts/profile/profile.module.css';
import { fetchData } from '#lib/api/client.ts';
import { renameUser } from '#lib/session/session.ts';
import { rules, useAppForm } from '#ui/form/form.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { meQuery } from '#lib/queries/accounts.ts';

/** The user's own details, with what may be changed of them. */
export function UserSection({ me }: { me: Me }) {
  const t = messages.get();
  const client = useQueryClient();
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { fullName: me.fullName, phoneNumber: me.phoneNumber ?? '', language: me.language },
    validate: { fullName: rules.required, phoneNumber: rules.phone },
    fallback: t.failed,
    ask: () => confirm({ title: t.saveTitle, confirmLabel: t.save }),
    submit: async (values) => {
      const saved = await fetchData('updateMe', { body: values });
      client.setQueryData(meQuery.queryKey, (known) => known && { ...known, ...saved });
      renameUser(saved.name);
      toast.success(t.saved);
    },
  });
  return (
    <form className={classes['fields']} onSubmit={onSubmit} noValidate>
      <TextInput label={t.fullName} autoComplete="name" withAsterisk {...form.getInputProps('fullName')} />
      <TextInput label={t.email} description={t.emailNote} value={me.email} readOnly />
      <TextInput label={t.phone} type="tel" autoComplete="tel" {...form.getInputProps('phoneNumber')} />
      <NativeSelect
        label={t.language}
        data={[
          { value: 'en', label: t.english },
          { value: 'jp', label: t.japanese },
        ]}
        {...form.getInputProps('language')}
      />
      <FormActions isBusy={isBusy} problem={problem} submitLabel={t.save} />
    </form>
  );
}
