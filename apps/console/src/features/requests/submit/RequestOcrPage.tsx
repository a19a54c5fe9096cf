import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { DropZone } from '#features/requests/submit/DropZone.tsx';
import { FileList } from '#features/requests/submit/FileList.tsx';
import { LimitDialog } from '#features/requests/submit/LimitDialog.tsx';
import { messages } from '#features/requests/messages.ts';
import classes from '#features/requests/submit/request-ocr.module.css';
import { SubmitPanel } from '#features/requests/submit/SubmitPanel.tsx';
import { TemplateChooser } from '#features/requests/submit/TemplateChooser.tsx';
import { useDraftFiles, type DraftFiles } from '#features/requests/submit/use-draft-files.ts';
import { useRequestForm } from '#features/requests/submit/use-request-form.ts';
import { getConfig } from '#lib/config.ts';
import { format } from '#lib/format.ts';
import { findRememberedTemplate } from '#lib/session/session.ts';
import { useKeptDraft } from '#ui/form/kept-draft.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

/** Files in, a template chosen, what it takes seen, submitted. */
export function RequestOcrPage() {
  const t = messages.get().ocr;
  const search: { template?: string } = useSearch({ strict: false });
  const [templateId, setTemplateId] = useState(search.template ?? findRememberedTemplate());
  const draft = useDraftFiles();
  const form = useRequestForm(draft, templateId);
  useKeptDraft({
    name: 'request',
    isDirty: form.isDirty,
    read: () => ({ files: draft.files.map(({ file }) => file), templateId }),
    restore: (kept) => {
      draft.add(kept.files);
      setTemplateId(kept.templateId);
    },
  });
  const count = draft.files.length;
  const pages = form.quote?.pages ?? 0;
  const isLocked = form.isBusy || form.progress !== undefined;
  return (
    <>
      <PageHeader
        title={t.title}
        help="request"
        state={
          count === 0
            ? t.stateEmpty(getConfig().limits.maxFiles)
            : t.state(format.number(count), count, format.number(pages), pages)
        }
      />
      <div className={classes['columns']}>
        <DropZone onFiles={draft.add} isDisabled={isLocked} hasFiles={count > 0}>
          {count > 0 && <FileList draft={draft} isLocked={isLocked} />}
          <RemoveRefused draft={draft} isLocked={isLocked} />
        </DropZone>
        <aside className={classes['side']} aria-label={t.quote}>
          <TemplateChooser
            value={templateId}
            onChange={(id) => {
              setTemplateId(id);
              form.clearTemplateError();
            }}
            error={form.templateError}
            isDisabled={isLocked}
          />
          <SubmitPanel
            quote={form.quote}
            warning={form.warning}
            problem={form.problem}
            progress={form.progress}
            isAsking={form.isAsking}
            isBusy={form.isBusy}
            onSubmit={() => void form.submit()}
            onCancel={form.cancel}
          />
        </aside>
      </div>
      <LimitDialog isOpen={form.isFull} onClose={form.closeFull} />
    </>
  );
}

/** With several files it is tedious to remove the bad ones one by one. */
function RemoveRefused({ draft, isLocked }: { draft: DraftFiles; isLocked: boolean }) {
  const refused = draft.files.filter(({ state }) => state === 'refused');
  if (refused.length === 0 || draft.files.length < 2) return null;
  return (
    <Button
      variant="default"
      mt="sm"
      disabled={isLocked}
      onClick={() => draft.remove(refused.map(({ id }) => id))}
    >
      {messages.get().ocr.removeRefused}
    </Button>
  );
}
