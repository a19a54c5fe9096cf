import { Button } from '@mantine/core';
import type { Template, TemplateDraft } from '@ocr/contract';
import { IconFilePencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import classes from '#features/templates/proof/draft.module.css';
import { messages } from '#features/templates/proof/messages.ts';
import { TrialSection } from '#features/templates/proof/TrialSection.tsx';
import { useDraft } from '#features/templates/proof/use-draft.ts';
import { describeChanges } from '#features/templates/wording.ts';
import { format } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { draftQuery, isUnderWay, templateSetQuery, trialQuery } from '#lib/queries/templates.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { EmptyState, ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { FormProblem } from '#ui/form/FormActions.tsx';
import { Section } from '#ui/layout/Section.tsx';

/** What a template is to ask for next, how that does on the test set, and putting it in force. */
export function DraftTab({ template }: { template: Template }) {
  const { data, error, refetch } = useQuery(draftQuery(template.id));
  if (data) return <Draft template={template} draft={data} />;
  if (data === null) return <NoDraft template={template} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Placeholder height={320} />;
}

function Draft({ template, draft }: { template: Template; draft: TemplateDraft }) {
  const t = messages.get().draft;
  // A partner has no documents to try its templates on.
  const mayTry = !isPartner();
  const set = useQuery({ ...templateSetQuery(template.id), enabled: mayTry });
  const { data: trial } = useQuery({ ...trialQuery(template.id, draft.revision), enabled: mayTry });
  const { start, publish, discard } = useDraft(template, draft);
  const documents = set.data?.documents.length ?? 0;
  const isOutdated = draft.version !== template.version;
  const isTried = trial?.state === 'done' && !trial.setChanged;
  const isReady = !mayTry || (set.data !== undefined && (documents === 0 || isTried));
  const changes = describeChanges(template, draft, undefined);
  return (
    <div className={classes['tab']}>
      <Section
        title={t.title}
        note={t.saved(format.dateTime(draft.savedDate), draft.savedBy)}
        action={
          <div className={classes['actions']}>
            <Button component={Link} to={paths.editTemplate(template.id)} variant="default" size="xs">
              {t.editDraft}
            </Button>
            <Button variant="default" size="xs" onClick={() => void discard()}>
              {t.discard}
            </Button>
            <Button
              size="xs"
              disabled={!isReady || isOutdated || isUnderWay(trial)}
              onClick={() => void publish(trial)}
            >
              {t.publish}
            </Button>
          </div>
        }
      >
        <FormProblem text={isOutdated ? t.outdated : undefined} />
        {!isReady && !isOutdated && <p className={classes['hint']}>{t.publishFirst}</p>}
        <h3 className={classes['subtitle']}>{t.changes}</h3>
        <ul className={classes['changes']}>
          {(changes.length > 0 ? changes : [t.same]).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      {mayTry && (
        <TrialSection
          words={messages.get().trial}
          trial={trial}
          documents={set.data && documents}
          onStart={() => void start()}
        />
      )}
    </div>
  );
}

function NoDraft({ template }: { template: Template }) {
  const t = messages.get().draft;
  const action = (
    <Button component={Link} to={paths.editTemplate(template.id)} variant="default">
      {t.edit}
    </Button>
  );
  return (
    <Section>
      <EmptyState
        icon={<IconFilePencil size={28} stroke={1.5} aria-hidden />}
        title={t.none}
        text={t.noneText}
        action={action}
      />
    </Section>
  );
}
