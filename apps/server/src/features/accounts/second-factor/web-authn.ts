import type { Assertion, Attestation } from '@ocr/contract';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Config } from '#platform/config/index.ts';
import type { UserRow } from '../users.store.ts';
import type { PasskeyRow } from './passkeys.store.ts';

// A passkey is asked for after the password, so it only has to prove possession: a key without a PIN is sufficient.
const userVerification = 'preferred';
// EdDSA, ES256 and RS256, the library's default. Stated here because the library would otherwise call a runtime function that prints a
// warning.
const supportedAlgorithmIDs = [-8, -7, -257];

/** The site that passkeys are made for: the public address. Browsers refuse them at any other. */
function siteOf(config: Config): { origin: string; id: string } {
  const { origin, hostname } = new URL(config.publicUrl);
  return { origin, id: hostname };
}

/** What the browser needs to make a passkey, with its challenge. Passkeys that the user has are not made twice. */
export async function makeRegistrationOptions(
  config: Config,
  user: UserRow,
  passkeys: readonly PasskeyRow[],
) {
  return generateRegistrationOptions({
    rpName: config.appName,
    rpID: siteOf(config).id,
    userID: Buffer.from(user.id),
    userName: user.email,
    userDisplayName: user.full_name,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: passkeys.map(describePasskey),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  });
}

/** The stored part of a passkey that was created correctly for the challenge; undefined otherwise. */
export async function verifyAttestation(config: Config, attestation: Attestation, challenge: string) {
  const { origin, id } = siteOf(config);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // oxlint-disable-next-line typescript/consistent-type-assertions -- checked by the contract, whose texts are wider than the types of the browser
      response: { ...attestation, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: attestation.response.transports ?? [],
    };
  } catch {
    // The library throws on any invalid response.
    return undefined;
  }
}

/** What the browser needs to use one of the passkeys, with its challenge. */
export async function makeAuthenticationOptions(config: Config, passkeys: readonly PasskeyRow[]) {
  return generateAuthenticationOptions({
    rpID: siteOf(config).id,
    allowCredentials: passkeys.map(describePasskey),
    userVerification,
  });
}

/** The passkey that signed the challenge, and its new counter; undefined when none of them did. */
export async function verifyAssertion(
  config: Config,
  {
    assertion,
    challenge,
    passkeys,
  }: { assertion: Assertion; challenge: string; passkeys: readonly PasskeyRow[] },
): Promise<{ id: string; counter: number } | undefined> {
  const passkey = passkeys.find(({ credential_id: id }) => id === assertion.id);
  if (passkey === undefined) return undefined;
  const { origin, id } = siteOf(config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // oxlint-disable-next-line typescript/consistent-type-assertions -- checked by the contract, whose texts are wider than the types of the browser
      response: { ...assertion, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter),
      },
      requireUserVerification: false,
    });
    return verified ? { id: passkey.id, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
}

function describePasskey({ credential_id: id, transports }: PasskeyRow) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- stored as the browser gave them; unknown ones are passed on
  return { id, transports: transports as AuthenticatorTransport[] };
}
