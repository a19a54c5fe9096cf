import { linkSearch } from '#lib/paths.ts';
import { Button } from '@mantine/core';
import type { Template } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toDraft } from '#features/templates/editor/draft.ts';
import { Editor } from '#features/templates/editor/Editor.tsx';
import { messages } from '#features/templates/messages.ts';
import { EditorSkeleton, TemplateFailed } from '#features/templates/states.tsx';
import { isOwn } from '#features/templates/list/TemplateActions.tsx';
import { paths } from '#lib/paths.ts';
import { rememberTemplate } from '#lib/session/session.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';
import { templateQuery } from '#lib/queries/templates.ts';

/** Changes a template of one's own. */
export function EditTemplatePage() {
  const t = messages.get();
  const { id }: { id: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(templateQuery(id));
  useEffect(() => {
    if (data) rememberTemplate(data.id);
  }, [data]);
  const back = { to: paths.template(id), label: data?.name ?? t.detail.back };
  return (
    <>
      <PageHeader
        title={data ? t.editor.editTitle(data.name) : t.detail.edit}
        help="templates"
        back={back}
        hasState={false}
      />
      {data ? (
        <Content key={data.id} template={data} />
      ) : error ? (
        <TemplateFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <EditorSkeleton />
      )}
    </>
  );
}

function Content({ template }: { template: Template }) {
  const t = messages.get().detail;
  // What is being changed is what was there when the change began; a newer version is refused when saving.
  const [begun] = useState(template);
  const [initial] = useState(() => toDraft(template));
  if (isOwn(begun)) {
    return <Editor initial={initial} template={begun} sampleOf={begun} />;
  }
  const action = (
    <Button component={Link} to={paths.addTemplate} search={linkSearch({ from: begun.id })}>
      {t.use}
    </Button>
  );
  return <EmptyState title={t.notYours} text={t.notYoursText} action={action} />;
}
