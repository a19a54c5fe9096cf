import type { Template, TemplateVersion } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import classes from '#features/templates/view/history.module.css';
import { messages } from '#features/templates/messages.ts';
import { describeChanges } from '#features/templates/wording.ts';
import { format } from '#lib/format.ts';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { templateVersionsQuery } from '#lib/queries/templates.ts';

/** The last saved versions, the newest first, each with what it changed. */
export function TemplateHistory({ template }: { template: Template }) {
  const t = messages.get().history;
  const { data, error, refetch } = useQuery(templateVersionsQuery(template));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Section title={t.title}>
      {data ? (
        <ol className={classes['versions']}>
          {data.map((version, index) => (
            <Version key={version.version} version={version} before={data[index + 1]} />
          ))}
        </ol>
      ) : (
        <Placeholder height={80} />
      )}
    </Section>
  );
}

function Version({ version, before }: { version: TemplateVersion; before: TemplateVersion | undefined }) {
  const t = messages.get().history;
  const time = format.dateTime(version.createdDate);
  // The oldest of a long history has nothing to be compared with here.
  const changes = before ? describeChanges(asInput(before), asInput(version), undefined) : [];
  const first = version.version === 1 ? [t.first] : [];
  const lines = before ? (changes.length > 0 ? changes : [t.aside]) : first;
  return (
    <li>
      <p>
        <b>{t.version(format.number(version.version))}</b>{' '}
        <span>{version.by === null ? time : t.savedBy(time, version.by)}</span>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  );
}

/** Category and description are not kept by version: they compare as equal. */
const asInput = ({ name, fields, tables }: TemplateVersion) => ({
  name,
  category: '',
  description: '',
  fields,
  tables,
});
