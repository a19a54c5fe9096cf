import { linkSearch } from '#lib/paths.ts';
import { Button } from '@mantine/core';
import type { Template } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toDraft } from '#features/templates/editor/draft.ts';
import { Editor } from '#features/templates/editor/Editor.tsx';
import { messages } from '#features/templates/messages.ts';
import classes from '#features/templates/proof/draft.module.css';
import { messages as proofMessages } from '#features/templates/proof/messages.ts';
import type { Proof } from '#features/templates/proof/use-save-draft.ts';
import { EditorSkeleton, TemplateFailed } from '#features/templates/states.tsx';
import { isOwn } from '#features/templates/list/TemplateActions.tsx';
import { paths } from '#lib/paths.ts';
import { rememberTemplate } from '#lib/session/session.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { EmptyState } from '#ui/feedback/States.tsx';
import { draftQuery, templateQuery, templateSetQuery } from '#lib/queries/templates.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { format } from '#lib/format.ts';

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

/** Opens the draft where there is one; whether a test set is there decides how a change is saved. */
function OwnContent({ template }: { template: Template }) {
  const draft = useQuery(draftQuery(template.id));
  const set = useQuery({ ...templateSetQuery(template.id), enabled: !isPartner() });
  const error = draft.error ?? set.error;
  if (draft.data === undefined || (set.data === undefined && !isPartner()))
    return error ? <TemplateFailed error={error} onRetry={() => void draft.refetch()} /> : <EditorSkeleton />;
  const proof = { draft: draft.data ?? undefined, hasSet: (set.data?.documents.length ?? 0) > 0 };
  return <Change template={template} proof={proof} />;
}

function Change({ template, proof }: { template: Template; proof: Proof }) {
  const t = proofMessages.get().draft;
  // Edits are based on the version at the time they began; saving over a newer version is refused.
  const [begun] = useState({ template, proof });
  const { draft, hasSet } = begun.proof;
  const [initial] = useState(() => toDraft({ ...template, ...draft }));
  const version = format.number(begun.template.version);
  return (
    <Editor initial={initial} template={begun.template} sampleOf={begun.template} proof={begun.proof}>
      {() =>
        draft ? (
          <p className={classes['notice']}>
            {t.editing(format.dateTime(draft.savedDate), draft.savedBy, version)}
          </p>
        ) : (
          hasSet && <p className={classes['notice']}>{t.mustTry}</p>
        )
      }
    </Editor>
  );
}

function Content({ template }: { template: Template }) {
  const t = messages.get().detail;
  if (isOwn(template)) return <OwnContent template={template} />;
  const action = (
    <Button component={Link} to={paths.addTemplate} search={linkSearch({ from: template.id })}>
      {t.use}
    </Button>
  );
  return <EmptyState title={t.notYours} text={t.notYoursText} action={action} />;
}
