/** JSON as PostgreSQL stores it: it refuses NUL and half surrogate pairs, which documents may hold. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\u0000', '').toWellFormed() : part,
  );
}
