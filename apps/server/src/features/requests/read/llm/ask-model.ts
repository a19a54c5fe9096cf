import { z } from 'zod';
import { setTimeout as wait } from 'node:timers/promises';
import type { Prompt } from '@ocr/extraction';
import type { ModelConfig } from '#platform/config/index.ts';

/** Why a model gave no answer. Nothing that was sent or received is in it. */
export type ModelProblem =
  | 'UNREACHABLE'
  | 'TIMED_OUT'
  | 'OVERLOADED'
  | 'REFUSED'
  | 'BROKEN_ANSWER'
  | 'TOO_MANY_CALLS';

export class ModelError extends Error {
  override name = 'ModelError';
  readonly code: ModelProblem;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(code: ModelProblem, options: { status?: number; retryAfterMs?: number | undefined } = {}) {
    super(code);
    this.code = code;
    this.status = options.status;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** The time left for a document, shared by its questions. */
export interface Budget {
  callsLeft: number;
  /** Ends when the document's time is over. */
  readonly over: AbortSignal;
}

const maxTries = 3;
const firstWaitMs = 500;
const longestWaitMs = 10_000;
const maxAnswerBytes = 2 * 1024 * 1024;
const maxAnswerTokens = 8192;

/** Servers that refuse the optional parameters; they are asked without. Known to this process only. */
const plainServers = new Set<string>();

/**
 * Calls a server that speaks the OpenAI chat completions protocol; retries after overload and broken connections. Returns the model's text
 * unparsed.
 * @throws ModelError, or the signal's reason when it aborts
 */
export async function askModel(
  server: ModelConfig,
  prompt: Prompt,
  { budget, signal }: { budget: Budget; signal: AbortSignal },
): Promise<string> {
  const serverName = `${server.url} ${server.model}`;
  for (let tries = 1; ; tries += 1) {
    if (budget.callsLeft === 0) throw new ModelError('TOO_MANY_CALLS');
    if (budget.over.aborted) throw new ModelError('TIMED_OUT');
    budget.callsLeft -= 1;
    const plain = plainServers.has(serverName);
    try {
      return await call(server, toBody(server, prompt, plain), { budget, signal });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelError)) throw error;
      if (error.status === 400 && !plain) {
        plainServers.add(serverName);
        continue;
      }
      const mayPass = ['UNREACHABLE', 'TIMED_OUT', 'OVERLOADED'].includes(error.code);
      if (!mayPass || tries >= maxTries || budget.callsLeft === 0) throw error;
      await pause(tries, error.retryAfterMs, AbortSignal.any([signal, budget.over]));
      signal.throwIfAborted();
    }
  }
}

/** Twice as long each time, half of it by chance, or as long as the server says; within bounds. */
async function pause(tries: number, retryAfterMs: number | undefined, signal: AbortSignal): Promise<void> {
  const backoff = firstWaitMs * 2 ** (tries - 1);
  const ms = Math.min(longestWaitMs, retryAfterMs ?? backoff * (0.5 + Math.random() / 2));
  await wait(ms, undefined, { signal }).catch(() => undefined);
}

function toBody(server: ModelConfig, prompt: Prompt, plain: boolean): string {
  const shape = `Answer with one JSON object that follows this schema: ${JSON.stringify(prompt.schema)}`;
  return JSON.stringify({
    model: server.model,
    messages: [
      { role: 'system', content: `${prompt.system}\n${shape}` },
      { role: 'user', content: prompt.user },
    ],
    ...(!plain && {
      temperature: 0,
      max_tokens: maxAnswerTokens,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'values', strict: true, schema: prompt.schema },
      },
    }),
  });
}

async function call(
  server: ModelConfig,
  body: string,
  { budget, signal }: { budget: Budget; signal: AbortSignal },
): Promise<string> {
  const timeout = AbortSignal.timeout(server.callMs);
  const ended = AbortSignal.any([signal, budget.over, timeout]);
  let text: string;
  try {
    const response = await fetch(`${server.url}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(server.key !== undefined && { authorization: `Bearer ${server.key}` }),
      },
      body,
      // The document and the key go where the operator said, and nowhere else.
      redirect: 'error',
      signal: ended,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw refusal(response);
    }
    text = await readText(response);
  } catch (error) {
    if (error instanceof ModelError) throw error;
    throw new ModelError(ended.aborted ? 'TIMED_OUT' : 'UNREACHABLE');
  }
  return contentOf(text);
}

function refusal({ status, headers }: Response): ModelError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfterMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
  return new ModelError(status === 429 || status >= 500 ? 'OVERLOADED' : 'REFUSED', { status, retryAfterMs });
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new ModelError('BROKEN_ANSWER');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const choice = z.object({ message: z.object({ content: z.string() }) });
const completion = z.object({ choices: z.tuple([choice], z.unknown()) });

function contentOf(text: string): string {
  try {
    const answer = completion.safeParse(JSON.parse(text));
    if (answer.success) return answer.data.choices[0].message.content;
  } catch {
    // Reported below: the parser's own message quotes the text.
  }
  throw new ModelError('BROKEN_ANSWER');
}
