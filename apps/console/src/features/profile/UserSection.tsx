import { NativeSelect, TextInput } from '@mantine/core';
import type { Me } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/profile/messages.ts';
import classes from '#features/profile/profile.module.css';
import { fetchData } from '#lib/api/client.ts';
import { meQuery } from '#lib/me.ts';
import { renameUser } from '#lib/session.ts';
import { rules, useAppForm } from '#ui/form.ts';
import { FormActions } from '#ui/FormActions.tsx';
import { toast } from '#ui/toast.ts';

export function UserSection({ me }: { me: Me }) {
  const words = messages.get();
  const client = useQueryClient();
  const { form, onSubmit, isBusy, problem } = useAppForm({
    initialValues: { fullName: me.fullName, phoneNumber: me.phoneNumber ?? '', language: me.language },
    validate: { fullName: rules.required, phoneNumber: rules.phone },
    fallback: words.failed,
    submit: async (values) => {
      const saved = await fetchData('updateMe', { body: values });
      client.setQueryData(meQuery.queryKey, saved);
      renameUser(saved.name);
      toast.success(words.saved);
    },
  });
  return (
    <form className={classes['fields']} onSubmit={onSubmit} noValidate>
      <TextInput
        label={words.fullName}
        autoComplete="name"
        withAsterisk
        {...form.getInputProps('fullName')}
      />
      <TextInput label={words.email} description={words.emailNote} value={me.email} readOnly />
      <TextInput label={words.phone} type="tel" autoComplete="tel" {...form.getInputProps('phoneNumber')} />
      <NativeSelect
        label={words.language}
        data={[
          { value: 'en', label: words.english },
          { value: 'jp', label: words.japanese },
        ]}
        {...form.getInputProps('language')}
      />
      <FormActions isBusy={isBusy} problem={problem} submitLabel={words.save} />
    </form>
  );
}
