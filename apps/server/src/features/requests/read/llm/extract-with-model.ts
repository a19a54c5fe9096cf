import { RecognitionError } from '@ocr/recognition';
import type { ModelConfig } from '#platform/config/index.ts';
import type { Context } from '#platform/context.ts';
import type { StoredDefinition } from '#platform/database/schema.ts';
import type { PageSource } from '#platform/extraction/extraction-threads.ts';
import type { StoredMemory } from '#platform/extraction/teach-task.ts';
import type { DoubtBound, StoredValues } from '#platform/extraction/stored-values.ts';
import type { Answered, Question, RulesRead } from '#platform/extraction/tasks.ts';
import { readTwice, type RereadPlaces } from '../reread-places.ts';
import { modelProblems } from '../reading-metrics.ts';
import { askModel, ModelError, type ModelProblem } from './ask-model.ts';
import { allowsModelCall, recordModelOutcome } from './model-circuit-breaker.ts';

type Deps = Pick<Context, 'clock' | 'extraction' | 'log'>;
type Answers = Answered['answers'];

interface ModelDocument extends StoredMemory, DoubtBound {
  /** Its pages, as often as they are needed. */
  readonly pages: () => PageSource;
  readonly definition: StoredDefinition;
  readonly reread?: RereadPlaces | undefined;
}

/**
 * Values from a language model's quotations, located on the pages by our own code; the rules' values where the model gives none. A failing
 * model never fails the document.
 */
export async function extractWithModel(
  deps: Deps,
  server: ModelConfig,
  { pages, definition: template, memory, except, doubtBelow, reread }: ModelDocument,
  signal: AbortSignal,
): Promise<{ values: StoredValues; read: RulesRead }> {
  const { questions, ...read } = await readTwice(reread, (rereads) => {
    const { characters, calls } = server;
    const options = { characters, calls, memory, except, doubtBelow, rereads };
    return deps.extraction.run({ name: 'prepare', pages: pages(), template, options }, signal);
  });
  const answers = await askAll(deps, server, questions, signal);
  if (answers.length === 0) return { values: read.values, read };
  try {
    const { fields, tables } = read.values;
    const options = { rules: { fields, tables }, answers, doubtBelow };
    const { values, broken } = await deps.extraction.run(
      { name: 'combine', pages: pages(), template, options },
      signal,
    );
    if (broken > 0) report(deps, 'BROKEN_ANSWER', { answers: broken });
    return { values: values ?? read.values, read };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof RecognitionError)) throw error;
    report(deps, error.code, {});
    return { values: read.values, read };
  }
}

/** The answers up to the first question that gets none: a server in trouble is not asked on, nor by other documents. */
async function askAll(
  deps: Deps,
  server: ModelConfig,
  questions: readonly Question[],
  signal: AbortSignal,
): Promise<Answers> {
  if (questions.length === 0) return [];
  if (!allowsModelCall(server, deps.clock.now())) {
    report(deps, 'RESTING', { unanswered: questions.length });
    return [];
  }
  const budget = { callsLeft: server.calls, over: AbortSignal.timeout(server.documentMs) };
  const answers: Answers[number][] = [];
  let problem: ModelProblem | undefined;
  for (const question of questions) {
    try {
      const text = await askModel(server, question, { budget, signal });
      answers.push({ pages: question.pages, text });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelError)) throw error;
      problem = error.code;
      report(deps, problem, { status: error.status, unanswered: questions.length - answers.length });
      break;
    }
  }
  recordModelOutcome(
    server,
    answers.length > 0 && problem === 'TIMED_OUT' ? undefined : problem,
    deps.clock.now(),
  );
  return answers;
}

/** Codes and counts only: questions and answers belong to the tenant. */
function report(deps: Deps, problem: string, details: Readonly<Record<string, number | undefined>>): void {
  modelProblems.inc({ code: problem });
  deps.log.warn({ problem, ...details }, 'The language model did not help; the rules’ values are kept');
}
