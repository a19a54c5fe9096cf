import { Button } from '@mantine/core';
import type { CheckDifference, Request } from '@ocr/contract';
import { IconArrowsDiff, IconCheck, IconEyeOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import classes from '#features/results/differences.module.css';
import { messages } from '#features/results/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';
import { differencesQuery, requestKeys, requestQuery } from '#lib/queries/requests.ts';
import { toast } from '#ui/feedback/toast.ts';

/** What a blind second check means for the current user: the values as they were read, or the differences between the two people. */
export function BlindCheck({ request }: { request: Request }) {
  const t = messages.get().blind;
  const { blind, awaited, firstCheck } = request;
  if (!blind || firstCheck === null) return null;
  if (awaited === 'third') return <Differences request={request} />;
  return (
    <p className={classes['notice']}>
      <IconEyeOff size={15} aria-hidden />
      <span>{t.notice(firstCheck.by)}</span>
    </p>
  );
}

type Picked = 'first' | 'second';

/** Where two people who did not see each other's work differ: what each left, and whose to take. */
function Differences({ request }: { request: Request }) {
  const t = messages.get().blind;
  const title = useId();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const { data } = useQuery(differencesQuery(request.id));
  const settle = async (difference: CheckDifference, pick: Picked): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(difference.id);
    try {
      const params = { id: request.id, differenceId: difference.id };
      const settled = await fetchData('settleDifference', { params, body: { pick } });
      client.setQueryData(differencesQuery(request.id).queryKey, settled);
      await client.invalidateQueries({ ...requestQuery(request.id), exact: true });
      await client.invalidateQueries({ queryKey: requestKeys.lists });
    } catch (error) {
      toast.failure(errorText(error, { fallback: t.fail }));
    } finally {
      setBusy(undefined);
    }
  };
  const differences = data?.differences ?? [];
  const open = differences.filter(({ settled }) => settled === null).length;
  return (
    <section className={classes['differences']} aria-labelledby={title}>
      <h2 id={title}>
        <IconArrowsDiff size={15} aria-hidden />
        {t.title(open)}
      </h2>
      <ul>
        {differences.map((difference) => (
          <li key={difference.id} data-settled={difference.settled !== null || undefined}>
            <span className={classes['place']}>{placeOf(request, difference)}</span>
            {(['first', 'second'] as const).map((pick) => (
              <Choice
                key={pick}
                request={request}
                difference={difference}
                pick={pick}
                isBusy={busy === difference.id}
                onPick={() => void settle(difference, pick)}
              />
            ))}
            {difference.settled === 'other' && <span>{t.other}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoiceProps {
  readonly request: Request;
  readonly difference: CheckDifference;
  readonly pick: Picked;
  readonly isBusy: boolean;
  readonly onPick: () => void;
}

function Choice({ request, difference, pick, isBusy, onPick }: ChoiceProps) {
  const t = messages.get().blind;
  const by = (pick === 'first' ? request.firstCheck : request.differed)?.by ?? '';
  const isPicked = difference.settled === pick;
  const left =
    difference.rows === null ? (
      <b>{difference[pick] || t.empty}</b>
    ) : difference.rows[pick].length === 0 ? (
      <b>{t.noOwnRows}</b>
    ) : (
      <b>{difference.rows[pick].map((cells) => cells.filter(Boolean).join(' ') || t.empty).join(' / ')}</b>
    );
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={isBusy}
      aria-pressed={isPicked}
      leftSection={isPicked ? <IconCheck size={14} aria-hidden /> : undefined}
      onClick={onPick}
    >
      <span className={classes['choice']}>
        {t.by(by)} {left}
      </span>
    </Button>
  );
}

/** A field's name; or a table's, with column and row where it is one value of it. Of several files, which one. */
function placeOf({ files }: Request, { fileId, field, table, row, column }: CheckDifference): string {
  const t = messages.get();
  const file = files.find(({ id }) => id === fileId);
  const rows = file?.tables.find(({ name }) => name === table)?.rows ?? [];
  const at = rows.findIndex(({ id }) => id === row);
  const inTable = column === null ? t.blind.rows : at < 0 ? column : t.cell(column, format.number(at + 1));
  return joins.list([
    ...(files.length > 1 && file ? [file.name] : []),
    ...(field === null ? [table ?? '', inTable] : [field]),
  ]);
}
