import type { Browser, CDPSession, Page } from '@playwright/test';

/** How many times slower the processor is made. */
const slowdown = 4;

/** What the browser reports of a page's loading: milliseconds, and the layout's shift. */
export interface Loading {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Runs inside the page before anything else. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, tbt: 0 };
  Object.assign(globalThis, { measured: seen });
  const listen = (type: string, see: (entry: PerformanceEntry) => void): void => {
    // Node's types know only its own entry types; the page knows these.
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type: type as 'mark',
      buffered: true,
    });
  };
  listen('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  listen('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  listen('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
}

/** A page of a slow machine's browser, signed in where a session is given. */
export async function openSlowPage(
  browser: Browser,
  session: Readonly<Record<string, string>>,
): Promise<{ page: Page; client: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // Other work on the machine delays everything; only what is measured counts.
  page.setDefaultTimeout(300_000);
  await page.addInitScript(observe);
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, client, close: () => context.close() };
}

export const readLoading = (page: Page): Promise<Loading> =>
  page.evaluate(() => (globalThis as unknown as { measured: Loading }).measured);

/** The main thread's tasks while something was done. `cpu` leaves out what other processes took of the machine. */
export interface Tasks {
  readonly longestMs: number;
  readonly longestCpuMs: number;
  readonly over50: number;
  readonly over50Cpu: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Runs an action and returns how long the main thread was blocked, from the browser's own trace. */
export async function traceTasks(client: CDPSession, work: () => Promise<void>): Promise<Tasks> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => void events.push(...(value as TraceEvent[]));
  client.on('Tracing.dataCollected', collect);
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', '__metadata'] },
  });
  await work();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  client.off('Tracing.dataCollected', collect);
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`));
  const wall = tasks.map(({ dur = 0 }) => dur / 1000);
  const cpu = tasks.map(({ tdur = 0 }) => tdur / 1000);
  const long = (times: readonly number[]): number => times.filter((time) => time > 50).length;
  return {
    longestMs: Math.max(0, ...wall),
    longestCpuMs: Math.max(0, ...cpu),
    over50: long(wall),
    over50Cpu: long(cpu),
  };
}
