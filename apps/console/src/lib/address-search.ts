/** The query of an address as plain texts, which each page parses. Of a repeated name the last one counts. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** The query as people read and share it, `?checked=false`: quotes around what could be read as a number or as true or false are the router's own habit. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const texts = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (isPlain(value)) texts.set(name, String(value));
  return texts.size === 0 ? '' : `?${texts.toString()}`;
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
