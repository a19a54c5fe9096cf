/** What the access token says about the signed-in user. */
export interface TokenClaims {
  readonly id: string;
  readonly sub: string;
  readonly name: string;
  readonly username: string;
  readonly roleId: number;
  readonly tenantId: string | null;
  readonly iat: number;
  readonly exp: number;
}

/** Reads the claims of a token without verifying it (the server does); `undefined` when it is not a token at all. */
export function decodeToken(token: string): TokenClaims | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the server signs no other claims; it checks them, not we
    return typeof claims === 'object' && claims !== null ? (claims as TokenClaims) : undefined;
  } catch {
    return undefined;
  }
}
