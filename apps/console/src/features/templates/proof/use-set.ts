import type { SetDocument } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/templates/proof/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { templateKeys } from '#lib/queries/templates.ts';
import { toast } from '#ui/feedback/toast.ts';

/** What a tenant can do with the documents of a test set. */
export function useSet(templateId: string) {
  const t = messages.get().set;
  const client = useQueryClient();
  const change = async (name: 'addToSet' | 'takeFromSet', { fileId }: SetDocument): Promise<void> => {
    try {
      await fetchData(name, { params: { id: templateId, fileId } });
      await client.invalidateQueries({ queryKey: templateKeys.set(templateId) });
      toast.success(name === 'addToSet' ? t.putIn : t.tookOut);
    } catch (error) {
      toast.failure(errorText(error, { fallback: t.fail }));
    }
  };
  return {
    takeOut: (document: SetDocument) => change('takeFromSet', document),
    returnToSet: (document: SetDocument) => change('addToSet', document),
  };
}
