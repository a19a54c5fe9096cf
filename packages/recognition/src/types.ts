import type { MissingProtection } from './isolation/sandbox.ts';

/** A rectangle in fractions of the page's picture: 0 to 1, origin at the top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One word as read. `confidence` is 0 to 100: 100 for a trusted text layer, the engine's own otherwise. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
  /** Index of the word's line in `Page.lines`. */
  readonly line: number;
  /** What a second reader read in its place, where the two disagree. */
  readonly otherReading?: string;
}

/** A line of words in reading order; `words` are indices into `Page.words`. */
export interface Line {
  readonly box: Box;
  readonly words: readonly number[];
}

/** A ruled line drawn on the page, horizontal or vertical, in fractions of the page. */
export interface Rule {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Quarter turns, clockwise in degrees, that bring a page upright. */
export type Turn = 0 | 90 | 180 | 270;

/**
 * How a page's picture is brought upright before anything is measured on it: first turned, then straightened
 * by `skew` degrees (clockwise positive, at most 15 either way). A page's boxes hold for the picture made with both.
 */
export interface Transform {
  readonly turn: Turn;
  readonly skew: number;
  /** Set on photographs whose lines fan out: the turned and straightened picture is drawn with level ones. */
  readonly perspective?: Perspective;
}

/**
 * How lines run on a photograph, by shares of its height over its whole width: how far the middle one falls, and how much more the last one
 * falls than the first.
 */
export interface Perspective {
  readonly rise: number;
  readonly fan: number;
}

/** What a reader of the result should know about a page. */
export type PageNote =
  /** Vertical Japanese is on the page and no data for reading it is installed. */
  | 'VERTICAL_TEXT_UNREAD'
  /** The file carries text that cannot be trusted; the page was read from its picture instead. */
  | 'TEXT_LAYER_IGNORED';

/** A page that was read. Words and lines are in a person's reading order. */
export interface Page extends Transform {
  /** From 1. */
  readonly number: number;
  /** Proportions of the page as its picture shows it, after rotation: points for PDFs, pixels for pictures. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly lines: readonly Line[];
  readonly rules: readonly Rule[];
  /** The source of the words: the PDF's own text, the OCR engine, or both on one page. */
  readonly source: 'text' | 'ocr' | 'mixed';
  readonly notes: readonly PageNote[];
}

export type DocumentKind = 'pdf' | 'jpeg' | 'png';

export type FileProblem =
  | 'ENCRYPTED_FILE'
  | 'CORRUPT_FILE'
  | 'NO_PAGES'
  | 'TOO_MANY_PAGES'
  | 'IMAGE_TOO_LARGE'
  | 'TIMED_OUT'
  | 'ENGINE_FAILED';

/**
 * Why a file could not be opened or read. `attempt` is true when the reading process died or ran out of time,
 * which another attempt may survive; false when the file itself is the reason.
 */
export class RecognitionError extends Error {
  readonly code: FileProblem;
  readonly attempt: boolean;

  constructor(code: FileProblem, options: { readonly attempt?: boolean; readonly message?: string } = {}) {
    super(options.message ?? code);
    this.name = 'RecognitionError';
    this.code = code;
    this.attempt = options.attempt ?? false;
  }
}

/** What one reading process may use before it is ended. */
export interface Limits {
  /** Resident data of one child (RLIMIT_DATA where the system has it, watched otherwise), in megabytes. */
  readonly memoryMb: number;
  /** Wall time of one page, in milliseconds. */
  readonly pageMs: number;
  /** Wall time of one call of `read`, in milliseconds. */
  readonly fileMs: number;
  /** Wall time of `inspect` and of `picture`, in milliseconds. */
  readonly openMs: number;
  /** Pixels of a picture, judged by its header before it is decoded, in millions. */
  readonly megapixels: number;
  /** Maximum pages of a file that `read` accepts; `inspect` counts all. */
  readonly pages: number;
}

export interface EngineInfo {
  readonly name: 'embedded' | 'native';
  readonly version: string;
  readonly languages: readonly string[];
  /** Whether vertical Japanese can be read. */
  readonly vertical: boolean;
  /** How lines are found: by the neural detector, or by the engine itself where the detector's runtime has no build. */
  readonly lines: 'detector' | 'layout';
}

export interface ReadOptions {
  /** First page, from 1. */
  readonly from?: number;
  /** Last page, inclusive; the document's last by default. */
  readonly to?: number;
  readonly signal?: AbortSignal;
  /** When aborted, reading ends successfully after the current page: at least one page is read, and none is lost. */
  readonly enough?: AbortSignal;
}

/**
 * A page as its reading process wrote it: `json` is the whole `Page`, in characters that PostgreSQL stores. A crowded page is megabytes;
 * who needs its words parses it, in a thread where others would wait.
 */
export interface PageJson extends Pick<
  Page,
  'number' | 'width' | 'height' | 'turn' | 'skew' | 'perspective'
> {
  readonly json: string;
}

/** Pages of a document, from 1, both ends inclusive. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** A place of a page that is to be read by itself, and the letters that its value may contain: figures and signs, English, or any. */
export interface PlaceToRead {
  readonly box: Box;
  readonly letters: 'digits' | 'english' | 'all';
}

/** What one reader reads; `confidence` is 0 to 100. */
export interface Reading {
  readonly text: string;
  readonly confidence: number;
}

/** What is at a place: no print at all, or each reader's text, its lines joined by spaces. Readers without text are left out. */
export interface PlaceReading {
  readonly ink: boolean;
  readonly readings: readonly Reading[];
}

/** Places of one page of a document. */
export interface PlacesOfPage {
  readonly page: number;
  /** The page's own, so that its boxes fit the picture. */
  readonly transform: Transform;
  readonly places: readonly PlaceToRead[];
}

export interface PictureOptions {
  /** The page's own `turn`, `skew` and `perspective`, so that its boxes fit the picture. */
  readonly transform?: Transform;
  readonly signal?: AbortSignal;
}

export interface Recognizer {
  /** Which engine is in use. */
  readonly engine: EngineInfo;
  /** What this system cannot keep a reading process from. */
  readonly missingProtections: readonly MissingProtection[];
  /** Opens the file in a limited child and counts its pages. Rejects with `RecognitionError`. */
  inspect(path: string, kind: DocumentKind, signal?: AbortSignal): Promise<{ pages: number }>;
  /** Reads pages `from` to `to`. Rejects with `RecognitionError`, or with the signal's reason. */
  read(
    path: string,
    kind: DocumentKind,
    options?: ReadOptions,
  ): Promise<{ pages: Page[]; pageCount: number }>;
  /** The same, each page as soon as it is read and still unparsed, in order. */
  readEach(
    path: string,
    kind: DocumentKind,
    onPage: (page: PageJson) => void | Promise<void>,
    options?: ReadOptions,
  ): Promise<{ pageCount: number }>;
  /** One page as a WebP picture at most `width` pixels wide, turned and straightened like its boxes. */
  picture(
    path: string,
    kind: DocumentKind,
    page: number,
    width: number,
    options?: PictureOptions,
  ): Promise<Uint8Array>;
  /** Reads some places of a page again from its pixels, each by itself: one reading for each place, in their order. Rejects with `RecognitionError`. */
  readPlaces(
    path: string,
    kind: DocumentKind,
    places: PlacesOfPage,
    signal?: AbortSignal,
  ): Promise<readonly PlaceReading[]>;
  /**
   * Makes a PDF of each range of a PDF's pages. Bytes come in pieces, part after part; `part` is the range's place.
   * Rejects with `RecognitionError`.
   */
  cut(
    path: string,
    ranges: readonly PageRange[],
    onPiece: (part: number, bytes: Uint8Array) => void | Promise<void>,
    signal?: AbortSignal,
  ): Promise<void>;
  /** A picture encoded again as PNG with only its pixels, within a square of `size` pixels, upright; transparency is kept. */
  redraw(path: string, kind: 'jpeg' | 'png', size: number, signal?: AbortSignal): Promise<Uint8Array>;
  /** Another one with the same engine and limits, and processes of its own. */
  alongside(options: PoolOptions): Recognizer;
  /** Ends every child. Calls under way reject. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** Reading processes that may run at once; they start when first needed. */
  readonly processes: number;
  /** How far they let other work of the machine go first: 0 (not at all) to 19. */
  readonly niceness?: number;
  /** Milliseconds after which a process that nothing needs is ended. By default, those of the recognizer that this one is alongside. */
  readonly idleMs?: number;
}

export interface RecognizerOptions extends PoolOptions {
  readonly engine: 'auto' | 'embedded' | 'native';
  /** `layout` leaves the neural networks out; by default they are used wherever their runtime has a build. */
  readonly lines?: EngineInfo['lines'];
  readonly limits?: Partial<Limits>;
  /** A folder that no reading process is to see, where the system allows that: the server's data. */
  readonly hiddenFolder?: string;
}
