import type { Template, TemplateDraft, Trial } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/templates/proof/messages.ts';
import { lossLines } from '#features/templates/proof/losses.tsx';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { templateKeys, trialQuery } from '#lib/queries/templates.ts';
import { confirm, type Question } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';

/** What can be done with a draft: have it tried, put it in force, drop it. */
export function useDraft(template: Template, draft: TemplateDraft) {
  const t = messages.get();
  const client = useQueryClient();
  const params = { id: template.id };
  /** Asks for confirmation, then discards the draft. */
  const end = async (question: Question, text: string): Promise<void> => {
    if (!(await confirm(question))) return;
    toast.success(text);
    client.setQueryData(templateKeys.draft(template.id), null);
    const keys = [templateKeys.one(template.id), templateKeys.lists];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const start = async (): Promise<void> => {
    try {
      const trial = await fetchData('tryDraft', { params });
      client.setQueryData(trialQuery(template.id, draft.revision).queryKey, trial);
    } catch (error) {
      toast.failure(errorText(error, { fallback: t.trial.startFail }));
    }
  };
  const publish = (trial: Trial | undefined): Promise<void> => {
    const acceptLosses = trial !== undefined && trial.lostValues > 0;
    const body = { revision: draft.revision, acceptLosses };
    const question = {
      title: t.draft.publishTitle,
      text: acceptLosses ? lossLines(trial) : t.draft.publishText,
      confirmLabel: acceptLosses ? t.draft.publishAnyway : t.draft.publish,
      tone: acceptLosses ? ('danger' as const) : ('normal' as const),
      action: () =>
        fetchData('publishDraft', { params, body }).catch((error: unknown) => {
          // Where it is refused, draft or test set have changed: what is shown is out of date.
          void client.invalidateQueries({ queryKey: templateKeys.one(template.id) });
          throw error;
        }),
    };
    return end(question, t.draft.published);
  };
  const discard = (): Promise<void> => {
    const { discardTitle: title, discardText: text, discard: confirmLabel, discarded } = t.draft;
    const action = () => fetchData('discardDraft', { params });
    return end({ title, text, confirmLabel, tone: 'danger', action }, discarded);
  };
  return { start, publish, discard };
}
