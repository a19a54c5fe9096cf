import type { Preview } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
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

const pause = 500;
/** By source: under which hash the server knows the document. Sent once, it is not sent again. */
const hashes = new Map<string, string>();

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
    queryFn: async ({ signal }) => {
      if (source === undefined) throw new Error('There is no document to read.');
      const preview = await fetchPreview(source, asked, { forTemplate, signal });
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

interface How {
  readonly forTemplate: string | undefined;
  readonly signal: AbortSignal;
}

async function fetchPreview(source: PreviewSource, asked: Asked, how: How): Promise<Preview> {
  const hash = hashes.get(source.id);
  if (hash !== undefined) {
    try {
      return await send(asked, { hash }, how);
    } catch (error) {
      // The server deletes it after a week: the document is sent again.
      if (!hasResult(error, 'NOT_FOUND')) throw error;
      hashes.delete(source.id);
    }
  }
  const preview = await send(
    asked,
    'file' in source ? { file: source.file } : { templateId: source.templateId },
    how,
  );
  hashes.set(source.id, preview.hash);
  return preview;
}

function send(
  asked: Asked,
  document: { readonly hash: string } | { readonly file: File } | { readonly templateId: string },
  { forTemplate, signal }: How,
): Promise<Preview> {
  const body = new FormData();
  body.append('template', JSON.stringify({ ...toDefinition(asked), name: '' }));
  if ('file' in document) body.append('document', document.file, document.file.name);
  else if ('hash' in document) body.append('hash', document.hash);
  else body.append('templateId', document.templateId);
  if (forTemplate !== undefined) body.append('forTemplate', forTemplate);
  return fetchData('previewTemplate', { body, signal });
}
