import type { PageWord, ReadFile } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ChangeActions } from '#features/results/checking/use-changes.ts';
import { useRereading, type Reread } from '#features/results/checking/use-rereading.ts';
import { messages } from '#features/results/messages.ts';
import { useLine } from '#features/results/checking/use-line.ts';
import type { LineKind } from '#features/results/table/take-words.ts';
import type { Picked } from '#ui/viewer/words.ts';
import { identityOf, type ResultValue } from '#features/results/values/values.ts';
import { pageWordsQuery } from '#lib/queries/pictures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { unknownPage, type Box } from '#ui/viewer/geometry.ts';
import { isModified, useReach, type KeyPress } from '#ui/viewer/use-reach.ts';

export interface PickActions {
  /** Gives a value what was picked on a page: its words, or only its place if it has no words. */
  readonly take: (value: ResultValue, picked: Picked, taken: readonly PageWord[]) => void;
  /** A key in a value's field; true where it was used to go from word to word. */
  readonly pickKey: (value: ResultValue, press: KeyPress) => boolean;
  /** Starts pointing out the whole row or column of a cell; a second call cancels. */
  readonly startLine: (kind: LineKind, cell: ResultValue) => void;
  /** Leaves the way from word to word. */
  readonly stopPicking: () => void;
}

/** What is picked on the page for the current value. */
export interface Picking {
  /** The words of the page that is shown; none until they are there. */
  readonly words: readonly PageWord[];
  /** What the keys have reached. */
  readonly reached: Picked | undefined;
  /** A place without words, kept until its value is typed. */
  readonly placed: Picked | undefined;
  /** What is pointed out, if it is more than one value. */
  readonly line: LineKind | undefined;
  /** What a click on a few words takes: these words, or their whole printed row or column. */
  readonly around: (box: Box) => readonly PageWord[];
  /** Such a place is being read. */
  readonly isReading: boolean;
}

interface PickingInput {
  readonly requestId: string;
  readonly file: ReadFile;
  /** The page that is shown. */
  readonly page: number;
  readonly selected: ResultValue | undefined;
  /** Saves words that were picked. */
  readonly store: (value: ResultValue, picked: Picked) => void;
  /** Saves the words of a row or a column. */
  readonly storeLine: ChangeActions['storeLine'];
  /** Brings the focus to a value's field, and leaves the page that is shown. */
  readonly focus: (value: ResultValue) => void;
  /** Saves what a reread of the place found. */
  readonly reread: Reread;
}

/** Picking by keys from word to word, places without words, and rereading what was picked. */
export function usePicking({ requestId, file, page, selected, store, reread, ...input }: PickingInput) {
  const { placed, setPlaced, takePlaced } = usePlaced();
  const { data: words = none } = useQuery({
    ...pageWordsQuery(requestId, file.id, page),
    enabled: selected !== undefined && file.status === 'completed' && page <= file.pageCount,
  });
  const shape = useMemo(() => file.pages[page - 1] ?? { number: page, ...unknownPage }, [file.pages, page]);
  const { line, around, setLine, startOf } = useLine({ file, page: shape, words, selected });
  const rereads = useRereading({ requestId, fileId: file.id, reread: afterPlaced(takePlaced, reread) });
  const { readAgain, rereadLine, stopRereading, pending } = rereads;
  const take: PickActions['take'] = (value, picked, taken) => {
    stopPicking();
    if (line !== undefined) {
      setLine(undefined);
      return input.storeLine(line, value, { page: shape, words: taken }, (values) => void rereadLine(values));
    }
    setPlaced(picked.text === '' ? { ...picked, value: identityOf(value) } : undefined);
    if (picked.text !== '') store(value, picked);
    void readAgain(value, picked);
  };
  const reach = { words, page: shape, taker: selected, around, onTake: take };
  const { reached, reachKey, begin, stopPicking } = useReach({ ...reach, onNone: sayNone });
  const shown =
    selected && placed?.value === identityOf(selected) && placed.page === page ? placed : undefined;
  const isReading = pending !== undefined && pending === shown?.value;
  const picking = useMemo(
    (): Picking => ({ words, reached, placed: shown, isReading, line, around }),
    [words, reached, shown, isReading, line, around],
  );
  const startLine: PickActions['startLine'] = (kind, cell) => {
    stopPicking();
    setLine(line === kind ? undefined : kind, cell);
    if (line !== kind && words.length > 0) begin(cell, startOf(cell, kind));
    input.focus(cell);
  };
  const pickKey: PickActions['pickKey'] = (value, press) => {
    const isGivenUp = line !== undefined && press.key === 'Escape';
    const isUsed = reachKey(value, press, () => startOf(value, line)) || isGivenUp;
    // Typing continues with the value; keys with Alt turn pages meanwhile.
    if (isGivenUp || (line !== undefined && !isUsed && !isModified(press))) setLine(undefined);
    return isUsed;
  };
  return { picking, takePlaced, stopRereading, actions: { take, pickKey, startLine, stopPicking } };
}

/** A value that was reread needs no typing any more. */
const afterPlaced =
  (takePlaced: (value: ResultValue) => unknown, reread: Reread): Reread =>
  (value, picked, isFirst) => {
    takePlaced(value);
    reread(value, picked, isFirst);
  };

const sayNone = (): void => toast.info(messages.get().pick.noneOnPage);

/** A place without words, kept until its value is typed. */
function usePlaced() {
  const [placed, setPlaced] = useState<Picked & { readonly value: string }>();
  /** Where the value will be when it is typed; forgotten with that. */
  const takePlaced = (value: ResultValue): Picked | undefined => {
    if (placed?.value !== identityOf(value)) return undefined;
    setPlaced(undefined);
    return placed;
  };
  return { placed, setPlaced, takePlaced };
}

const none: readonly PageWord[] = [];
