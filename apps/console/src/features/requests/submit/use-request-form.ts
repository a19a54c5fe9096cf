import type { Request } from '@ocr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { messages } from '#features/requests/messages.ts';
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
function question({ files }: DraftFiles, templateName: string, quote: RequestQuote): Question {
  const t = messages.get().ocr;
  const { pages, blocks, available, availableAfter } = quote;
  const count = files.length;
  const again = files.filter(({ duplicateOf }) => duplicateOf !== null).length;
  const text = [
    t.confirmFiles(format.number(count), count, templateName),
    t.quoteSentence(format.number(pages), pages, format.number(blocks), blocks),
    ...(quote.cost ? [costText(quote.cost)] : []),
    t.quoteLeft(format.number(availableAfter), format.number(available), available),
    ...(again === 0 ? [] : [t.sentBefore(again)]),
  ];
  return { title: t.confirmTitle, text: text.join('\n'), confirmLabel: t.submit };
}

/** Goes to a new request's page, and keeps its end in mind wherever the user goes from there. */
function useShowRequest(): (request: Request) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (request) => {
    watchRequest(request);
    client.setQueryData(requestKeys.one(request.id), request);
    void refreshRequests(client);
    toast.success(messages.get().ocr.submitted);
    await navigate({ to: paths.request(request.id) });
  };
}

/** What the files would take with what is known now. */
function useQuote({ files }: DraftFiles, templateId: string | undefined) {
  const usage = useQuery(currentUsageQuery());
  const names = useQuery(templateNamesQuery);
  const { limits } = getConfig();
  const quote = usage.data && quoteFiles(files, usage.data, limits.maxRequestPages);
  return {
    quote,
    warning: quote && obstacleText(quote, limits),
    template: names.data?.find(({ id }) => id === templateId),
  };
}

/** Uploads the files and goes to the request that they became; what the server refuses is shown where it belongs. */
function useSend(
  draft: DraftFiles,
  templateId: string | undefined,
  on: { readonly full: () => void; readonly failed: (error: unknown) => void },
) {
  const client = useQueryClient();
  const show = useShowRequest();
  const { submit: upload, ...underWay } = useSubmission();
  const done = useRef(false);
  const send = async (): Promise<void> => {
    try {
      const request = await upload(templateId ?? '', draft.files);
      done.current = true;
      await show(request);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      draft.refuse(refusedFiles(error));
      void client.invalidateQueries({ queryKey: usageKeys.all });
      if (hasResult(error, 'NOT_FOUND')) void client.invalidateQueries({ queryKey: templateKeys.lists });
      if (isNothingLeft(error)) on.full();
      else on.failed(error);
    }
  };
  return { ...underWay, send, isDone: () => done.current };
}

/** Asks before files are left that have not become a request; returns whether there are any. */
function useUnsent({ files }: DraftFiles, isDone: () => boolean): () => boolean {
  const isDirty = (): boolean => files.length > 0 && !isDone();
  useLeaveGuard(isDirty);
  return isDirty;
}

/** Everything between the chosen files and the request they become. */
export function useRequestForm(draft: DraftFiles, templateId: string | undefined) {
  const t = messages.get().ocr;
  const { quote, template, warning } = useQuote(draft, templateId);
  const [problem, setProblem] = useState<string>();
  const [templateError, setTemplateError] = useState<string>();
  const [isFull, setFull] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { send, isDone, ...underWay } = useSend(draft, templateId, {
    full: () => setFull(true),
    failed: (error) => setProblem(submissionText(error)),
  });
  const isDirty = useUnsent(draft, isDone);

  /** Whether everything is there; says what is not. */
  const isComplete = (): boolean => {
    setProblem(undefined);
    if (quote?.obstacle === 'noFiles') setProblem(t.noFiles);
    if (!template) {
      setTemplateError(common.get().form.required);
      document.getElementById('request-template')?.focus();
    }
    if (quote?.obstacle === 'full') setFull(true);
    return template !== undefined && quote !== undefined && quote.obstacle === undefined;
  };

  const submit = async (): Promise<void> => {
    if (isBusy || !isComplete() || !quote || !template) return;
    setBusy(true);
    try {
      if (await confirm(question(draft, template.name, quote))) await send();
    } finally {
      setBusy(false);
    }
  };

  return {
    ...underWay,
    quote,
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
