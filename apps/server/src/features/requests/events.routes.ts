import type { LiveEvent } from '@ocr/contract';
import { findLiveSessions } from '#features/accounts/sessions/sessions.store.ts';
import type { Context } from '#platform/context.ts';
import type { AppEvent } from '#platform/events/events.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { Api, Call } from '#platform/http/route.ts';

const heartbeatMs = 20_000;
/** Of one session in one process: a browser opens one for each of its tabs. */
const MAX_STREAMS_PER_SESSION = 12;
/** Per user and process, whatever the number of its sessions. */
const MAX_STREAMS_PER_USER = 60;
const retryAfterSeconds = 30;
/** Maximum data waiting for a browser that does not read; beyond that its connection is closed, and it reconnects later. */
const MAX_UNREAD_BYTES = 256 * 1024;

interface OpenStream {
  readonly caller: Caller;
  readonly send: (message: LiveEvent) => void;
  readonly sendHeartbeat: () => void;
  readonly close: () => void;
}

/** The event stream of one browser: what concerns its tenant, until its session ends. */
export function registerEvents(api: Api, context: Context): void {
  const open = new Set<OpenStream>();
  let heartbeat: NodeJS.Timeout | undefined;
  const remove = (stream: OpenStream) => {
    open.delete(stream);
    if (open.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
  };
  api.on('listenEvents', {
    handle: async (call) => {
      refuseTooMany(open, call.caller);
      open.add(openStream(context, call, remove));
      heartbeat ??= setInterval(() => void sendHeartbeat(context, open), heartbeatMs);
    },
  });
  api.onClose(() => {
    for (const stream of open) stream.close();
  });
}

/** Each stream occupies a connection and memory until its session ends. @throws AppError `TOO_MANY_REQUESTS` */
function refuseTooMany(open: ReadonlySet<OpenStream>, caller: Caller): void {
  const streams = [...open];
  const ofSession = streams.filter((stream) => stream.caller.sessionId === caller.sessionId).length;
  const ofUser = streams.filter((stream) => stream.caller.userId === caller.userId).length;
  if (ofSession < MAX_STREAMS_PER_SESSION && ofUser < MAX_STREAMS_PER_USER) return;
  throw new AppError('TOO_MANY_REQUESTS', {
    details: { limit: 'events' },
    retryAfterSeconds,
  });
}

/** Answers the call with a stream that ends when the browser disconnects or the session ends. */
function openStream(
  context: Context,
  { caller, reply, request }: Call<'listenEvents'>,
  remove: (stream: OpenStream) => void,
): OpenStream {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(': connected\n\n');
  const write = (text: string) => {
    if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy();
    else raw.write(text);
  };
  const send = (message: LiveEvent) => {
    write(`data: ${JSON.stringify(message)}\n\n`);
    if (message.type === 'signedOut') stream.close();
  };
  const unsubscribe = context.events.subscribe((event) => {
    const message = toLiveEvent(event, caller);
    if (message !== undefined) send(message);
  });
  const stream: OpenStream = {
    caller,
    send,
    sendHeartbeat: () => write(': alive\n\n'),
    close: () => {
      remove(stream);
      unsubscribe();
      raw.end();
    },
  };
  request.raw.once('close', stream.close);
  return stream;
}

/**
 * Keeps connections open, and ends the streams whose sessions are over or must add a second factor first: also where the notification was missed, because the connection
 * that hears them was away or because the session ended just before the stream began.
 */
async function sendHeartbeat(context: Context, open: ReadonlySet<OpenStream>): Promise<void> {
  const streams = [...open];
  for (const stream of streams) stream.sendHeartbeat();
  const ids = [...new Set(streams.map(({ caller }) => caller.sessionId))];
  try {
    const at = context.clock.now();
    const limits = context.config.sessions;
    const live = await context.db.withSystem((trx) => findLiveSessions(trx, ids, { at, limits }));
    for (const stream of streams.filter((one) => open.has(one))) {
      const session = live.get(stream.caller.sessionId);
      if (session === undefined) stream.send({ type: 'signedOut' });
      // The session lives. The browser is refused as it connects again, like all its other calls.
      else if (session.mustAddSecondFactor) stream.close();
    }
  } catch (error) {
    context.log.debug(
      { err: error },
      'The sessions of event streams could not be checked; the next heartbeat tries again',
    );
  }
}

/** What this caller receives of an event; undefined when it is not its business. */
function toLiveEvent(event: AppEvent, caller: Caller): LiveEvent | undefined {
  if (event.type === 'sessionsEnded') {
    const ended =
      event.sessionId === caller.sessionId ||
      (event.userId === caller.userId && event.sessionId === undefined) ||
      (event.tenantId !== undefined && event.tenantId === caller.tenantId);
    return ended ? { type: 'signedOut' } : undefined;
  }
  if (event.type !== 'request' || event.tenantId !== caller.tenantId) return undefined;
  const { requestId, status, pagesDone, pagesTotal } = event;
  return { type: 'request', requestId, status, pagesDone, pagesTotal };
}
