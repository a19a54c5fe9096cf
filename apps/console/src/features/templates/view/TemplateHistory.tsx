import { Button } from '@mantine/core';
import type { Template, TemplateVersion } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import classes from '#features/templates/view/history.module.css';
import { messages } from '#features/templates/messages.ts';
import { asInput } from '#features/templates/view/version-input.ts';
import { useRestore } from '#features/templates/view/use-restore.tsx';
import { describeChanges } from '#features/templates/wording.ts';
import { format } from '#lib/format.ts';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { templateVersionsQuery } from '#lib/queries/templates.ts';

/** The last saved versions, the newest first, each with what it changed. */
export function TemplateHistory({ template }: { template: Template }) {
  const t = messages.get().history;
  const { data, error, refetch } = useQuery(templateVersionsQuery(template));
  const restore = useRestore(template);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Section title={t.title}>
      {data ? (
        <ol className={classes['versions']}>
          {data.map((version, index) => (
            <Version
              key={version.version}
              version={version}
              before={data[index + 1]}
              onRestore={index === 0 ? undefined : () => void restore(version)}
            />
          ))}
        </ol>
      ) : (
        <Placeholder height={80} />
      )}
    </Section>
  );
}

interface VersionProps {
  readonly version: TemplateVersion;
  readonly before: TemplateVersion | undefined;
  /** Undefined of the version that is in force. */
  readonly onRestore: (() => void) | undefined;
}

function Version({ version, before, onRestore }: VersionProps) {
  const t = messages.get().history;
  const time = format.dateTime(version.createdDate);
  // The oldest of a long history has nothing to be compared with here.
  const changes = before ? describeChanges(asInput(before), asInput(version), undefined) : [];
  const first = version.version === 1 ? [t.first] : [];
  const lines = before ? (changes.length > 0 ? changes : [t.detailsOnly]) : first;
  const name = t.version(format.number(version.version));
  return (
    <li>
      <div className={classes['head']}>
        <p>
          <b>{name}</b> <span>{version.by === null ? time : t.savedBy(time, version.by)}</span>
        </p>
        {onRestore && (
          <Button variant="default" size="compact-xs" aria-label={t.restoreOf(name)} onClick={onRestore}>
            {t.restore}
          </Button>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  );
}
