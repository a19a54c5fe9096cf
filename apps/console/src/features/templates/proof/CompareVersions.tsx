import { Button, NativeSelect } from '@mantine/core';
import type { Template, TemplateInput, TemplateVersion } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages as templateMessages } from '#features/templates/messages.ts';
import classes from '#features/templates/proof/draft.module.css';
import { messages } from '#features/templates/proof/messages.ts';
import { useRestore } from '#features/templates/view/use-restore.tsx';
import { VersionTrial } from '#features/templates/proof/VersionTrial.tsx';
import { asInput } from '#features/templates/view/version-input.ts';
import { describeChanges } from '#features/templates/wording.ts';
import { format } from '#lib/format.ts';
import { draftQuery, templateVersionQuery } from '#lib/queries/templates.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { ErrorState } from '#ui/feedback/States.tsx';
import { Section } from '#ui/layout/Section.tsx';

const DRAFT = 'draft';

/** Any two versions of a template side by side, the draft included; an earlier one can be restored. */
export function CompareVersions({ template }: { template: Template }) {
  const { data: draft } = useQuery(draftQuery(template.id));
  if (template.version === 1 && !draft) return null;
  return <Comparison key={draft ? DRAFT : ''} template={template} draft={draft ?? undefined} />;
}

interface ComparisonProps {
  readonly template: Template;
  readonly draft: Pick<TemplateInput, 'name' | 'fields' | 'tables'> | undefined;
}

function Comparison({ template, draft }: ComparisonProps) {
  const t = messages.get().compare;
  const newest = String(template.version);
  const [from, setFrom] = useState(draft ? newest : String(template.version - 1));
  const [to, setTo] = useState(draft ? DRAFT : newest);
  const [before, after] = [useVersion(template, draft, from), useVersion(template, draft, to)];
  const restore = useRestore(template);
  const error = before.error ?? after.error;
  const choices = [
    ...(draft ? [{ value: DRAFT, label: t.draft }] : []),
    ...Array.from({ length: template.version }, (_, index) => {
      const version = template.version - index;
      const name = format.number(version);
      return { value: String(version), label: index === 0 ? t.inForce(name) : t.version(name) };
    }),
  ];
  const older = before.version;
  // A draft is tried on its own tab; a partner has no documents.
  const mayTry = !isPartner() && from !== to && from !== DRAFT && to !== DRAFT;
  return (
    <>
      <Section
        title={t.title}
        action={
          older &&
          from !== newest && (
            <Button variant="default" size="xs" onClick={() => void restore(older)}>
              {templateMessages.get().history.restoreOf(t.version(format.number(older.version)))}
            </Button>
          )
        }
      >
        <div className={classes['choices']}>
          <Choice label={t.from} value={from} choices={choices} onChange={setFrom} />
          <Choice label={t.to} value={to} choices={choices} onChange={setTo} />
        </div>
        {error ? <ErrorState error={error} /> : <Differences before={before.content} after={after.content} />}
      </Section>
      {mayTry && <VersionTrial templateId={template.id} version={Number(from)} other={Number(to)} />}
    </>
  );
}

/** A version's content: as it is known, or fetched. Only what was fetched can be restored. */
function useVersion(
  template: Template,
  draft: ComparisonProps['draft'],
  chosen: string,
): {
  readonly content: TemplateInput | undefined;
  readonly version: TemplateVersion | undefined;
  readonly error: Error | null;
} {
  const isDraft = chosen === DRAFT;
  const { data, error } = useQuery({
    ...templateVersionQuery(template.id, Number(isDraft ? template.version : chosen)),
    enabled: !isDraft,
  });
  if (!isDraft) return { content: data && asInput(data), version: data, error };
  const content = draft && {
    name: draft.name,
    category: '',
    description: '',
    fields: draft.fields,
    tables: draft.tables,
  };
  return { content, version: undefined, error: null };
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[...choices]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Differences({
  before,
  after,
}: {
  readonly before: TemplateInput | undefined;
  readonly after: TemplateInput | undefined;
}) {
  const t = messages.get().compare;
  const lines = before && after ? describeChanges(before, after, undefined) : [];
  return (
    <ul className={classes['changes']} aria-label={t.result} aria-busy={!before || !after}>
      {(before && after && lines.length === 0 ? [t.same] : lines).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
