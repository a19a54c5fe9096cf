import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import { findCallId } from '#platform/log/call-id.ts';
import { createExporter, type Exporter, type ExporterOptions, type FinishedSpan } from './exporter.ts';

/** What a span is to the one around it, as OpenTelemetry numbers it. */
const kinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const;

type Attributes = Readonly<Record<string, string | number>>;
interface SpanOptions {
  readonly kind?: keyof typeof kinds;
  readonly attributes?: Attributes;
}

/** A stretch of work that is measured. */
interface OpenSpan {
  /** Runs work within it: what that starts belongs to it. */
  within<T>(work: () => T): T;
  /** Ends it; `failed` where its work could not be done. */
  end(more?: { readonly name?: string; readonly attributes?: Attributes; readonly failed?: boolean }): void;
}

interface Place {
  readonly traceId: string;
  readonly spanId: string;
}
const places = new AsyncLocalStorage<Place>();
let exporter: Exporter | undefined;

/** Sends spans from now on, for the whole process. Returns the way to stop, which sends what is left. */
export function startTracing(options: ExporterOptions): () => Promise<void> {
  const mine = createExporter(options);
  exporter = mine;
  return async () => {
    if (exporter === mine) exporter = undefined;
    await mine.stop();
  };
}

/** Runs work as a span of its own; as it is where nothing is traced. */
export async function traced<T>(name: string, work: () => Promise<T>, options: SpanOptions = {}): Promise<T> {
  const span = openSpan(name, options);
  if (span === undefined) return work();
  let failed = true;
  try {
    const result = await span.within(work);
    failed = false;
    return result;
  } finally {
    span.end({ failed });
  }
}

/**
 * Begins a span within the one that is open; undefined where nothing is traced. The outermost belongs to the trace of its call, whose id is made of the call's: a call
 * and the jobs that it made, in other processes and later, are one trace.
 */
export function openSpan(
  name: string,
  { kind = 'internal', attributes }: SpanOptions = {},
): OpenSpan | undefined {
  const to = exporter;
  if (to === undefined) return undefined;
  const parent = places.getStore();
  const callId = findCallId();
  const place = { traceId: parent?.traceId ?? traceIdOf(callId), spanId: newId(8) };
  const start = now();
  return {
    within: (work) => places.run(place, work),
    end: (more = {}) => {
      const span: FinishedSpan = {
        ...place,
        ...(parent !== undefined && { parentSpanId: parent.spanId }),
        name: more.name ?? name,
        kind: kinds[kind],
        start,
        end: now(),
        attributes: { ...(callId !== undefined && { 'call.id': callId }), ...attributes, ...more.attributes },
        failed: more.failed === true,
      };
      to.add(span);
    },
  };
}

/** Sixteen bytes: of the call's id, or any. */
function traceIdOf(callId: string | undefined): string {
  if (callId === undefined) return newId(16);
  return createHash('sha256').update(callId).digest('hex').slice(0, 32);
}

const newId = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Nanoseconds since 1970, as OTLP writes them. */
function now(): bigint {
  return BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)) * 1000n;
}
