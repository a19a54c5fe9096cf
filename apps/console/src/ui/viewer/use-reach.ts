import type { PageWord } from '@ocr/contract';
import { useMemo, useState } from 'react';
import { unite, type Box, type PageShape } from '#ui/viewer/geometry.ts';
import { pickWords, rangeOf, stepFrom, type Picked, type Step } from '#ui/viewer/words.ts';

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** A stretch of words between two, by their numbers, for what takes them. */
interface Reach {
  readonly taker: string;
  readonly anchor: number;
  readonly head: number;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'above',
  ArrowDown: 'below',
};

/** A key with one that changes what it does. */
export const isModified = ({ altKey, ctrlKey, metaKey }: KeyPress): boolean => altKey || ctrlKey || metaKey;

interface ReachInput<Taker extends { readonly id: string }> {
  readonly words: readonly PageWord[];
  readonly page: PageShape;
  /** What takes the words at the moment; another one ends the way. */
  readonly taker: Taker | undefined;
  /** What a click on a few words takes. */
  readonly around: (box: Box) => readonly PageWord[];
  readonly onTake: (taker: Taker, picked: Picked, taken: readonly PageWord[]) => void;
  /** The way was wanted on a page without words. */
  readonly onNone: () => void;
}

/** The keys from word to word: F4 begins, arrows continue, with Shift they extend, Enter takes. */
export function useReach<Taker extends { readonly id: string }>(input: ReachInput<Taker>) {
  const { words, page, taker, around, onTake, onNone } = input;
  const [reach, setReach] = useState<Reach>();
  const isOn = reach?.taker === taker?.id && words.length > 0;
  const taken = useMemo(
    () => (isOn && reach ? around(boxOf(words, reach)) : none),
    [isOn, reach, around, words],
  );
  const reached = useMemo(() => (taken.length > 0 ? pickWords(page, taken) : undefined), [taken, page]);
  const stopPicking = (): void => setReach(undefined);
  const begin = ({ id }: Taker, from: Box | null): void => setReach({ taker: id, ...rangeOf(words, from) });
  const start = (by: Taker, from: Box | null): boolean => {
    if (words.length === 0) onNone();
    else begin(by, from);
    return true;
  };
  /** True where the key was used. */
  const reachKey = (by: Taker, press: KeyPress, from: () => Box | null): boolean => {
    if (isModified(press)) return false;
    if (reach === undefined || reached === undefined) return press.key === 'F4' && start(by, from());
    const step = steps[press.key];
    if (step !== undefined) {
      const head = stepFrom(words, reach.head, step);
      setReach({ ...reach, head, anchor: press.shiftKey ? reach.anchor : head });
      return true;
    }
    if (press.key === 'Shift') return true;
    if (press.key === 'Enter') onTake(by, reached, taken);
    else stopPicking();
    // Any other key does what it always does.
    return press.key === 'Enter' || press.key === 'Escape' || press.key === 'F4';
  };
  return { reached, reachKey, begin, stopPicking };
}

const none: readonly PageWord[] = [];

function boxOf(words: readonly PageWord[], { anchor, head }: Reach): Box {
  const ends = [words[anchor], words[head]].filter((word) => word !== undefined);
  return unite(ends.map(({ box }) => box));
}
