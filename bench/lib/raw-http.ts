import { Agent, request } from 'node:http';

export interface RawAnswer {
  readonly code: number;
  readonly type: string;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** One call whose path is sent as it is written: `fetch` would tidy `..` and slashes away. */
export function callRaw(
  address: string,
  call: { method: string; path: string; headers?: Record<string, string>; body?: Buffer | undefined },
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const { method, path, headers = {}, body } = call;
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const sent = request(
      { agent, hostname, port, method, path, headers: { ...headers, ...length } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            code: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
