/** 32 random hexadecimal digits. `crypto.randomUUID` exists only on secure origins; an installation in a local network may not have it. */
export function makeRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
