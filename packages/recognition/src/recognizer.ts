import { detectEngine, hasDetector } from './engine-choice.ts';
import { compileCacheFor } from './isolation/compile-cache.ts';
import { detectSandbox } from './isolation/sandbox.ts';
import { ProcessPool } from './process-pool.ts';
import type { Answer, Task } from './protocol.ts';
import type {
  DocumentKind,
  Limits,
  Page,
  PageJson,
  PageRange,
  PlaceReading,
  PlacesOfPage,
  PoolOptions,
  ReadOptions,
  Recognizer,
  RecognizerOptions,
} from './types.ts';

const DEFAULT_LIMITS: Limits = {
  memoryMb: 1500,
  pageMs: 60_000,
  fileMs: 600_000,
  openMs: 20_000,
  megapixels: 100,
  pages: 500,
};

/** After so long without work a reading process is ended: a warm one holds some 130 MB. */
const IDLE_MS = 60_000;

/** Finds the engine and prepares the pool; reading processes start when first needed. */
export async function createRecognizer(options: RecognizerOptions): Promise<Recognizer> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const [{ choice, info }, sandbox] = await Promise.all([
    detectEngine(options.engine),
    detectSandbox(options.hiddenFolder ?? ''),
  ]);
  const lines = options.lines ?? (hasDetector() ? 'detector' : 'layout');
  const detector = lines === 'detector';
  const settings = { engine: choice, detector, megapixels: limits.megapixels, pages: limits.pages };
  const compileCache = compileCacheFor(process.env['NODE_COMPILE_CACHE']);
  const setup = { settings, sandbox, memoryMb: limits.memoryMb, compileCache };
  const make = ({ processes, niceness = 0, idleMs = IDLE_MS }: PoolOptions): Recognizer => {
    const pool = new ProcessPool({ ...setup, niceness }, { size: processes, idleMs });
    return {
      engine: { ...info, lines },
      missingProtections: sandbox.missing,
      alongside: (more) => make({ idleMs, ...more }),
      ...callsOf(pool, limits),
      close: () => pool.close(),
    };
  };
  return make(options);
}

function callsOf(
  pool: ProcessPool,
  limits: Limits,
): Pick<Recognizer, 'inspect' | 'read' | 'readEach' | 'picture' | 'readPlaces' | 'cut' | 'redraw'> {
  return {
    inspect: (path, kind, signal) => inspect({ pool, limits, path, kind, signal }),
    read: (path, kind, options = {}) => read({ pool, limits, path, kind, options }),
    readEach: (path, kind, onPage, options = {}) => readEach({ pool, limits, path, kind, options, onPage }),
    picture: (path, kind, page, width, options = {}) =>
      picture({
        pool,
        limits,
        path,
        task: { type: 'picture', kind, page, width, transform: options.transform },
        signal: options.signal,
      }),
    readPlaces: (path, kind, places, signal) => readPlaces({ pool, limits, path, kind, places, signal }),
    cut: (path, ranges, onPiece, signal) => cut({ pool, limits, path, ranges, onPiece, signal }),
    redraw: (path, kind, size, signal) =>
      picture({ pool, limits, path, task: { type: 'redraw', kind, size }, signal }),
  };
}

interface Call {
  readonly pool: ProcessPool;
  readonly limits: Limits;
}

async function inspect(
  call: Call & { path: string; kind: DocumentKind; signal: AbortSignal | undefined },
): Promise<{ pages: number }> {
  let pages = 0;
  await call.pool.run({
    path: call.path,
    task: { type: 'inspect', kind: call.kind },
    stepMs: call.limits.openMs,
    totalMs: call.limits.openMs,
    signal: call.signal,
    onAnswer: (answer: Answer) => {
      if (answer.type === 'opened') pages = answer.pages;
    },
  });
  return { pages };
}

interface ReadCall extends Call {
  readonly path: string;
  readonly kind: DocumentKind;
  readonly options: ReadOptions;
}

async function read(call: ReadCall): Promise<{ pages: Page[]; pageCount: number }> {
  const pages: Page[] = [];
  const onPage = ({ json }: PageJson): void => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- written by this package's own child
    pages.push(JSON.parse(json) as Page);
  };
  const { pageCount } = await readEach({ ...call, onPage });
  return { pages, pageCount };
}

async function readEach({
  pool,
  limits,
  path,
  kind,
  options,
  onPage,
}: ReadCall & { onPage: (page: PageJson) => void | Promise<void> }): Promise<{ pageCount: number }> {
  let pageCount = 0;
  await pool.run({
    path,
    task: { type: 'read', kind, from: options.from ?? 1, to: options.to },
    stepMs: limits.pageMs,
    totalMs: limits.fileMs,
    signal: options.signal,
    enough: options.enough,
    onAnswer: async (answer: Answer) => {
      if (answer.type === 'opened') pageCount = answer.pages;
      if (answer.type === 'page') await onPage(answer.page);
    },
  });
  return { pageCount };
}

async function readPlaces({
  pool,
  limits,
  path,
  kind,
  places,
  signal,
}: Call & {
  path: string;
  kind: DocumentKind;
  places: PlacesOfPage;
  signal: AbortSignal | undefined;
}): Promise<readonly PlaceReading[]> {
  let read: readonly PlaceReading[] = [];
  await pool.run({
    path,
    task: { type: 'places', kind, ...places },
    stepMs: limits.pageMs,
    totalMs: limits.pageMs,
    signal,
    onAnswer: (answer: Answer) => {
      if (answer.type === 'places') read = answer.readings;
    },
  });
  return read;
}

async function cut({
  pool,
  limits,
  path,
  ranges,
  onPiece,
  signal,
}: Call & {
  path: string;
  ranges: readonly PageRange[];
  onPiece: (part: number, bytes: Uint8Array) => void | Promise<void>;
  signal: AbortSignal | undefined;
}): Promise<void> {
  await pool.run({
    path,
    task: { type: 'cut', kind: 'pdf', ranges },
    stepMs: limits.openMs,
    totalMs: 3 * limits.openMs,
    signal,
    onAnswer: async (answer: Answer) => {
      if (answer.type === 'piece') await onPiece(answer.part, answer.bytes);
    },
  });
}

async function picture(
  call: Call & { path: string; task: Task; signal: AbortSignal | undefined },
): Promise<Uint8Array> {
  let bytes: Uint8Array | undefined;
  await call.pool.run({
    path: call.path,
    task: call.task,
    stepMs: call.limits.openMs,
    totalMs: call.limits.openMs,
    signal: call.signal,
    onAnswer: (answer: Answer) => {
      if (answer.type === 'picture') bytes = answer.bytes;
    },
  });
  if (bytes === undefined) throw new Error('The reading process ended without a picture');
  return bytes;
}
