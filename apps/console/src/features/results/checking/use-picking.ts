import type { PageWord, ReadFile } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLook, type Reread } from '#features/results/checking/use-look.ts';
import { messages } from '#features/results/messages.ts';
import { pick, rangeOf, stepFrom, type Picked, type Step } from '#features/results/viewer/words.ts';
import type { ResultValue } from '#features/results/values/values.ts';
import { pageWordsQuery } from '#lib/queries/pictures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { unite, unknownPage, type Box, type PageShape } from '#ui/viewer/geometry.ts';

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

export interface PickActions {
  /** Gives a value what was picked on a page: its words, or, where it has none, its place alone. */
  readonly take: (value: ResultValue, picked: Picked) => void;
  /** A key in a value's field; true where it was used to go from word to word. */
  readonly pickKey: (value: ResultValue, press: KeyPress) => boolean;
  /** Leaves the way from word to word. */
  readonly stopPicking: () => void;
}

/** What is picked on the page, for the value in work. */
export interface Picking {
  /** The words of the page that is shown; none until they are there. */
  readonly words: readonly PageWord[];
  /** What the keys have reached. */
  readonly reached: Picked | undefined;
  /** A place without words, kept until its value is typed. */
  readonly placed: Picked | undefined;
  /** Such a place is being read. */
  readonly isReading: boolean;
}

/** A stretch of words between two, by their numbers, for one value. */
interface Reach {
  readonly value: string;
  readonly anchor: number;
  readonly head: number;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'above',
  ArrowDown: 'below',
};

interface PickingInput {
  readonly requestId: string;
  readonly file: ReadFile;
  /** The page that is shown. */
  readonly page: number;
  readonly selected: ResultValue | undefined;
  /** Saves words that were picked. */
  readonly store: (value: ResultValue, picked: Picked) => void;
  /** Saves what their place holds by another look at the pixels. */
  readonly reread: Reread;
}

/** The way from word to word by keys, and places without words. */
export function usePicking({ requestId, file, page, selected, store, reread }: PickingInput) {
  const [placed, setPlaced] = useState<Picked & { readonly value: string }>();
  const { data: words = none } = useQuery({
    ...pageWordsQuery(requestId, file.id, page),
    enabled: selected !== undefined && file.status === 'completed' && page <= file.pageCount,
  });
  const { look, stopLooking, awaited } = useLook({
    requestId,
    fileId: file.id,
    reread: (value, picked, isFirst) => {
      takePlaced(value);
      reread(value, picked, isFirst);
    },
  });
  const take = (value: ResultValue, picked: Picked): void => {
    stopPicking();
    const isEmpty = picked.text === '';
    setPlaced(isEmpty ? { ...picked, value: value.id } : undefined);
    if (!isEmpty) store(value, picked);
    void look(value, picked);
  };
  const shape = useMemo(() => file.pages[page - 1] ?? { number: page, ...unknownPage }, [file.pages, page]);
  const { reached, pickKey, stopPicking } = useReach({ words, shape, selected, take });
  const shown = placed?.value === selected?.id && placed?.page === page ? placed : undefined;
  const isReading = awaited !== undefined && awaited === shown?.value;
  const picking = useMemo(
    (): Picking => ({ words, reached, placed: shown, isReading }),
    [words, reached, shown, isReading],
  );
  /** Where the value will stand when it is typed; forgotten with that. */
  const takePlaced = (value: ResultValue): Picked | undefined => {
    if (placed?.value !== value.id) return undefined;
    setPlaced(undefined);
    return placed;
  };
  return { picking, takePlaced, stopLooking, actions: { take, pickKey, stopPicking } };
}

interface ReachInput extends Pick<PickActions, 'take'>, Pick<PickingInput, 'selected'> {
  readonly words: readonly PageWord[];
  readonly shape: PageShape;
}

/** The keys from word to word: F4 begins, arrows go on, with Shift they extend, Enter takes. */
function useReach({ words, shape, selected, take }: ReachInput) {
  const [reach, setReach] = useState<Reach>();
  const isOn = reach?.value === selected?.id && words.length > 0;
  const reached = useMemo(
    () => (isOn && reach ? pick(shape, words, boxOf(words, reach)) : undefined),
    [isOn, reach, shape, words],
  );
  const stopPicking = (): void => setReach(undefined);
  const start = (value: ResultValue): boolean => {
    if (words.length === 0) toast.info(messages.get().pick.noneOnPage);
    else setReach({ value: value.id, ...rangeOf(words, value.page === shape.number ? value.box : null) });
    return true;
  };
  const pickKey = (value: ResultValue, press: KeyPress): boolean => {
    if (press.altKey || press.ctrlKey || press.metaKey) return false;
    if (reach === undefined || reached === undefined) return press.key === 'F4' && start(value);
    const step = steps[press.key];
    if (step !== undefined) {
      const head = stepFrom(words, reach.head, step);
      setReach({ ...reach, head, anchor: press.shiftKey ? reach.anchor : head });
      return true;
    }
    if (press.key === 'Shift') return true;
    if (press.key === 'Enter') take(value, reached);
    else stopPicking();
    // Any other key does what it always does.
    return press.key === 'Enter' || press.key === 'Escape' || press.key === 'F4';
  };
  return { reached, pickKey, stopPicking };
}

const none: readonly PageWord[] = [];

function boxOf(words: readonly PageWord[], { anchor, head }: Reach): Box {
  const ends = [words[anchor], words[head]].filter((word) => word !== undefined);
  return unite(ends.map(({ box }) => box));
}
