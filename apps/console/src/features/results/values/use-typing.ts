import type { ReadFile } from '@ocr/contract';
import { useEffect, useRef } from 'react';
import { messages } from '#features/results/messages.ts';
import { pathOf, type ValueKey } from '#features/results/values/changes.ts';
import type { KeptWork } from '#features/results/values/kept-changes.ts';
import { useSavedTyping } from '#features/results/values/use-saved-typing.ts';
import type { Evidence } from '#features/results/values/values.ts';
import { toast } from '#ui/feedback/toast.ts';

/** The text of a field that still has the focus. */
interface Typing {
  readonly spot: ValueKey;
  readonly text: string;
  /** What the value was corrected to when the typing began. */
  readonly seen: Evidence['corrected'];
}

/** What is being typed, and over which correction. It is saved when the screen is left; if others delete its row, the user is informed. */
export function useTyping(file: ReadFile) {
  const typing = useRef<Typing>(undefined);
  useSavedTyping(typing);
  const seenBefore = (spot: ValueKey): Evidence['corrected'] | undefined => {
    const now = typing.current;
    return now && JSON.stringify(now.spot) === JSON.stringify(spot) ? now.seen : undefined;
  };
  useEffect(() => {
    const now = typing.current;
    if (now === undefined || pathOf(file, now.spot) !== undefined) return;
    typing.current = undefined;
    toast.failure(messages.get().unsavedRowGone(now.text));
  }, [file]);
  return {
    /** As it is kept when the session ends. */
    typed: (): KeptWork['typed'] => {
      const now = typing.current;
      return now === undefined ? [] : [{ spot: now.spot, text: now.text }];
    },
    /** Takes what is typed for a value now; undefined once that has ended. */
    type: (spot: ValueKey, { corrected }: Evidence, text: string | undefined): void => {
      const before = seenBefore(spot);
      typing.current =
        text === undefined ? undefined : { spot, text, seen: before === undefined ? corrected : before };
    },
    /** What the value that is being typed was corrected to when that began; undefined for any other. */
    seenBefore,
  };
}
