import type { z } from 'zod';
import { plain, toSchema } from './hostile-values.ts';

/** Further requirements on a value of the right type: a day, an address, a pattern's text, a piece of a page, a flag that is set, nothing at all. */
const attempts: readonly ((value: unknown) => unknown)[] = [
  () => '2030-12-31',
  () => 'plain@example.com',
  () => '03-1234-5678',
  () => 'AB-',
  () => 'a'.repeat(64),
  () => ({ x: 0, y: 0, width: 1, height: 1 }),
  () => 0,
  () => 50,
  () => 90,
  (value) => JSON.parse(JSON.stringify(value).replaceAll('false', 'true')) as unknown,
  () => undefined,
];
const MAX_STEPS = 20;

/**
 * A body that the shape accepts, derived from the plain one by changing what is refused; the plain one if none is found. A corrupted
 * property must be the only error, or the call would never be reached.
 */
export function rightBody(shape: z.ZodType): unknown {
  let body = plain(toSchema(shape));
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const parsed = shape.safeParse(body);
    if (parsed.success) return body;
    const better = repair(shape, body, parsed.error.issues);
    if (better === undefined) return body;
    body = better;
  }
  return body;
}

/** The body with fewer faults than before; tried at the first faulty place, then around it. */
function repair(shape: z.ZodType, body: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  for (const { path } of issues)
    for (let length = path.length; length > 0; length -= 1)
      for (const attempt of attempts) {
        const changed = changeAt(body, path.slice(0, length), attempt);
        const parsed = shape.safeParse(changed);
        if (parsed.success || parsed.error.issues.length < issues.length) return changed;
      }
  return undefined;
}

function changeAt(body: unknown, path: readonly PropertyKey[], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(body);
  if (typeof body !== 'object' || body === null) return body;
  const copy = (Array.isArray(body) ? [...body] : { ...body }) as Record<PropertyKey, unknown>;
  copy[key] = changeAt(copy[key], rest, change);
  return copy;
}
