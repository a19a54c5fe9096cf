import type { Template, TemplateVersion } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/templates/messages.ts';
import { asInput } from '#features/templates/view/version-input.ts';
import { describeChanges } from '#features/templates/wording.ts';
import { fetchData } from '#lib/api/client.ts';
import { format } from '#lib/format.ts';
import { templateKeys } from '#lib/queries/templates.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Goes back to an earlier version, after showing what that changes; the versions between stay in the history. */
export function useRestore(template: Template): (version: TemplateVersion) => Promise<void> {
  const t = messages.get().history;
  const client = useQueryClient();
  return async (version) => {
    const { name, fields, tables } = template;
    const now = { name, category: '', description: '', fields, tables };
    const changes = describeChanges(now, asInput(version), undefined);
    const isDone = await confirm({
      title: t.restoreTitle(format.number(version.version)),
      text: (
        <>
          {t.restoreText}
          <ul>
            {(changes.length > 0 ? changes : [t.same]).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ),
      confirmLabel: t.restore,
      action: () =>
        fetchData('rollBackTemplate', { params: { id: template.id }, body: { version: version.version } }),
    });
    if (!isDone) return;
    toast.success(t.restored);
    await Promise.all(
      [templateKeys.one(template.id), templateKeys.lists].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
}
