import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A passkey in software: what a browser and its authenticator answer to the server's options. */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly coseKey: Buffer;
  private counter = 0;
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    // COSE: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ]);
    this.coseKey = Buffer.from(isoCBOR.encode(key));
  }

  /** Makes the passkey. */
  attest(options: { challenge: string; rp: { id: string } }) {
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.id.length);
    const data = Buffer.concat([
      // User present, and a new key inside.
      this.authenticatorData(options.rp.id, 0x41),
      Buffer.alloc(16),
      idLength,
      this.id,
      this.coseKey,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ]);
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', options.challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Uses it. */
  assert(options: { challenge: string; rpId: string }) {
    this.counter += 1;
    const data = this.authenticatorData(options.rpId, 0x01);
    const clientData = this.clientData('webauthn.get', options.challenge);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
    });
  }

  private credential<Response>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response };
  }

  private authenticatorData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}
