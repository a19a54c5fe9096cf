import type { Assertion, Attestation } from '@ocr/contract';

type Options = Readonly<Record<string, unknown>>;

/** Has the browser make a passkey; undefined when it was cancelled or refused. */
export async function makePasskey(options: Options): Promise<Attestation | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Input = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- made by the server's half of the same library
    return await startRegistration({ optionsJSON: options as unknown as Input });
  } catch {
    return undefined;
  }
}

/** Has the browser use one of the user's passkeys; undefined when it was cancelled or none is there. */
export async function askPasskey(options: Options): Promise<Assertion | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Input = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  try {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- made by the server's half of the same library
    return await startAuthentication({ optionsJSON: options as unknown as Input });
  } catch {
    return undefined;
  }
}
