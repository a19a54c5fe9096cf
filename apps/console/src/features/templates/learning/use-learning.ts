import type { Learned } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/templates/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { learnedQuery, templateKeys } from '#lib/queries/templates.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';

interface Learning {
  readonly turn: (on: boolean) => Promise<void>;
  readonly forget: (layout: Learned['layouts'][number], name: string) => Promise<void>;
  readonly forgetAll: (layouts: number) => Promise<void>;
}

/** What a tenant can do with what a template has learnt. */
export function useLearning(templateId: string): Learning {
  const t = messages.get().learning;
  const client = useQueryClient();
  const params = { id: templateId };
  const refresh = () => client.invalidateQueries({ queryKey: templateKeys.learned(templateId) });
  const ask = async (title: string, action: () => Promise<unknown>): Promise<void> => {
    const question = { title, text: t.forgetText, confirmLabel: t.forget, tone: 'danger' } as const;
    if (!(await confirm({ ...question, action }))) return;
    toast.success(t.forgotten);
    await refresh();
  };
  return {
    turn: async (on) => {
      try {
        const learned = await fetchData('switchLearning', { params, body: { on } });
        client.setQueryData(learnedQuery(templateId).queryKey, learned);
        toast.success(on ? t.turnedOn : t.turnedOff);
      } catch (error) {
        toast.failure(errorText(error, { fallback: t.turnFail }));
      }
    },
    forget: ({ id }, name) =>
      ask(t.forgetTitle(name), () => fetchData('forgetLayout', { params: { ...params, layoutId: id } })),
    forgetAll: (layouts) => ask(t.forgetAllTitle(layouts), () => fetchData('forgetLayouts', { params })),
  };
}
