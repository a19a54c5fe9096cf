/** Where a reading process finds its document: an open file that only reads. */
export const DOCUMENT_FD = 4;

import type {
  DocumentKind,
  FileProblem,
  PageJson,
  PageRange,
  PlaceReading,
  PlaceToRead,
  Transform,
} from './types.ts';

/** What the parent asks of a reading process. One task at a time per process. */
export type Task =
  | { readonly type: 'inspect'; readonly kind: DocumentKind }
  | {
      readonly type: 'read';
      readonly kind: DocumentKind;
      readonly from: number;
      readonly to: number | undefined;
    }
  | {
      readonly type: 'picture';
      readonly kind: DocumentKind;
      readonly page: number;
      readonly width: number;
      readonly transform: Transform | undefined;
    }
  | {
      readonly type: 'places';
      readonly kind: DocumentKind;
      readonly page: number;
      readonly transform: Transform;
      readonly places: readonly PlaceToRead[];
    }
  | { readonly type: 'cut'; readonly kind: DocumentKind; readonly ranges: readonly PageRange[] }
  | { readonly type: 'redraw'; readonly kind: 'jpeg' | 'png'; readonly size: number };

export interface TaskMessage {
  readonly id: number;
  readonly task: Task;
}

/** Sent during a task: it should end after its current page. */
export interface EnoughMessage {
  readonly id: number;
  readonly enough: true;
}

/** Sent once, when a reading process has started: only from then on is time its document's. */
export interface ReadyMessage {
  readonly ready: true;
}

/** What a reading process answers: pages as they are done, then exactly one end. */
export type Answer =
  | { readonly type: 'page'; readonly page: PageJson }
  | { readonly type: 'places'; readonly readings: readonly PlaceReading[] }
  | { readonly type: 'opened'; readonly pages: number }
  | { readonly type: 'picture'; readonly bytes: Uint8Array }
  /** The next bytes of a part, by its place among the ranges. */
  | { readonly type: 'piece'; readonly part: number; readonly bytes: Uint8Array }
  /** `outgrown`: the process has grown large and is better replaced. */
  | { readonly type: 'end'; readonly outgrown: boolean }
  | {
      readonly type: 'problem';
      readonly code: FileProblem;
      readonly message: string;
      readonly exhausted: boolean;
    };

export interface AnswerMessage {
  readonly id: number;
  readonly answer: Answer;
}

/** How a reading process is set up: sent as one JSON argument, since it reads no environment. */
export interface ChildSettings {
  readonly engine: EngineChoice;
  /** Whether lines are found by the neural detector; by the engine's layout analysis otherwise. */
  readonly detector: boolean;
  readonly megapixels: number;
  readonly pages: number;
}

export type EngineChoice =
  | { readonly name: 'embedded'; readonly verticalData: string | null }
  | { readonly name: 'native'; readonly binary: string; readonly vertical: string | null };
