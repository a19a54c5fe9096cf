import type { Template, TemplateVersion } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { messages } from '#features/templates/messages.ts';
import { asInput } from '#features/templates/view/version-input.ts';
import { describeChanges } from '#features/templates/wording.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { linkSearch, paths } from '#lib/paths.ts';
import { draftQuery, templateKeys, templateSetQuery } from '#lib/queries/templates.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';

/**
 * Restores an earlier version, after showing the changes; the versions between stay in the history. With a test set it is restored as a
 * draft, so that nothing that may lose values comes into force untested.
 */
export function useRestore(template: Template): (version: TemplateVersion) => Promise<void> {
  const t = messages.get().history;
  const client = useQueryClient();
  const restoreAsDraft = useRestoreAsDraft(template);
  const hasSet = async (): Promise<boolean> => {
    // A partner has no documents.
    if (isPartner()) return false;
    return (await client.fetchQuery(templateSetQuery(template.id))).documents.length > 0;
  };
  const restoreAtOnce = async (version: TemplateVersion): Promise<void> => {
    const isDone = await confirm({
      title: t.restoreTitle(format.number(version.version)),
      text: question(t.restoreText, template, version),
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
  return async (version) => {
    try {
      await ((await hasSet()) ? restoreAsDraft(version) : restoreAtOnce(version));
    } catch (error) {
      toast.failure(errorText(error, { fallback: t.restoreFail }));
    }
  };
}

/** Saves an earlier version as the template's draft, and opens it. */
function useRestoreAsDraft(template: Template): (version: TemplateVersion) => Promise<void> {
  const t = messages.get().history;
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (version) => {
    const known = await client.fetchQuery(draftQuery(template.id));
    const { name, fields, tables } = version;
    const { category, description } = template;
    const content = { name, category, description, fields, tables, version: template.version };
    const body = { ...content, ...(known && { revision: known.revision }) };
    const isDone = await confirm({
      title: t.restoreTitle(format.number(version.version)),
      text: (
        <>
          {question(t.draftText, template, version)}
          {known && t.draftReplaced}
        </>
      ),
      confirmLabel: t.restoreAsDraft,
      tone: known ? 'danger' : 'normal',
      action: async () => {
        const draft = await fetchData('saveDraft', { params: { id: template.id }, body });
        client.setQueryData(draftQuery(template.id).queryKey, draft);
      },
    });
    if (!isDone) return;
    toast.success(t.restoredAsDraft);
    await navigate({ to: paths.template(template.id), search: linkSearch({ tab: 'draft' }) });
  };
}

function question(text: string, { name, fields, tables }: Template, version: TemplateVersion): ReactNode {
  const now = { name, category: '', description: '', fields, tables };
  const changes = describeChanges(now, asInput(version), undefined);
  return (
    <>
      {text}
      <ul>
        {(changes.length > 0 ? changes : [messages.get().history.same]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
