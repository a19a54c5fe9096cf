import { Button } from '@mantine/core';
import type { Request } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { DuplicateNotice } from '#features/results/DuplicateNotice.tsx';
import { CheckFile } from '#features/results/checking/CheckFile.tsx';
import { FileBar } from '#features/results/viewer/FileBar.tsx';
import { messages } from '#features/results/messages.ts';
import classes from '#features/results/result.module.css';
import { ResultActions } from '#features/results/ResultActions.tsx';
import { hasResult } from '#lib/api/call-error.ts';
import { countOpen } from '#features/results/values/file-values.ts';
import type { ResultSearch } from '#features/results/search.ts';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';
import { usePollInterval } from '#lib/live/live.ts';
import { paths } from '#lib/paths.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { EmptyState, ErrorState } from '#ui/feedback/States.tsx';
import { requestQuery } from '#lib/queries/requests.ts';

/** The result of a request: its files beside their values, while they are read and after. */
export function ResultPage() {
  const t = messages.get();
  const { id }: { id: string } = useParams({ strict: false });
  const cached = useQuery({ ...requestQuery(id), enabled: false }).data;
  const poll = usePollInterval(cached?.status === 'processing');
  const { data, error, refetch } = useQuery({ ...requestQuery(id), refetchInterval: poll });
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
        <Files request={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes['frame']} aria-busy></div>
      )}
    </div>
  );
}

function stateOf({ templateName, fileCount, pageCount, checked }: Request): string {
  const t = messages.get();
  const [files, pages] = [format.number(fileCount), format.number(pageCount)];
  const state = t.state(templateName, files, fileCount, pages, pageCount);
  if (checked === null) return state;
  return joins.list([state, t.checkedState(checked.by, format.dateTime(checked.at))]);
}

function Files({ request }: { request: Request }) {
  const search: ResultSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const file =
    request.files.find(({ id }) => id === search.file) ??
    (search.check ? request.files.find((each) => countOpen(each) > 0) : undefined) ??
    request.files[0];
  if (!file) return null;
  const choose = (id: string): void => {
    void navigate({ to: '.', search: { file: id }, replace: true, resetScroll: false });
  };
  return (
    <div className={classes['frame']}>
      <FileBar files={request.files} file={file} onChoose={choose} />
      <DuplicateNotice file={file} />
      {/* A file begins anew when its reading has ended: its values, pages and focus are others then. */}
      <CheckFile
        key={`${file.id} ${file.status}`}
        request={request}
        file={file}
        startsAtDoubt={search.check === true}
      />
    </div>
  );
}
