import { z } from 'zod';
import { count } from './envelope.ts';

const signIn = z.object({ email: z.string(), password: z.string() });
/** Run-time configuration of the console. */
export const config = z.object({
  appName: z.string(),
  apiBase: z.string(),
  version: z.string(),
  demo: z.object({ partner: signIn, tenant: signIn }).nullable(),
  limits: z.object({ maxFiles: count, maxFileMb: z.number(), maxFilePages: count, maxRequestPages: count }),
});
export type Config = z.output<typeof config>;
export const health = z.object({
  status: z.enum(['ok', 'unavailable']),
  engine: z.string().optional(),
  checks: z.record(z.string(), z.string()).optional(),
});
/** What the event stream sends (`data:` lines of JSON); ids only, the console fetches the rest. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('request'),
    requestId: z.string(),
    status: z.enum(['processing', 'completed', 'failed']),
    pagesDone: count,
    pagesTotal: count,
  }),
  z.object({ type: z.literal('signedOut') }),
]);
export type LiveEvent = z.output<typeof liveEvent>;
export const systemShapes = {
  getConfig: { data: config },
  listenEvents: {},
  checkLive: { data: health },
  checkReady: { data: health },
};
