import type { Preview } from '@ocr/contract';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from '#features/templates/editor/draft.ts';
import {
  askable,
  toDefinition,
  toFindings,
  type Asked,
  type Findings,
} from '#features/templates/preview/preview.ts';
import { isDailyLimit } from '#features/templates/preview/sample-problem.ts';
import { CallError, hasResult } from '#lib/api/call-error.ts';
import { fetchData } from '#lib/api/client.ts';
import { templateKeys } from '#lib/queries/templates.ts';

/** The document that a preview reads: one chosen here, or the sample of a stored template. */
export type PreviewSource =
  | { readonly id: string; readonly file: File }
  | { readonly id: string; readonly templateId: string };

export interface PreviewState {
  readonly preview: Preview | undefined;
  readonly findings: Findings | undefined;
  readonly error: unknown;
  /** A newer preview is loading, or will be in a moment. */
  readonly isUpdating: boolean;
  readonly retry: () => void;
}

interface Previewed {
  readonly preview: Preview;
  readonly findings: Findings;
}

const pause = 500;

/** What the draft finds on a document, a moment after the last key. */
export function usePreview(
  draft: Pick<Draft, 'fields' | 'tables'>,
  source: PreviewSource | undefined,
  /** The template whose threshold applies; none for a new one. */
  forTemplate: string | undefined,
): PreviewState {
  const latest = useMemo(() => askable(draft), [draft]);
  const asked = useSettled(latest);
  const definition = useMemo(() => JSON.stringify(asked), [asked]);
  const query = useQuery({
    queryKey: templateKeys.preview(source?.id ?? '', definition, forTemplate),
    queryFn: async ({ signal, client }): Promise<Previewed> => {
      if (source === undefined) throw new Error('There is no document to read.');
      const hash = findHash(client, source);
      const preview = await fetchPreview(source, asked, { hash, forTemplate, signal });
      return { preview, findings: toFindings(asked, preview) };
    },
    enabled: source !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    // Sixty previews a minute are allowed: a quick writer waits a little for the next one.
    retry: (failures, error) =>
      failures < 3 &&
      !isDailyLimit(error) &&
      (hasResult(error, 'TOO_MANY_REQUESTS') || (error instanceof CallError && error.code >= 500)),
    retryDelay: (failures) => 4000 * (failures + 1),
    placeholderData: (before, beforeQuery) =>
      beforeQuery?.queryKey[1] === (source?.id ?? '') ? before : undefined,
  });
  return {
    preview: query.data?.preview,
    findings: query.data?.findings,
    error: query.error ?? query.failureReason,
    isUpdating: query.isFetching || JSON.stringify(latest) !== definition,
    retry: () => void query.refetch(),
  };
}

/** The value once it has not changed for a moment. */
function useSettled(value: Asked): Asked {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  const known = useRef(text);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    if (known.current === text) return undefined;
    const timer = setTimeout(() => {
      known.current = text;
      setSettled(latest.current);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Under which hash the server knows the document, by the last preview of it: sent once, it is not sent again. Goes with the previews. */
function findHash(client: QueryClient, source: PreviewSource): string | undefined {
  return client
    .getQueryCache()
    .findAll({ queryKey: templateKeys.previews(source.id) })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ queryKey }) => client.getQueryData<Previewed>(queryKey)?.preview.hash)
    .find((hash) => hash !== undefined);
}

interface How {
  readonly hash: string | undefined;
  readonly forTemplate: string | undefined;
  readonly signal: AbortSignal;
}

async function fetchPreview(source: PreviewSource, asked: Asked, { hash, ...how }: How): Promise<Preview> {
  if (hash !== undefined) {
    try {
      return await send(asked, { hash }, how);
    } catch (error) {
      // The server deletes it after a week: the document is sent again.
      if (!hasResult(error, 'NOT_FOUND')) throw error;
    }
  }
  return send(asked, 'file' in source ? { file: source.file } : { templateId: source.templateId }, how);
}

function send(
  asked: Asked,
  document: { readonly hash: string } | { readonly file: File } | { readonly templateId: string },
  { forTemplate, signal }: Omit<How, 'hash'>,
): Promise<Preview> {
  const body = new FormData();
  body.append('template', JSON.stringify({ ...toDefinition(asked), name: '' }));
  if ('file' in document) body.append('document', document.file, document.file.name);
  else if ('hash' in document) body.append('hash', document.hash);
  else body.append('templateId', document.templateId);
  if (forTemplate !== undefined) body.append('forTemplate', forTemplate);
  return fetchData('previewTemplate', { body, signal });
}
