import type { Request } from '@ocr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { byItself } from '#features/requests/submit/choosing/choice.ts';
import { chosenText } from '#features/requests/submit/choosing/chosen-text.ts';
import { messages as choosing } from '#features/requests/submit/choosing/messages.ts';
import { messages } from '#features/requests/submit/messages.ts';
import { copiesIn } from '#features/requests/submit/draft-files.ts';
import { planRequests, type PlannedRequest } from '#features/requests/submit/plan-requests.ts';
import {
  quoteFiles,
  unchosenFiles,
  withChoices,
  type Obstacle,
  type RequestQuote,
} from '#features/requests/submit/quote.ts';
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
  {
    templates,
    isAuto,
    quote,
    requests,
  }: { templates: string; isAuto: boolean; quote: RequestQuote; requests: number },
): Question {
  const t = messages.get();
  const { pages, blocks, available, availableAfter } = quote;
  const count = files.length;
  const again = files.filter(({ duplicateOf }) => duplicateOf !== null).length;
  const copies = copiesIn(files).size;
  const text = [
    (isAuto ? choosing.get().confirmFiles : t.confirmFiles)(format.number(count), count, templates),
    ...(requests > 1 ? [t.confirmRequests(format.number(requests))] : []),
    t.quoteSentence(format.number(pages), pages, format.number(blocks), blocks),
    ...(quote.cost ? [costText(quote.cost)] : []),
    t.quoteLeft(format.number(availableAfter), format.number(available), available),
    ...(again === 0 ? [] : [t.sentBefore(again)]),
    ...(copies === 0 ? [] : [t.copiesToo(copies)]),
  ];
  return { title: t.confirmTitle, text: text.join('\n'), confirmLabel: t.submit };
}

/** Opens the page that shows the new requests, and watches for their completion wherever the user goes from there. */
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

/** The estimated usage of the files with what is known now, and the requests that they would become. */
function useQuote({ files }: DraftFiles, templateId: string | undefined) {
  const client = useQueryClient();
  const usage = useQuery(currentUsageQuery());
  const names = useQuery(templateNamesQuery);
  const { limits } = getConfig();
  const quote = usage.data && withChoices(quoteFiles(files, usage.data), files, templateId);
  const requests = planRequests(files, limits, templateId);
  const isAuto = templateId === byItself;
  const template = names.data?.find(({ id }) => id === templateId);
  return {
    quote,
    requests,
    warning: quote && obstacleText(quote, limits),
    /** What the question names as the template; undefined where none is chosen. */
    templates: isAuto ? chosenText(requests, names.data ?? []) : template?.name,
    isAuto,
    /** The limit may have been raised since: it is asked for again, so that the next try counts with it. */
    refresh: () => void client.invalidateQueries({ queryKey: usageKeys.all }),
  };
}

/**
 * Sends the requests and opens the result. Refusals are shown at the field that they concern. After an interruption the list keeps what was
 * not sent, and `sent` says what was.
 */
function useSend(
  draft: DraftFiles,
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
    const { isStopped, failed } = await upload(requests, {
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

/** Why nothing was sent; cleared when the obstacle is gone. */
interface Problem {
  readonly text: string;
  readonly obstacle?: Obstacle;
}

/** Moves to the first file without a clear template. */
function askForChoice(show: (problem: Problem) => void, files: DraftFiles['files']): void {
  show({ text: choosing.get().unchosen(unchosenFiles(files).length), obstacle: 'unchosen' });
  document.querySelector<HTMLElement>('[data-unchosen] select')?.focus();
}

/** What prevents a submission, where it belongs. */
function showObstacle(
  { files }: DraftFiles,
  { quote, templates }: { quote: RequestQuote | undefined; templates: string | undefined },
  show: {
    readonly problem: (problem: Problem | undefined) => void;
    readonly template: (error: string) => void;
    readonly full: (isFull: boolean) => void;
    readonly refresh: () => void;
  },
): void {
  const isEmpty = quote?.obstacle === 'noFiles';
  show.problem(isEmpty ? { text: messages.get().noFiles, obstacle: 'noFiles' } : undefined);
  if (templates === undefined) askForTemplate(show.template);
  if (quote?.obstacle === 'full') show.full(true);
  if (quote?.obstacle === 'full' || quote?.obstacle === 'exceeded') show.refresh();
  if (quote?.obstacle === 'unchosen') askForChoice(show.problem, files);
}

/** Everything between the chosen files and the requests they become. */
export function useRequestForm(draft: DraftFiles, templateId: string | undefined) {
  const known = useQuote(draft, templateId);
  const [problem, setProblem] = useState<Problem>();
  const [templateError, setTemplateError] = useState<string>();
  const [isFull, setFull] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // While requests are sent one after the other, the total stays as it was confirmed.
  const [confirmed, setConfirmed] = useState<typeof known>();
  const { quote, templates, isAuto, warning, requests } = confirmed ?? known;
  const { send, isDone, ...underWay } = useSend(draft, {
    full: () => setFull(true),
    failed: (error) => setProblem({ text: submissionText(error) }),
  });
  const isDirty = useUnsent(draft, isDone);
  const show = { problem: setProblem, template: setTemplateError, full: setFull, refresh: known.refresh };

  const submit = async (): Promise<void> => {
    showObstacle(draft, { quote, templates }, show);
    if (isBusy || !quote || templates === undefined || quote.obstacle !== undefined) return;
    setBusy(true);
    try {
      const asked = question(draft, { templates, isAuto, quote, requests: requests.length });
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
    problem:
      problem?.obstacle === undefined || problem.obstacle === quote?.obstacle ? problem?.text : undefined,
    isAuto,
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
