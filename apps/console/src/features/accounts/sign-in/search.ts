/** Where sign-in was asked for. */
export function readSignInSearch(raw: Readonly<Record<string, unknown>>): { from?: string } {
  return typeof raw['from'] === 'string' ? { from: raw['from'] } : {};
}

/** The token of the mailed link. */
export function readResetSearch(raw: Readonly<Record<string, unknown>>): { token?: string } {
  const token = raw['token'];
  return typeof token === 'string' || typeof token === 'number' ? { token: String(token) } : {};
}
