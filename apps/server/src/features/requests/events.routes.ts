import type { LiveEvent } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { AppEvent } from '#platform/events/events.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { Api } from '#platform/http/route.ts';

const heartbeatMs = 20_000;

/** The event stream of one browser: what concerns its tenant, until its session ends. */
export function registerEvents(api: Api, context: Context): void {
  const open = new Set<() => void>();
  api.on('listenEvents', {
    handle: async ({ caller, reply, request }) => {
      reply.hijack();
      const stream = reply.raw;
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) stream.setHeader(name, value);
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      stream.write(': connected\n\n');
      const close = () => {
        open.delete(close);
        unsubscribe();
        clearInterval(heartbeat);
        stream.end();
      };
      const send = (told: LiveEvent) => {
        stream.write(`data: ${JSON.stringify(told)}\n\n`);
        if (told.type === 'signedOut') close();
      };
      const unsubscribe = context.events.subscribe((event) => {
        const told = tell(event, caller);
        if (told !== undefined) send(told);
      });
      const heartbeat = setInterval(() => {
        if (context.clock.now() < caller.expiresAt) stream.write(': alive\n\n');
        else send({ type: 'signedOut' });
      }, heartbeatMs);
      open.add(close);
      request.raw.once('close', close);
    },
  });
  api.onClose(() => {
    for (const close of open) close();
  });
}

/** What this caller receives of an event; undefined when the event concerns somebody else. */
function tell(event: AppEvent, caller: Caller): LiveEvent | undefined {
  if (event.type === 'sessionsEnded') {
    const ended =
      event.sessionId === caller.sessionId ||
      (event.userId === caller.userId && event.sessionId === undefined) ||
      (event.tenantId !== undefined && event.tenantId === caller.tenantId);
    return ended ? { type: 'signedOut' } : undefined;
  }
  if (event.tenantId !== caller.tenantId) return undefined;
  const { requestId, status, pagesDone, pagesTotal } = event;
  return { type: 'request', requestId, status, pagesDone, pagesTotal };
}
