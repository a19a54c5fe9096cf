import type { Template, TemplateDraft, TemplateInput } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { toDraft, toInput } from '#features/templates/editor/draft.ts';
import { saveDraft } from '#features/templates/editor/save-template.ts';
import type { Sample } from '#features/templates/preview/use-sample.ts';
import { messages } from '#features/templates/proof/messages.ts';
import { linkSearch, paths } from '#lib/paths.ts';
import { draftQuery, templateKeys } from '#lib/queries/templates.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { toast } from '#ui/feedback/toast.ts';

/** What is known of a template's draft when its editor opens. */
export interface Proof {
  readonly draft: TemplateDraft | undefined;
  /** Whether there are checked documents to try a draft on. */
  readonly hasSet: boolean;
}

interface DraftSave {
  /** Whether a save keeps a draft: one is there, or what is asked for changes and can be tried first. */
  readonly isForced: (input: TemplateInput) => boolean;
  readonly save: (input: TemplateInput, sample: Sample) => Promise<void>;
  readonly isBusy: boolean;
}

/** Saves an edited template as its draft, and goes to it. A sample document is no part of the draft: it is the template's at once. */
export function useSaveDraft(template: Template | undefined, proof: Proof | undefined): DraftSave {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const published = useMemo(() => template && toInput(toDraft(template)), [template]);
  const askedFor = ({ fields, tables }: TemplateInput): string => JSON.stringify([fields, tables]);
  const save = async (input: TemplateInput, sample: Sample): Promise<void> => {
    if (template === undefined) return;
    setBusy(true);
    try {
      const draft = await saveDraft(input, sample, { template, revision: proof?.draft?.revision });
      client.setQueryData(draftQuery(template.id).queryKey, draft);
      if (sample.change !== undefined) {
        client.removeQueries({ queryKey: templateKeys.previews(`template:${template.id}`) });
        await client.invalidateQueries({ queryKey: templateKeys.one(template.id), exact: true });
      }
      toast.success(messages.get().draft.savedDone);
      const search = isPartner() ? {} : { tab: 'draft' };
      await navigate({ to: paths.template(template.id), search: linkSearch(search) });
    } finally {
      setBusy(false);
    }
  };
  return {
    isForced: (input) =>
      proof !== undefined &&
      published !== undefined &&
      (proof.draft !== undefined || (proof.hasSet && askedFor(input) !== askedFor(published))),
    save,
    isBusy,
  };
}
