import { parentPort } from 'node:worker_threads';
import { required } from '#platform/errors/required.ts';
import { framesOf, yieldToServer } from '#platform/concurrency/threads.ts';
import { writeAnswer, type AnyJob } from './write-answer.ts';

/** The answer's data as JSON, or where writing it failed. */
export type AnswerReply = { readonly json: Uint8Array<ArrayBuffer> } | { readonly failed: string };

const port = required(parentPort, 'The port of a thread');

yieldToServer();

port.on('message', (job: AnyJob) => {
  const reply = answer(job);
  // Moved, not copied. oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  port.postMessage(reply, 'json' in reply ? [reply.json.buffer] : []);
});

function answer(job: AnyJob): AnswerReply {
  try {
    return { json: new TextEncoder().encode(writeAnswer(job)) };
  } catch (error) {
    return { failed: framesOf(error) };
  }
}
