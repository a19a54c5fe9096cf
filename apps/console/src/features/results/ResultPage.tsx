import { Button } from '@mantine/core';
import type { ReadFile, Request } from '@ocr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { BlindCheck } from '#features/results/Differences.tsx';
import { DuplicateNotice } from '#features/results/DuplicateNotice.tsx';
import { CheckFile } from '#features/results/checking/CheckFile.tsx';
import { FileBar } from '#features/results/viewer/FileBar.tsx';
import { messages } from '#features/results/messages.ts';
import { NoValuesNotice } from '#features/results/NoValuesNotice.tsx';
import classes from '#features/results/result.module.css';
import { ResultActions } from '#features/results/ResultActions.tsx';
import { hasResult } from '#lib/api/call-error.ts';
import { countOpen, hasSecondCheck } from '#features/results/values/file-values.ts';
import { useUnsavedGuard } from '#features/results/values/use-unsaved.ts';
import type { ResultSearch } from '#features/results/search.ts';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';
import { usePollInterval } from '#lib/live/live.ts';
import { paths } from '#lib/paths.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { EmptyState, ErrorState } from '#ui/feedback/States.tsx';
import { forgetOldResults, requestQuery } from '#lib/queries/requests.ts';

/** The result of a request: its files next to their values, during and after reading. */
export function ResultPage() {
  const t = messages.get();
  const { id }: { id: string } = useParams({ strict: false });
  const cached = useQuery({ ...requestQuery(id), enabled: false }).data;
  const poll = usePollInterval(cached?.status === 'processing');
  const { data, error, refetch } = useQuery({ ...requestQuery(id), refetchInterval: poll });
  const client = useQueryClient();
  useEffect(() => forgetOldResults(client, id), [client, id]);
  const back = { to: paths.requests, label: t.back };
  if (hasResult(error, 'NOT_FOUND')) {
    const action = (
      <Button component={Link} to={paths.requests}>
        {t.toList}
      </Button>
    );
    return (
      <>
        <PageHeader title={t.titleLoading} back={back} hasState={false} />
        <EmptyState title={t.gone} text={t.goneText} action={action} />
      </>
    );
  }
  return (
    <div className={classes['screen']}>
      <PageHeader
        title={data ? t.title(data.number) : t.titleLoading}
        back={back}
        help="result"
        state={data && stateOf(data)}
        action={data && <ResultActions request={data} />}
      />
      {data ? (
        <Files key={data.id} request={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes['frame']} aria-busy></div>
      )}
    </div>
  );
}

function stateOf(request: Request): string {
  const { templateName, fileCount, pageCount, checked } = request;
  const t = messages.get();
  const [files, pages] = [format.number(fileCount), format.number(pageCount)];
  const state = t.state(templateName, files, fileCount, pages, pageCount);
  if (checked !== null) return joins.list([state, t.checkedState(checked.by, format.dateTime(checked.at))]);
  return joins.list([state, ...reviewOf(request)]);
}

/** Who has to check next, and who has taken the request. With two users the first of them settles what the second changed. */
function reviewOf({ awaited, blind, firstCheck, differed, taken, mayCheck }: Request): string[] {
  const t = messages.get();
  const who = mayCheck ? 'yours' : 'third';
  return [
    ...(awaited === 'second' && firstCheck ? [t.awaited.second(firstCheck.by)] : []),
    ...(awaited === 'third' && differed ? [blind ? t.blind[who] : t.awaited[who](differed.by)] : []),
    ...(taken ? [t.taken(taken.by)] : []),
  ];
}

/**
 * The file to open if the address names none: the first one with values to check or with a check that this user may do, if the user came to
 * check.
 */
function firstFile({ files }: Request, { check }: ResultSearch): ReadFile | undefined {
  if (!check) return files[0];
  const isAwaited = (file: ReadFile): boolean => file.check?.mayCheck === true;
  return files.find((file) => countOpen(file) > 0) ?? files.find(isAwaited) ?? files[0];
}

function Files({ request }: { request: Request }) {
  const search: ResultSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  useUnsavedGuard(request.id);
  // Computed once: a file stays open after its last flagged value is resolved, until the user moves on.
  const [first] = useState(() => firstFile(request, search)?.id);
  const [toCheck] = useState(request.toCheck);
  const shown = request.files.some(({ id }) => id === search.file) ? search.file : first;
  const file = request.files.find(({ id }) => id === shown);
  if (!file) return null;
  const choose = (id: string): void => {
    void navigate({ to: '.', search: { file: id }, replace: true, resetScroll: false });
  };
  return (
    <div className={classes['frame']}>
      <FileBar
        files={request.files}
        file={file}
        hasSecondCheck={hasSecondCheck(request)}
        isChecked={request.checked !== null}
        onChoose={choose}
      />
      <DuplicateNotice file={file} />
      {request.checked === null && <NoValuesNotice file={file} template={request.templateName} />}
      <BlindCheck request={request} />
      {/* A file is mounted again when its reading has ended or a blind check hides changes, because its values, pages and focus change. */}
      <CheckFile
        key={`${file.id} ${file.status} ${request.blind}`}
        request={request}
        file={file}
        firstPage={search.page ?? 1}
        toCheck={toCheck}
        startsAtDoubt={search.check === true}
      />
    </div>
  );
}
