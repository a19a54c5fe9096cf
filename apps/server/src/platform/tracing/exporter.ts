import { messageOf } from '#platform/errors/facts.ts';
import type { Log } from '#platform/log/log.ts';

/** A span as it was, its times in nanoseconds since 1970. */
export interface FinishedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly start: bigint;
  readonly end: bigint;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly failed: boolean;
}

export interface ExporterOptions {
  /** The collector's address, without `/v1/traces`. */
  readonly endpoint: string;
  readonly service: string;
  readonly log: Log;
  readonly everyMs?: number;
}

export interface Exporter {
  add(span: FinishedSpan): void;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

/** Spans that wait at most: a collector that does not answer costs a few megabytes and nothing else. */
const MAX_WAITING = 5000;
const EVERY_MS = 2000;
const CALL_MS = 5000;

/**
 * Sends spans to a collector in batches (OTLP over HTTP, in JSON). Spans that it does not accept are dropped: the product never waits for
 * it.
 */
export function createExporter({ endpoint, service, log, everyMs = EVERY_MS }: ExporterOptions): Exporter {
  let waiting: FinishedSpan[] = [];
  let isWarned = false;
  let sending = Promise.resolve();
  const send = async (spans: readonly FinishedSpan[]): Promise<void> => {
    try {
      const answer = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(toRequest(service, spans)),
        signal: AbortSignal.timeout(CALL_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The collector answered ${answer.status}`);
      isWarned = false;
    } catch (error) {
      if (!isWarned) log.warn({ error: messageOf(error) }, 'Traces could not be sent');
      isWarned = true;
    }
  };
  const flush = (): void => {
    const spans = waiting;
    waiting = [];
    if (spans.length > 0) sending = sending.then(() => send(spans));
  };
  const timer = setInterval(flush, everyMs);
  timer.unref();
  return {
    add: (span) => {
      if (waiting.length < MAX_WAITING) waiting.push(span);
    },
    stop: async () => {
      clearInterval(timer);
      flush();
      await sending;
    },
  };
}

/** The body of a call, as OTLP's JSON has it. */
function toRequest(service: string, spans: readonly FinishedSpan[]): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: toAttributes({ 'service.name': service, 'process.pid': process.pid }) },
        scopeSpans: [{ scope: { name: 'ocr-console' }, spans: spans.map(toSpan) }],
      },
    ],
  };
}

function toSpan({ start, end, attributes, failed, ...span }: FinishedSpan): object {
  return {
    ...span,
    startTimeUnixNano: String(start),
    endTimeUnixNano: String(end),
    attributes: toAttributes(attributes),
    status: failed ? { code: 2 } : {},
  };
}

function toAttributes(values: FinishedSpan['attributes']): object[] {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }));
}
