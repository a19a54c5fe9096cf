import type { ReactNode } from 'react';
import { findOpener } from '#ui/layout/use-focus-return.ts';

/** A question before something that matters. */
export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  /** The verb of what will happen ("Delete"), never just OK. */
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** `danger` for what cannot be undone: the focus starts on Cancel. */
  readonly tone?: 'normal' | 'danger';
  /** Text that must be typed exactly before confirming: the name of what will be deleted. */
  readonly typed?: { readonly label: string; readonly text: string; readonly mismatch: string };
  /** What has to be put right in the dialog before it can be confirmed; undefined when nothing. */
  readonly violation?: () => string | undefined;
  /**
   * Runs while the dialog is open with its button busy; the dialog closes when it is done. An error is shown in the dialog (through
   * `errorText`) and the question stays.
   */
  readonly action?: () => Promise<unknown>;
}
interface Asked extends Question {
  /** Gets the focus back. */
  readonly opener: Element | null;
  readonly answer: (isConfirmed: boolean) => void;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();

function set(question: Asked | undefined): void {
  asked = question;
  for (const listener of listeners) listener();
}

/** The question that is asked at the moment, for `useSyncExternalStore`. */
export const readQuestion = (): Asked | undefined => asked;
/** Calls the listener when a question is asked or answered; returns how to stop. */
export function subscribeQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks, and returns whether it was confirmed (and, with `action`, done). A second question takes the place of the first. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    set({
      ...question,
      opener: findOpener(),
      answer: (isConfirmed) => {
        set(undefined);
        resolve(isConfirmed);
      },
    });
  });
}
