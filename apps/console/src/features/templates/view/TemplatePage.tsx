import { Button } from '@mantine/core';
import type { Template } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { toDraft } from '#features/templates/editor/draft.ts';
import classes from '#features/templates/editor/editor.module.css';
import { keyOfMark, marksOf } from '#features/templates/preview/marks.ts';
import { messages } from '#features/templates/messages.ts';
import { SamplePane } from '#features/templates/preview/SamplePane.tsx';
import { EditorSkeleton, TemplateFailed } from '#features/templates/states.tsx';
import { TemplateHistory } from '#features/templates/view/TemplateHistory.tsx';
import { isOwn, TemplateActions } from '#features/templates/list/TemplateActions.tsx';
import { TemplateView } from '#features/templates/view/TemplateView.tsx';
import { usePreview } from '#features/templates/preview/use-preview.ts';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { findRememberedTemplate, rememberTemplate } from '#lib/session/session.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';
import { templateQuery } from '#lib/queries/templates.ts';

/** What a template asks for, and what it finds on its sample. */
export function TemplatePage() {
  const { id }: { id: string } = useParams({ strict: false });
  return <Detail key={id} id={id} />;
}

/** The template that was looked at last. */
export function RememberedTemplatePage() {
  const t = messages.get().detail;
  const id = findRememberedTemplate();
  if (id !== undefined) return <Detail key={id} id={id} />;
  const action = (
    <Button component={Link} to={paths.templates}>
      {t.toList}
    </Button>
  );
  return (
    <>
      <PageHeader title={messages.get().list.title} help="templates" hasState={false} />
      <EmptyState title={t.none} text={t.noneText} action={action} />
    </>
  );
}

function Detail({ id }: { id: string }) {
  const t = messages.get();
  const { data, error, refetch } = useQuery(templateQuery(id));
  useEffect(() => {
    if (data) rememberTemplate(data.id);
  }, [data]);
  return (
    <>
      <PageHeader
        title={data?.name ?? t.list.title}
        help="templates"
        back={{ to: paths.templates, label: t.detail.back }}
        state={
          data &&
          t.detail.state(
            data.number,
            t.list[data.type],
            format.number(data.version),
            format.dateTime(data.updatedDate),
          )
        }
        action={data && <TemplateActions template={data} />}
      />
      {data ? (
        <Content key={data.version} template={data} />
      ) : error ? (
        <TemplateFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <EditorSkeleton />
      )}
    </>
  );
}

function Content({ template }: { template: Template }) {
  const draft = useMemo(() => toDraft(template), [template]);
  const { id, document } = template;
  const preview = usePreview(draft, document ? { id: `template:${id}`, templateId: id } : undefined);
  const marks = useMemo(() => marksOf(preview.findings), [preview.findings]);
  const [highlighted, setHighlighted] = useState<string>();
  return (
    <div className={classes['columns']}>
      <div className={classes['form']}>
        <TemplateView
          template={template}
          draft={draft}
          findings={preview.findings}
          hasSample={document !== null}
          highlighted={highlighted}
          onHighlight={setHighlighted}
        />
        {isOwn(template) && <TemplateHistory template={template} />}
      </div>
      <SamplePane
        sample={undefined}
        name={document?.name}
        state={preview}
        marks={marks}
        highlighted={highlighted}
        selected={undefined}
        onHighlight={(mark) => setHighlighted(mark === undefined ? undefined : keyOfMark(mark))}
        onSelect={(mark) => setHighlighted(keyOfMark(mark))}
      />
    </div>
  );
}
