import { z } from 'zod';
import { id, instant, nothing } from '../envelope.ts';

/** One sign-in that still counts, as its user sees it. */
export const session = z.object({
  id,
  /** What the browser says of itself; null where it says nothing that is known. */
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  /** The network address of the sign-in. */
  address: z.string(),
  since: instant,
  /** To the minute. */
  lastSeen: instant,
  expires: instant,
  remembered: z.boolean(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const sessionShapes = {
  listSessions: { data: z.array(session) },
  endSession: { params: z.object({ id }), data: nothing },
  endOtherSessions: { data: nothing },
};
