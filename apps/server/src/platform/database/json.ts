/** JSON as PostgreSQL stores it: it refuses NUL and half surrogate pairs, which documents may contain. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? toText(part) : part));
}

/** The same for a column of text. */
export function toText(value: string): string {
  return value.replaceAll('\u0000', '').toWellFormed();
}
