import type { ReadFile } from '@ocr/contract';
import { useEffect, useRef } from 'react';
import {
  findDoubtful,
  findValue,
  valueKeyOf,
  valuesOf,
  waitingOnPage,
} from '#features/results/values/file-values.ts';
import type { Corrections } from '#features/results/values/use-corrections.ts';
import type { Place, ResultValue } from '#features/results/values/values.ts';
import { errorText } from '#lib/error-text.ts';
import { toast } from '#ui/feedback/toast.ts';

interface FetchingInput {
  readonly file: ReadFile;
  readonly corrections: Pick<Corrections, 'current' | 'need'>;
  /** The page that is shown, and the active value. */
  readonly page: number;
  readonly place: Place | undefined;
}

/** Fetches rows of a long file that are visible, or will be next. */
export function useFetching({ file, corrections: { current, need }, page, place }: FetchingInput) {
  const latest = useRef(0);
  const fetchRows = (table: number, from: number, to: number): void => {
    const found = (current() ?? file).tables[table];
    // What could not be fetched is requested again as soon as it is visible again.
    if (found) need(found.name, found.rows.slice(from, to)).catch(() => undefined);
  };
  const needed = useRef(need);
  useEffect(() => {
    needed.current = need;
  });
  useEffect(() => {
    for (const [table, rows] of waitingOnPage(file, page)) needed.current(table, rows).catch(() => undefined);
  }, [file, page]);
  useEffect(() => {
    const next = findDoubtful(valuesOf(file), place)?.place;
    const table = next?.kind === 'cell' ? file.tables[next.table] : undefined;
    if (table === undefined || next?.kind !== 'cell') return;
    needed.current(table.name, table.rows.slice(next.row, next.row + 1)).catch(() => undefined);
  }, [file, place]);
  return {
    fetchRows,
    /** Whether a value is being waited for: it is selected once it arrives, unless the user has moved elsewhere. */
    awaits: (value: ResultValue, go: (value: ResultValue) => void): boolean => {
      const turn = (latest.current += 1);
      const { place: at, isWaiting } = value;
      const known = current();
      if (!isWaiting || known === undefined || at.kind !== 'cell') return false;
      // The field that the user leaves takes no more typing.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      const table = known.tables[at.table];
      const key = valueKeyOf(known, value);
      const arrive = (): void => {
        const now = current();
        const found = now && findValue(now, key);
        if (turn === latest.current && found && !found.isWaiting) go(found);
      };
      need(table?.name ?? '', table?.rows.slice(at.row, at.row + 1) ?? []).then(arrive, (error: unknown) =>
        toast.failure(errorText(error)),
      );
      return true;
    },
  };
}
