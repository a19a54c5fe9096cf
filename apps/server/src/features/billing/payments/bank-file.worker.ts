import { parentPort } from 'node:worker_threads';
import { required } from '#platform/errors/required.ts';
import { framesOf, yieldToServer } from '#platform/concurrency/threads.ts';
import { BankFileConversation, type BankFileStep, type BankFileSteps } from './bank-file-conversation.ts';

/** One step and what it needs. */
export type BankFileMessage = {
  readonly [Step in BankFileStep]: {
    readonly step: Step;
    readonly question: BankFileSteps[Step]['question'];
  };
}[BankFileStep];
/** The step's answer, or where it failed. */
export type BankFileReply = { readonly answer: unknown } | { readonly failed: string };

const port = required(parentPort, 'The port of a thread');
const conversation = new BankFileConversation();

yieldToServer();

port.on('message', (message: BankFileMessage) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  port.postMessage(reply(message));
});

function reply(message: BankFileMessage): BankFileReply {
  try {
    return { answer: take(message) };
  } catch (error) {
    return { failed: framesOf(error) };
  }
}

function take(message: BankFileMessage): unknown {
  const { steps } = conversation;
  if (message.step === 'parse') return steps.parse(message.question);
  if (message.step === 'find') return steps.find(message.question);
  return steps.match(message.question);
}
