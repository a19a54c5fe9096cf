import { flushCompileCache } from 'node:module';
import type {
  AnswerMessage,
  Answer,
  ChildSettings,
  EnoughMessage,
  ReadyMessage,
  TaskMessage,
} from '../protocol.ts';
import { describeProblem } from './problem.ts';
import { TaskRunner } from './task-runner.ts';

/** WebAssembly memory only grows: after a huge page the process is given up rather than kept at that size. */
const MAX_REUSED_BYTES = 420e6;

const settings = JSON.parse(process.argv[2] ?? '') as ChildSettings;
const runner = new TaskRunner(settings);
let tasks = 0;
/** The task that should end after its current page. */
let enough: number | undefined;

process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
  if ('enough' in (message as object)) {
    enough = (message as EnoughMessage).id;
    return;
  }
  const { id, task } = message as TaskMessage;
  const answer = (content: Answer) => process.send?.({ id, answer: content } satisfies AnswerMessage);
  runner
    .run(task, answer, () => enough === id)
    .then(
      () => answer({ type: 'end', outgrown: process.memoryUsage.rss() > MAX_REUSED_BYTES }),
      (error: unknown) => answer(describeProblem(error)),
    )
    // Processes are killed in the end, which writes no compile cache; the first task has loaded nearly all there is.
    .finally(() => ++tasks === 1 && flushCompileCache());
});
process.send?.({ ready: true } satisfies ReadyMessage);
