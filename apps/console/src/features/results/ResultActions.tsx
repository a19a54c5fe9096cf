import { ActionIcon, Button, Menu } from '@mantine/core';
import type { Request } from '@ocr/contract';
import {
  IconArrowBackUp,
  IconChecks,
  IconChevronDown,
  IconColumns3,
  IconDotsVertical,
  IconDownload,
  IconHandStop,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '#features/results/messages.ts';
import { hasSecondCheck } from '#features/results/values/file-values.ts';
import { filesWithUnsaved } from '#features/results/values/use-unsaved.ts';
import { useRetry } from '#features/results/use-retry.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { joins } from '#lib/i18n/joins.ts';
import { linkSearch, paths } from '#lib/paths.ts';
import { downloadResult, resultFormats, type ResultFormat } from '#lib/request-calls.ts';
import { findSession } from '#lib/session/session.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import {
  allSaved,
  fetchIfStale,
  refreshOutdated,
  requestKeys,
  requestQuery,
  updateRequest,
} from '#lib/queries/requests.ts';
import { pictureKeys } from '#lib/queries/pictures.ts';

/** Export, and what else can be done with a request that has ended. */
export function ResultActions({ request }: { request: Request }) {
  const t = messages.get();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const isRunning = request.status === 'processing';
  const download = async (format: ResultFormat): Promise<void> => {
    setBusy(true);
    try {
      const replaced = await downloadResult(request, format);
      if (replaced !== '') toast.notice(t.replaced(joins.list(Array.from(replaced))));
    } catch (error) {
      toast.failure(errorText(error, { fallback: t.exportFail }));
      await refreshOutdated(client, request.id, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {request.status === 'completed' && <CheckButton request={request} />}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            loading={isBusy}
            disabled={request.status !== 'completed'}
            leftSection={<IconDownload size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t.export}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {resultFormats.map((format) => (
            <Menu.Item key={format} onClick={() => void download(format)}>
              {t.formats[format]}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            component={Link}
            to={paths.template(request.templateId)}
            search={linkSearch({ tab: 'export' })}
            leftSection={<IconColumns3 size={16} aria-hidden />}
          >
            {t.exportColumns}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <MoreActions request={request} isDisabled={isRunning} />
    </>
  );
}

/** What to do before the request can be checked; undefined if all that was typed is saved. */
function unsavedText(client: QueryClient, { id, files }: Request): string | undefined {
  const unsaved = filesWithUnsaved(client, id);
  if (unsaved.size === 0) return undefined;
  const t = messages.get();
  const names = files.filter((file) => unsaved.has(file.id)).map(({ name }) => name);
  return files.length === 1 ? t.unsavedFirst : t.unsavedIn(joins.list(names));
}

/** The same files, with how far the check of each is now; without a second check nothing is said of each. */
function withChecks(known: Request, now: Request['files']): Request['files'] {
  if (!hasSecondCheck(known)) return known.files;
  const states = new Map(now.map(({ id, check }) => [id, check]));
  return known.files.map((file) => {
    const check = states.get(file.id);
    return check === undefined ? file : { ...file, check };
  });
}

/** Marks the request as checked, or reopens it. */
function CheckButton({ request }: { request: Request }) {
  const t = messages.get();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const toggle = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { checked: request.checked === null };
      // A check that ended before the last value is saved would not include it.
      await allSaved(client, request.id);
      const unsaved = body.checked ? unsavedText(client, request) : undefined;
      if (unsaved !== undefined) return toast.failure(unsaved);
      const answer = await fetchData('checkRequest', { params: { id: request.id }, body });
      const { files, ...now } = answer;
      // An older answer must not put back what was before.
      await client.cancelQueries(requestQuery(request.id));
      // Unchanged files keep their identity, so that only new content is rendered. In a blind check the values are hidden.
      const isSame = !now.blind && !request.blind;
      updateRequest(client, request.id, (known) =>
        isSame ? { ...known, ...now, files: withChecks(known, files) } : answer,
      );
      fetchIfStale(client, request.id);
      await client.invalidateQueries({ queryKey: requestKeys.lists });
    } catch (error) {
      toast.failure(errorText(error, { fallback: t.checkFail }));
      await refreshOutdated(client, request.id, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconChecks size={16} aria-hidden />}
      onClick={() => void toggle()}
    >
      {request.checked !== null ? t.reopen : request.awaited ? t.confirm[request.awaited] : t.markChecked}
    </Button>
  );
}

/** Takes the request, so that others take another one, or releases it. */
function TakeItem({ request }: { request: Request }) {
  const t = messages.get();
  const client = useQueryClient();
  const isTaken = request.taken !== null;
  const take = async (): Promise<void> => {
    try {
      const body = { taken: !isTaken };
      const { taken } = await fetchData('takeRequest', { params: { id: request.id }, body });
      updateRequest(client, request.id, (known) => ({ ...known, taken }));
      await client.invalidateQueries({ queryKey: requestKeys.lists });
    } catch (error) {
      toast.failure(errorText(error, { fallback: t.checkFail }));
      await refreshOutdated(client, request.id, error);
    }
  };
  return (
    <Menu.Item leftSection={<IconHandStop size={16} aria-hidden />} onClick={() => void take()}>
      {isTaken ? t.release : t.take}
    </Menu.Item>
  );
}

/** The first person of a blind check gets the own values back, to change them. */
function WithdrawItem({ request }: { request: Request }) {
  const t = messages.get();
  const client = useQueryClient();
  const withdraw = async (): Promise<void> => {
    try {
      const body = { checked: false };
      const answer = await fetchData('checkRequest', { params: { id: request.id }, body });
      client.setQueryData(requestQuery(request.id).queryKey, answer);
      await client.invalidateQueries({ queryKey: requestKeys.lists });
    } catch (error) {
      toast.failure(errorText(error, { fallback: t.checkFail }));
      await refreshOutdated(client, request.id, error);
    }
  };
  return (
    <Menu.Item leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => void withdraw()}>
      {t.blind.withdraw}
    </Menu.Item>
  );
}

function MoreActions({ request, isDisabled }: { request: Request; isDisabled: boolean }) {
  const t = messages.get();
  const client = useQueryClient();
  const navigate = useNavigate();
  const retry = useRetry(request.id);
  const remove = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: t.deleteTitle,
      text: t.deleteText,
      confirmLabel: t.delete,
      tone: 'danger',
      action: () => fetchData('deleteRequest', { params: { id: request.id } }),
    });
    if (!isConfirmed) return;
    toast.success(t.deleted);
    await navigate({ to: paths.requests });
    client.removeQueries({ queryKey: requestKeys.one(request.id) });
    client.removeQueries({ queryKey: pictureKeys.document([request.id]) });
    await client.invalidateQueries({ queryKey: requestKeys.lists });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t.more}
          title={t.more}
          disabled={isDisabled}
        >
          <IconDotsVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {request.status === 'completed' && request.checked === null && <TakeItem request={request} />}
        {request.blind &&
          request.awaited === 'second' &&
          request.firstCheck?.by === findSession()?.user.name && <WithdrawItem request={request} />}
        {request.files.some(({ status }) => status === 'failed') && (
          <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => void retry()}>
            {t.retry}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void remove()}>
          {t.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
