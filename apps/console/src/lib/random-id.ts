/** 32 hexadecimal digits that nobody else has. `crypto.randomUUID` exists on secure origins only; an installation in a local network may have none. */
export function makeRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
