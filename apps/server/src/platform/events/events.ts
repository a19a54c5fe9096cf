import { sql } from 'kysely';
import { Client, type PoolConfig } from 'pg';
import type { Trx } from '#platform/database/database.ts';
import { keepAliveOptions } from '#platform/database/pool.ts';
import type { Log } from '#platform/log/log.ts';

// The queue has a channel of its own: processes of the release before forward everything on the first one to browsers.
const channels = { browsers: 'ocr_events', queue: 'ocr_queue_events' };

/** What happened, sent to every process. Ids and counts only. */
export type AppEvent =
  | {
      readonly type: 'request';
      readonly tenantId: string;
      readonly requestId: string;
      readonly status: 'processing' | 'completed' | 'failed';
      readonly pagesDone: number;
      readonly pagesTotal: number;
    }
  /** Pages of a tenant were added to the queue. */
  | { readonly type: 'pagesQueued'; readonly tenantId: string }
  | {
      readonly type: 'sessionsEnded';
      readonly sessionId?: string;
      readonly userId?: string;
      readonly tenantId?: string;
    };

/** Sends the event when, and only when, the transaction commits. */
export async function publish(trx: Trx, event: AppEvent): Promise<void> {
  const channel = event.type === 'pagesQueued' ? channels.queue : channels.browsers;
  await sql`select pg_notify(${channel}, ${JSON.stringify(event)})`.execute(trx);
}

/** Receives the events of all processes over one connection, which reconnects by itself after the database was unavailable. */
export interface EventHub {
  subscribe(listener: (event: AppEvent) => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const reconnectMs = 500;

/** Listens for events of all processes on one connection, which it opens again when it is lost. */
export function createEventHub(config: PoolConfig, log: Log): EventHub {
  const listeners = new Set<(event: AppEvent) => void>();
  let client: Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new Client({ ...config, ...keepAliveOptions, application_name: 'ocr-events' });
    next.on('notification', ({ payload }) => {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- sent by `publish` of this file and nobody else
      const event = JSON.parse(payload ?? 'null') as AppEvent;
      for (const listener of listeners) listener(event);
    });
    next.on('error', (error) => log.debug({ error: error.message }, 'The event connection broke'));
    next.on('end', () => {
      if (!stopped && client === next) retry();
    });
    await next.connect();
    for (const channel of Object.values(channels)) await next.query(`listen ${channel}`);
    client = next;
  };
  const retry = () => {
    timer = setTimeout(() => {
      connect().catch(() => {
        if (!stopped) retry();
      });
    }, reconnectMs);
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: connect,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
