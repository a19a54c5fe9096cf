import { Switch } from '@mantine/core';
import type { TemplateChecking } from '@ocr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#features/templates/quality/bound.module.css';
import { messages } from '#features/templates/quality/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { checkingQuery } from '#lib/queries/templates.ts';
import { Placeholder } from '#ui/feedback/States.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Section } from '#ui/layout/Section.tsx';

/** Whether a second person confirms what the first checked. */
export function SecondCheck({ templateId }: { templateId: string }) {
  const t = messages.get().secondCheck;
  const client = useQueryClient();
  const { data } = useQuery(checkingQuery(templateId));
  const [isSaving, setIsSaving] = useState(false);
  const turn = async (secondCheck: TemplateChecking['secondCheck']): Promise<void> => {
    // It stays enabled while saving: a disabled switch loses the focus.
    if (isSaving) return;
    setIsSaving(true);
    try {
      const body = { secondCheck };
      const saved = await fetchData('changeChecking', { params: { id: templateId }, body });
      client.setQueryData(checkingQuery(templateId).queryKey, saved);
      toast.success(t.turned[secondCheck]);
    } catch (error) {
      toast.failure(errorText(error, { fallback: t.fail }));
    } finally {
      setIsSaving(false);
    }
  };
  if (data === undefined)
    return (
      <Section title={t.title}>
        <Placeholder height={48} />
      </Section>
    );
  const isOn = data.secondCheck !== 'off';
  const mayTurn = isOn || data.people > 1;
  return (
    <Section title={t.title} note={t.note}>
      <div className={classes['bound']}>
        <Switch
          label={t.on}
          checked={isOn}
          disabled={!mayTurn}
          onChange={(event) => void turn(event.currentTarget.checked ? 'seen' : 'off')}
        />
        {isOn && (
          <Switch
            label={t.blind}
            description={t.blindNote}
            checked={data.secondCheck === 'blind'}
            onChange={(event) => void turn(event.currentTarget.checked ? 'blind' : 'seen')}
          />
        )}
        {!mayTurn && <p className={classes['hint']}>{t.alone}</p>}
      </div>
    </Section>
  );
}
