import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/templates/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { confirm } from '#ui/confirm.ts';
import { toast } from '#ui/toast.ts';

/** Deletes a template after a question; true when it is gone. */
export function useDeleteTemplate(): (template: {
  readonly id: string;
  readonly name: string;
}) => Promise<boolean> {
  const words = messages.get().remove;
  const client = useQueryClient();
  return async ({ id, name }) => {
    const isConfirmed = await confirm({
      title: words.title(name),
      text: words.text,
      confirmLabel: words.confirm,
      tone: 'danger',
      action: () => fetchData('deleteTemplate', { params: { id } }),
    });
    if (!isConfirmed) return false;
    toast.success(words.done);
    await client.invalidateQueries({ queryKey: ['templates'] });
    return true;
  };
}
