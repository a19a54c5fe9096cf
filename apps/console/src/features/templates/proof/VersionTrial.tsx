import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/templates/proof/messages.ts';
import { TrialSection } from '#features/templates/proof/TrialSection.tsx';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { comparisonQuery, templateSetQuery } from '#lib/queries/templates.ts';
import { toast } from '#ui/feedback/toast.ts';

interface VersionTrialProps {
  readonly templateId: string;
  readonly version: number;
  readonly other: number;
}

/** How two versions of a template do on its test set; nothing where there are no documents to compare them on. */
export function VersionTrial({ templateId, version, other }: VersionTrialProps) {
  const t = messages.get().compare;
  const client = useQueryClient();
  const { data: set } = useQuery(templateSetQuery(templateId));
  const query = comparisonQuery(templateId, version, other);
  const { data: trial } = useQuery(query);
  if (!set || set.documents.length === 0) return null;
  const start = async (): Promise<void> => {
    try {
      const params = { id: templateId, version, other };
      client.setQueryData(query.queryKey, await fetchData('compareVersions', { params }));
    } catch (error) {
      toast.failure(errorText(error, { fallback: t.startFail }));
    }
  };
  const [from, to] = [format.number(version), format.number(other)];
  const words = {
    title: t.onSet(from, to),
    note: t.note,
    start: t.start,
    setChanged: t.setChanged,
    before: t.rightWith(from),
    after: t.rightWith(to),
    found: t.version(to),
  };
  return (
    <TrialSection words={words} trial={trial} documents={set.documents.length} onStart={() => void start()} />
  );
}
