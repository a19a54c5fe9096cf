import { Button } from '@mantine/core';
import type { SetDocument, TemplateSet } from '@ocr/contract';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messages } from '#features/templates/proof/messages.ts';
import classes from '#features/templates/proof/set.module.css';
import { useSet } from '#features/templates/proof/use-set.ts';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';
import { linkSearch, paths } from '#lib/paths.ts';
import { templateSetQuery } from '#lib/queries/templates.ts';
import { EmptyState, ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { Section } from '#ui/layout/Section.tsx';

/** The checked documents that drafts of a template are tried on. */
export function SetTab({ templateId }: { templateId: string }) {
  const { data, error, refetch } = useQuery(templateSetQuery(templateId));
  if (data) return <TestSet templateId={templateId} set={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Placeholder height={320} />;
}

function TestSet({ templateId, set }: { templateId: string; set: TemplateSet }) {
  const t = messages.get().set;
  const { takeOut, returnToSet } = useSet(templateId);
  const { documents, takenOut, max } = set;
  const count = documents.length;
  return (
    <div className={classes['tab']}>
      <Section
        title={t.title}
        note={t.note}
        flush
        action={count > 0 && <span className={classes['count']}>{t.count(format.number(count), count)}</span>}
      >
        {count === max && <p className={classes['full']}>{t.full(format.number(max))}</p>}
        {count === 0 && <NothingChecked />}
        <Documents
          label={t.title}
          documents={documents}
          action={t.takeOut}
          actionOf={t.takeOutOf}
          onAct={takeOut}
        />
      </Section>
      {takenOut.length > 0 && (
        <Section title={t.takenOut} note={t.takenOutNote} flush>
          <Documents
            label={t.takenOut}
            documents={takenOut}
            action={t.returnToSet}
            actionOf={t.returnLabelOf}
            onAct={returnToSet}
          />
        </Section>
      )}
    </div>
  );
}

interface DocumentsProps {
  readonly label: string;
  readonly documents: readonly SetDocument[];
  readonly action: string;
  readonly actionOf: (name: string) => string;
  readonly onAct: (document: SetDocument) => Promise<void>;
}

function Documents({ label, documents, action, actionOf, onAct }: DocumentsProps) {
  const t = messages.get().set;
  if (documents.length === 0) return null;
  return (
    <ul className={classes['documents']} aria-label={label}>
      {documents.map((document) => (
        <li key={document.fileId} className={classes['document']}>
          <Link to={paths.request(document.requestId)} search={linkSearch({ file: document.fileId })}>
            {document.name}
          </Link>
          <span className={classes['soft']} title={t.request}>
            {document.requestNumber}
          </span>
          <span className={classes['soft']}>{joins.labelled(t.pages, format.number(document.pages))}</span>
          <span className={classes['soft']} title={t.checked}>
            {t.checkedBy(format.dateTime(document.checkedDate), document.checkedBy)}
          </span>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={actionOf(document.name)}
            onClick={() => void onAct(document)}
          >
            {action}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function NothingChecked() {
  const t = messages.get().set;
  const action = (
    <Button component={Link} to={paths.requests} search={linkSearch({ checked: 'false' })} variant="default">
      {t.toUnchecked}
    </Button>
  );
  return (
    <EmptyState
      icon={<IconChecklist size={28} stroke={1.5} aria-hidden />}
      title={t.none}
      text={t.noneText}
      action={action}
    />
  );
}
