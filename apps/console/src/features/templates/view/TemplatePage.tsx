import { Button, Tabs } from '@mantine/core';
import type { Template } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { toDraft } from '#features/templates/editor/draft.ts';
import classes from '#features/templates/editor/editor.module.css';
import { ExportTab } from '#features/templates/exports/ExportTab.tsx';
import { keyOfMark, marksOf } from '#features/templates/preview/marks.ts';
import { LearningTab } from '#features/templates/learning/LearningTab.tsx';
import { messages } from '#features/templates/messages.ts';
import { SamplePane } from '#features/templates/preview/SamplePane.tsx';
import { CompareVersions } from '#features/templates/proof/CompareVersions.tsx';
import { DraftNotice } from '#features/templates/proof/DraftNotice.tsx';
import { DraftTab } from '#features/templates/proof/DraftTab.tsx';
import { SetTab } from '#features/templates/proof/SetTab.tsx';
import { QualityTab } from '#features/templates/quality/QualityTab.tsx';
import { readTemplatePageSearch, type TemplatePageSearch } from '#features/templates/search.ts';
import { EditorSkeleton, TemplateFailed } from '#features/templates/states.tsx';
import { TemplateHistory } from '#features/templates/view/TemplateHistory.tsx';
import { isOwn, TemplateActions } from '#features/templates/list/TemplateActions.tsx';
import { TemplateView } from '#features/templates/view/TemplateView.tsx';
import styles from '#features/templates/view/view.module.css';
import { usePreview } from '#features/templates/preview/use-preview.ts';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { findRememberedTemplate, rememberTemplate } from '#lib/session/session.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';
import { templateQuery } from '#lib/queries/templates.ts';

/** What a template asks for, and what it finds on its sample. */
export function TemplatePage() {
  const { id }: { id: string } = useParams({ strict: false });
  return <Detail key={id} id={id} />;
}

/** The template that was opened last. */
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
        <Body key={data.version} template={data} />
      ) : error ? (
        <TemplateFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <EditorSkeleton />
      )}
    </>
  );
}

/** What a template learns and how well it reads depends on a tenant's documents, so these tabs are only for tenants. */
function Body({ template }: { template: Template }) {
  const t = messages.get().detail;
  const { tab }: TemplatePageSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  if (isPartner()) return <Content template={template} />;
  const open = (next: string | null): void => {
    void navigate({
      to: '.',
      search: readTemplatePageSearch({ tab: next }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <Tabs value={tab ?? 'content'} onChange={open} keepMounted={false}>
      <Tabs.List className={styles['tabs'] ?? ''} aria-label={t.tabs}>
        <Tabs.Tab value="content">{t.content}</Tabs.Tab>
        {isOwn(template) && <Tabs.Tab value="draft">{t.draft}</Tabs.Tab>}
        <Tabs.Tab value="learning">{t.learning}</Tabs.Tab>
        <Tabs.Tab value="quality">{t.quality}</Tabs.Tab>
        <Tabs.Tab value="set">{t.set}</Tabs.Tab>
        <Tabs.Tab value="export">{t.export}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="content">
        <Content template={template} />
      </Tabs.Panel>
      {isOwn(template) && (
        <Tabs.Panel value="draft">
          <DraftTab template={template} />
        </Tabs.Panel>
      )}
      <Tabs.Panel value="learning">
        <LearningTab template={template} />
      </Tabs.Panel>
      <Tabs.Panel value="quality">
        <QualityTab templateId={template.id} />
      </Tabs.Panel>
      <Tabs.Panel value="set">
        <SetTab templateId={template.id} />
      </Tabs.Panel>
      <Tabs.Panel value="export">
        <ExportTab template={template} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Content({ template }: { template: Template }) {
  const draft = useMemo(() => toDraft(template), [template]);
  const { id, document } = template;
  const preview = usePreview(draft, document ? { id: `template:${id}`, templateId: id } : undefined, id);
  const marks = useMemo(() => marksOf(preview.findings), [preview.findings]);
  const [highlighted, setHighlighted] = useState<string>();
  return (
    <div className={classes['columns']}>
      <div className={classes['form']}>
        {isOwn(template) && <DraftNotice template={template} />}
        <TemplateView
          template={template}
          draft={draft}
          findings={preview.findings}
          hasSample={document !== null}
          highlighted={highlighted}
          onHighlight={setHighlighted}
        />
        {isOwn(template) && <TemplateHistory template={template} />}
        {isOwn(template) && <CompareVersions template={template} />}
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
