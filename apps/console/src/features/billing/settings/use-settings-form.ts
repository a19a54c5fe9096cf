import type { Settings, SettingsChange } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#features/billing/settings/messages.ts';
import { hasResult } from '#lib/api/call-error.ts';
import { fetchData } from '#lib/api/client.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { useAppForm, type AppForm } from '#ui/form/form.ts';
import { toast } from '#ui/feedback/toast.ts';
import { refreshSettings, settingsQuery } from '#lib/queries/settings.ts';

interface SettingsForm extends AppForm<{ value: string }> {
  /** The settings that the change is made on. */
  readonly settings: Settings;
  /** Another user changed the settings in the meantime: nothing is saved until `reload` has shown the new state. */
  readonly isOutdated: boolean;
  readonly reload: () => Promise<void>;
}

interface SettingsFormOptions {
  readonly begunOn: Settings;
  readonly initialValue: string;
  readonly violation: (value: string, settings: Settings) => string | null;
  readonly toChange: (value: string) => SettingsChange;
  readonly onSaved: () => void;
}

/** One value of the settings in a dialog, saved on the version that the reader saw. */
export function useSettingsForm(options: SettingsFormOptions): SettingsForm {
  const t = messages.get().dialog;
  const client = useQueryClient();
  const [settings, setSettings] = useState(options.begunOn);
  const [isOutdated, setOutdated] = useState(false);
  const form = useAppForm({
    initialValues: { value: options.initialValue },
    validate: { value: (value: string) => options.violation(value, settings) },
    guard: false,
    fieldErrors: { VALUE_NOT_GREATER: ['value', signedInMessages.get().codes.VALUE_NOT_GREATER] },
    fallback: t.failed,
    submit: async ({ value }) => {
      try {
        const body = { ...options.toChange(value), version: settings.version };
        client.setQueryData(settingsQuery.queryKey, await fetchData('updateSettings', { body }));
      } catch (error) {
        setOutdated(hasResult(error, 'CHANGED_MEANWHILE'));
        throw error;
      }
      toast.success(t.saved);
      options.onSaved();
      await refreshSettings(client);
    },
  });
  const reload = async (): Promise<void> => {
    const fresh = await client.fetchQuery({ ...settingsQuery, staleTime: 0 });
    setSettings(fresh);
    setOutdated(false);
    form.form.clearErrors();
  };
  return { ...form, problem: form.problem, settings, isOutdated, reload };
}
