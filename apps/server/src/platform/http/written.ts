/** The data of an answer as JSON in UTF-8, written before it gets here: by a thread, or taken from the database as it is. */
export class Written {
  readonly json: Uint8Array;

  constructor(json: Uint8Array) {
    this.json = json;
  }
}

/** The whole answer around it, as every call answers. */
export function envelopeOf({ json }: Written, code: number): Buffer {
  const [head, tail] = ['{"data":', `,"status":{"code":${code},"message":"SUCCESS"}}`];
  return Buffer.concat([Buffer.from(head), json, Buffer.from(tail)]);
}
