import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/templates/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { templateKeys } from '#lib/queries/templates.ts';

/** Deletes a template after confirmation; true if it is deleted. */
export function useDeleteTemplate(): (template: {
  readonly id: string;
  readonly name: string;
}) => Promise<boolean> {
  const t = messages.get().remove;
  const client = useQueryClient();
  return async ({ id, name }) => {
    const isConfirmed = await confirm({
      title: t.title(name),
      text: t.text,
      confirmLabel: t.confirm,
      tone: 'danger',
      action: () => fetchData('deleteTemplate', { params: { id } }),
    });
    if (!isConfirmed) return false;
    toast.success(t.done);
    await client.invalidateQueries({ queryKey: templateKeys.lists });
    return true;
  };
}
