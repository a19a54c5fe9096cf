import type { z } from 'zod';

/**
 * What the shape of a call refuses never reaches the call: the server asks the same shape, and answers all that it refuses for one reason at one place
 * alike. So the first of them is sent for all; each is asked here, so that a shape that throws is found by any. On a full run, and where there is no shape, all are sent.
 */
export class Refusals {
  private readonly shape: z.ZodType | undefined;
  private readonly met = new Set<string>();

  constructor(shape: z.ZodType | undefined) {
    this.shape = process.env['TESTS'] === 'full' ? undefined : shape;
  }

  /** Whether nothing like this was sent yet. @throws what the shape throws */
  isWorthSending(value: unknown): boolean {
    const parsed = this.shape?.safeParse(value);
    if (parsed === undefined || parsed.success) return true;
    const reasons = parsed.error.issues.map(({ code, path, message }) => [code, path, message]);
    const reason = JSON.stringify(reasons);
    if (this.met.has(reason)) return false;
    this.met.add(reason);
    return true;
  }
}
