import type { PageWord, ReadFile } from '@ocr/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { startOf, wordsAround, type LineKind } from '#features/results/table/take-words.ts';
import { identityOf, type ResultValue } from '#features/results/values/values.ts';
import { wordsIn } from '#ui/viewer/words.ts';
import type { Box, PageShape } from '#ui/viewer/geometry.ts';

interface LineInput {
  readonly file: ReadFile;
  readonly page: PageShape;
  readonly words: readonly PageWord[];
  readonly selected: ResultValue | undefined;
}

/** Whether a whole row or column is being pointed out, for the active cell: until it is taken, given up, or another value is active. */
export function useLine({ file, page, words, selected }: LineInput) {
  const [started, setStarted] = useState<{ readonly kind: LineKind; readonly value: string }>();
  const line = selected && started?.value === identityOf(selected) ? started?.kind : undefined;
  const place = selected?.place.kind === 'cell' ? selected.place : undefined;
  const around = useCallback(
    (box: Box): readonly PageWord[] =>
      line === undefined || place === undefined
        ? wordsIn(words, box)
        : wordsAround(line, file, place, { page, words, box }),
    [line, place, file, page, words],
  );
  const setLine = (kind: LineKind | undefined, cell = selected): void =>
    setStarted(kind && cell && { kind, value: identityOf(cell) });
  useEscape(line !== undefined, () => setLine(undefined));
  return {
    line,
    around,
    setLine,
    /** Where the keys begin on the page. */
    startOf: (value: ResultValue, kind: LineKind | undefined): Box | null => {
      if (kind !== undefined && value.place.kind === 'cell') return startOf(kind, file, value.place, page);
      return value.page === page.number ? value.box : null;
    },
  };
}

/** Gives up wherever the focus is: turning pages takes it away from the field. */
function useEscape(isOn: boolean, giveUp: () => void): void {
  const latest = useRef(giveUp);
  useEffect(() => {
    latest.current = giveUp;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
