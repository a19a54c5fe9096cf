import { Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { emptyDraft, toDraft, toInput, type Draft } from '#features/templates/editor/draft.ts';
import { Editor } from '#features/templates/editor/Editor.tsx';
import { messages } from '#features/templates/messages.ts';
import { EditorSkeleton } from '#features/templates/states.tsx';
import type { useEditor } from '#features/templates/editor/use-editor.ts';
import { paths } from '#lib/paths.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ErrorState } from '#ui/feedback/States.tsx';
import { templateQuery, templatesQuery } from '#lib/queries/templates.ts';

/** A new template: from nothing, from a standard one, or as a copy of another. */
export function AddTemplatePage() {
  const t = messages.get();
  const { from }: { from?: string } = useSearch({ strict: false });
  const start = useQuery({ ...templateQuery(from ?? ''), enabled: from !== undefined });
  const back = { to: paths.templates, label: t.detail.back };
  return (
    <>
      <PageHeader title={t.editor.addTitle} help="templates" back={back} hasState={false} />
      {from === undefined ? (
        <New />
      ) : start.data ? (
        <CopyOf key={from} from={start.data} />
      ) : start.error ? (
        <ErrorState error={start.error} onRetry={() => void start.refetch()} />
      ) : (
        <EditorSkeleton />
      )}
    </>
  );
}

function New() {
  const [initial] = useState(emptyDraft);
  return (
    <Editor initial={initial} template={undefined} sampleOf={undefined}>
      {(editor) => <StartFrom editor={editor} />}
    </Editor>
  );
}

function CopyOf({ from }: { from: Parameters<typeof toDraft>[0] }) {
  const t = messages.get().editor;
  const [initial] = useState(() => {
    const draft = toDraft(from);
    // Names are unique among a tenant's own templates; a standard one's name is free there.
    const isFree = from.type === 'standard' && !isPartner();
    return isFree ? draft : { ...draft, name: t.copyOf(from.name) };
  });
  return <Editor initial={initial} template={undefined} sampleOf={from} />;
}

const isUntouched = (draft: Draft): boolean =>
  JSON.stringify(toInput(draft)) === JSON.stringify(toInput(emptyDraft()));

/** The ready-made templates, to begin with. */
function StartFrom({ editor: { draft, dispatch } }: { editor: ReturnType<typeof useEditor> }) {
  const t = messages.get().editor;
  const client = useQueryClient();
  const list = useQuery(templatesQuery({ type: 'standard', size: 100, sort: 'name' }));
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = async (id: string | null): Promise<void> => {
    if (id === null) return;
    const mayReplace =
      isUntouched(draft) ||
      chosen !== null ||
      (await confirm({
        title: t.startReplace,
        text: t.startReplaceText,
        confirmLabel: t.startConfirm,
      }));
    if (!mayReplace) return;
    setChosen(id);
    dispatch({ type: 'replace', draft: toDraft(await client.fetchQuery(templateQuery(id))) });
  };
  return (
    <Select
      label={t.start}
      placeholder={t.startPlaceholder}
      searchable
      data={(list.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={(id) => void choose(id)}
    />
  );
}
