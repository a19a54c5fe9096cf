import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as the model's server got it. */
export interface ModelCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: unknown;
  };
}
/** What it answers: a model's text, a bare HTTP answer, or nothing for as long as the caller waits. */
export type ModelReply =
  | { readonly content: string }
  | { readonly status: number; readonly body?: string; readonly headers?: Record<string, string> }
  | 'silence';

export interface ModelServer {
  /** Up to and with `/v1`. */
  readonly url: string;
  readonly calls: readonly ModelCall[];
  close(): Promise<void>;
}

/** A small server that speaks the chat completions protocol; `reply` sees each call and its number from 1. */
export async function startModelServer(
  reply: (call: ModelCall, number: number) => ModelReply,
): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
        response.writeHead(404).end();
        return;
      }
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ModelCall['body'];
      const call = { headers: request.headers, body };
      calls.push(call);
      const answer = reply(call, calls.length);
      if (answer === 'silence') return;
      if ('status' in answer) {
        response.writeHead(answer.status, answer.headers).end(answer.body ?? '');
        return;
      }
      const message = { role: 'assistant', content: answer.content };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          object: 'chat.completion',
          choices: [{ index: 0, message, finish_reason: 'stop' }],
        }),
      );
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
