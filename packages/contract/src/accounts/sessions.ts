import { z } from 'zod';
import { id, instant, nothing } from '../envelope.ts';

/** An active session, as shown to its user. */
export const session = z.object({
  id,
  /** Browser and device from the user agent; null if unknown. */
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  /** The network address of the sign-in. */
  address: z.string(),
  since: instant,
  /** To the minute. */
  lastSeen: instant,
  expires: instant,
  remembered: z.boolean(),
  /** Whether this is the session of the call itself. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const sessionShapes = {
  listSessions: { data: z.array(session) },
  endSession: { params: z.object({ id }), data: nothing },
  endOtherSessions: { data: nothing },
};
