/** An entry's details in one line: `field: value`, names and values as they were recorded. */
export function writeDetails(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${writeValue(value)}`)
    .join(', ');
}

function writeValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(writeValue).join('; ');
  if (typeof value === 'object') return `(${writeDetails(value as Record<string, unknown>)})`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
