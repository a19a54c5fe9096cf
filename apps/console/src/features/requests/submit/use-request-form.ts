import type { Request } from '@ocr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { messages } from '#features/requests/submit/messages.ts';
import { copiesIn } from '#features/requests/submit/draft-files.ts';
import { planRequests, type PlannedRequest } from '#features/requests/submit/pile.ts';
import { quoteFiles, type RequestQuote } from '#features/requests/submit/quote.ts';
import { costText } from '#features/requests/submit/cost-text.ts';
import { obstacleText, refusedFiles, submissionText } from '#features/requests/submit/submission-problem.ts';
import type { DraftFiles } from '#features/requests/submit/use-draft-files.ts';
import { useSubmission } from '#features/requests/submit/use-submission.ts';
import { detailOf, hasResult } from '#lib/api/call-error.ts';
import { getConfig } from '#lib/config.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { paths } from '#lib/paths.ts';
import { watchRequest } from '#lib/session/session.ts';
import { confirm, type Question } from '#ui/feedback/confirm.ts';
import { useLeaveGuard } from '#ui/form/leave-guard.ts';
import { toast } from '#ui/feedback/toast.ts';
import { currentUsageQuery, usageKeys } from '#lib/queries/usage.ts';
import { templateKeys, templateNamesQuery } from '#lib/queries/templates.ts';
import { requestKeys, refreshRequests } from '#lib/queries/requests.ts';

/** A refusal because the month has no page left. */
const isNothingLeft = (error: unknown): boolean =>
  hasResult(error, 'PAGE_LIMIT_EXCEEDED') && detailOf(error, 'available') === 0;

/** The question before a submission, with what it takes. */
function question(
  { files }: DraftFiles,
  { templateName, quote, requests }: { templateName: string; quote: RequestQuote; requests: number },
): Question {
  const t = messages.get();
  const { pages, blocks, available, availableAfter } = quote;
  const count = files.length;
  const again = files.filter(({ duplicateOf }) => duplicateOf !== null).length;
  const copies = copiesIn(files).size;
  const text = [
    t.confirmFiles(format.number(count), count, templateName),
    ...(requests > 1 ? [t.confirmRequests(format.number(requests))] : []),
    t.quoteSentence(format.number(pages), pages, format.number(blocks), blocks),
    ...(quote.cost ? [costText(quote.cost)] : []),
    t.quoteLeft(format.number(availableAfter), format.number(available), available),
    ...(again === 0 ? [] : [t.sentBefore(again)]),
    ...(copies === 0 ? [] : [t.copiesToo(copies)]),
  ];
  return { title: t.confirmTitle, text: text.join('\n'), confirmLabel: t.submit };
}

/** Goes to where the new requests are to be seen, and keeps their end in mind wherever the user goes from there. */
function useShowRequests(): (requests: readonly Request[]) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (requests) => {
    const t = messages.get();
    for (const request of requests) client.setQueryData(requestKeys.one(request.id), request);
    void refreshRequests(client);
    const [only, ...others] = requests;
    const isOne = only !== undefined && others.length === 0;
    toast.success(isOne ? t.submitted : t.submittedMany(format.number(requests.length)));
    await navigate({ to: isOne ? paths.request(only.id) : paths.requests });
  };
}

/** What the files would take with what is known now, and the requests that they would become. */
function useQuote({ files }: DraftFiles, templateId: string | undefined) {
  const usage = useQuery(currentUsageQuery());
  const names = useQuery(templateNamesQuery);
  const { limits } = getConfig();
  const quote = usage.data && quoteFiles(files, usage.data);
  return {
    quote,
    requests: planRequests(files, limits),
    warning: quote && obstacleText(quote, limits),
    template: names.data?.find(({ id }) => id === templateId),
  };
}

/**
 * Sends the requests and goes to what they became; what the server refuses is shown where it belongs. Broken off, the list keeps what was not
 * sent, and `sent` says what was.
 */
function useSend(
  draft: DraftFiles,
  templateId: string | undefined,
  on: { readonly full: () => void; readonly failed: (error: unknown) => void },
) {
  const client = useQueryClient();
  const show = useShowRequests();
  const { send: upload, ...underWay } = useSubmission();
  const [sent, setSent] = useState<readonly Request[]>([]);
  const done = useRef(false);

  const refuse = (files: PlannedRequest['files'], error: unknown): void => {
    for (const [index, code] of refusedFiles(error)) {
      const file = files[index];
      if (file) draft.change([file.id], { state: 'refused', error: code });
    }
    if (hasResult(error, 'NOT_FOUND')) void client.invalidateQueries({ queryKey: templateKeys.lists });
    if (isNothingLeft(error)) on.full();
    else on.failed(error);
  };
  const send = async (requests: readonly PlannedRequest[]): Promise<void> => {
    const made = [...sent];
    const { isStopped, failed } = await upload(templateId ?? '', requests, {
      onSent: (files, request) => {
        made.push(request);
        watchRequest(request);
        draft.change(idsOf(files), { state: 'sent', attempt: null, request });
      },
      onUnsent: (files, attempt) => draft.change(idsOf(files), { attempt }),
    });
    if (failed === undefined && !isStopped) {
      done.current = true;
      await show(made);
      return;
    }
    draft.removeSent();
    setSent(made);
    void refreshRequests(client);
    void client.invalidateQueries({ queryKey: usageKeys.all });
    if (failed !== undefined) refuse(failed.files, failed.error);
  };
  return { ...underWay, sent, send, isDone: () => done.current };
}

/** Asks before files are left that have not become requests; returns whether there are any. */
function useUnsent({ files }: DraftFiles, isDone: () => boolean): () => boolean {
  const isDirty = (): boolean => files.length > 0 && !isDone();
  useLeaveGuard(isDirty);
  return isDirty;
}

const idsOf = (files: PlannedRequest['files']): string[] => files.map(({ id }) => id);

function askForTemplate(show: (error: string) => void): void {
  show(common.get().form.required);
  document.getElementById('request-template')?.focus();
}

/** Everything between the chosen files and the requests they become. */
export function useRequestForm(draft: DraftFiles, templateId: string | undefined) {
  const t = messages.get();
  const known = useQuote(draft, templateId);
  const [problem, setProblem] = useState<string>();
  const [templateError, setTemplateError] = useState<string>();
  const [isFull, setFull] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // While requests are sent one after the other, what all of them take stays as it was confirmed.
  const [confirmed, setConfirmed] = useState<typeof known>();
  const { quote, template, warning, requests } = confirmed ?? known;
  const { send, isDone, ...underWay } = useSend(draft, templateId, {
    full: () => setFull(true),
    failed: (error) => setProblem(submissionText(error)),
  });
  const isDirty = useUnsent(draft, isDone);

  const submit = async (): Promise<void> => {
    setProblem(quote?.obstacle === 'noFiles' ? t.noFiles : undefined);
    if (!template) askForTemplate(setTemplateError);
    if (quote?.obstacle === 'full') setFull(true);
    if (isBusy || !quote || !template || quote.obstacle !== undefined) return;
    setBusy(true);
    try {
      const asked = question(draft, { templateName: template.name, quote, requests: requests.length });
      if (!(await confirm(asked))) return;
      setConfirmed(known);
      await send(requests);
    } finally {
      setConfirmed(undefined);
      setBusy(false);
    }
  };

  return {
    ...underWay,
    quote,
    requests,
    // What was missing may have come since.
    problem: problem === t.noFiles && quote?.obstacle !== 'noFiles' ? undefined : problem,
    templateError,
    isFull,
    isBusy,
    isDirty,
    submit,
    warning,
    closeFull: () => setFull(false),
    clearTemplateError: () => setTemplateError(undefined),
  };
}
