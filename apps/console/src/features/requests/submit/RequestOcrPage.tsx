import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { DropZone } from '#features/requests/submit/DropZone.tsx';
import { byItself } from '#features/requests/submit/choosing/choice.ts';
import { useChoosing } from '#features/requests/submit/choosing/use-choosing.ts';
import { copiesIn } from '#features/requests/submit/draft-files.ts';
import { FileList } from '#features/requests/submit/FileList.tsx';
import { LimitDialog } from '#features/requests/submit/LimitDialog.tsx';
import { messages } from '#features/requests/submit/messages.ts';
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
  const t = messages.get();
  const search: { template?: string } = useSearch({ strict: false });
  const [templateId, setTemplateId] = useState(search.template ?? findRememberedTemplate());
  const draft = useDraftFiles();
  useChoosing(draft.files, templateId === byItself, draft.change);
  const form = useRequestForm(draft, templateId);
  useKeptDraft({
    name: 'request',
    isDirty: form.isDirty,
    read: () => ({
      files: draft.files.filter(({ state }) => state !== 'sent').map(({ file }) => file),
      templateId,
    }),
    restore: (kept) => {
      draft.add(kept.files);
      setTemplateId(kept.templateId);
    },
    // Files are too much for a tab's storage: after a reload they are chosen again.
    toStored: () => undefined,
  });
  const count = draft.files.length;
  const isLocked = form.isBusy || form.progress !== undefined;
  return (
    <>
      <PageHeader title={t.title} help="request" state={stateOf(draft, form)} />
      <div className={classes['columns']}>
        <DropZone onFiles={draft.add} isDisabled={isLocked} hasFiles={count > 0}>
          {count > 0 && <RemoveMany draft={draft} isLocked={isLocked} />}
          {count > 0 && (
            <FileList draft={draft} requests={form.requests} isLocked={isLocked} isAuto={form.isAuto} />
          )}
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
            isStopping={form.isStopping}
            isBusy={form.isBusy}
            sent={form.sent}
            filesLeft={count}
            onSubmit={() => void form.submit()}
            onStop={form.stop}
          />
        </aside>
      </div>
      <LimitDialog isOpen={form.isFull} onClose={form.closeFull} />
    </>
  );
}

/** Files that cannot be sent are counted by themselves, as in the heads of the list. */
function stateOf({ files }: DraftFiles, { quote, requests }: ReturnType<typeof useRequestForm>): string {
  const t = messages.get();
  if (files.length === 0) return t.stateEmpty(getConfig().limits.maxFiles);
  const refused = files.filter(({ state }) => state === 'refused').length;
  const count = files.length - refused;
  const pages = quote?.pages ?? 0;
  const size = quote?.isCounting
    ? t.stateCounting(format.number(count), count)
    : t.state(format.number(count), count, format.number(pages), pages);
  const state = requests.length > 1 ? t.stateRequests(size, format.number(requests.length)) : size;
  return refused > 0 ? t.stateRefused(state, format.number(refused)) : state;
}

/** With several files it is tedious to remove the bad ones, or those that were sent before, one by one. */
function RemoveMany({ draft, isLocked }: { draft: DraftFiles; isLocked: boolean }) {
  const t = messages.get();
  const copies = copiesIn(draft.files);
  const refused = draft.files.filter(({ state }) => state === 'refused');
  const again = draft.files.filter(
    ({ id, state, duplicateOf, attempt }) =>
      state === 'ready' && attempt === null && (duplicateOf !== null || copies.has(id)),
  );
  const offers = [
    { label: t.removeRefused, files: refused },
    { label: t.removeDuplicates(format.number(again.length), again.length), files: again },
  ].filter(({ files }) => files.length > 0);
  if (offers.length === 0 || draft.files.length < 2) return null;
  return (
    <div className={classes['removeMany']} data-remove-many>
      {offers.map(({ label, files }) => (
        <Button
          key={label}
          variant="default"
          disabled={isLocked}
          onClick={() => {
            draft.remove(files.map(({ id }) => id));
            requestAnimationFrame(focusNext);
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** A button that removed its files disappears with them. Keyboard users are moved to the other button or to the template. */
function focusNext(): void {
  const other = document.querySelector<HTMLElement>('[data-remove-many] button');
  (other ?? document.getElementById('request-template'))?.focus();
}
