import type { Extraction } from '@ocr/extraction';
import { RecognitionError, type Page } from '@ocr/recognition';
import type { ModelConfig } from '#platform/config/index.ts';
import type { Context } from '#platform/context.ts';
import type { StoredDefinition } from '#platform/database/schema.ts';
import type { Answered, Question } from '#platform/extraction/tasks.ts';
import { modelProblems } from '../reading-metrics.ts';
import { askModel, ModelError } from './ask-model.ts';

type Parts = Pick<Context, 'extraction' | 'log'>;
type Answers = Answered['answers'];

/**
 * Values by a language model's quotations, found again on the pages by our own code; the rules' values wherever the
 * model gives none. A model that fails never fails the document.
 */
export async function extractWithModel(
  parts: Parts,
  server: ModelConfig,
  document: { readonly pages: readonly Page[]; readonly definition: StoredDefinition },
  signal: AbortSignal,
): Promise<Extraction> {
  const { pages, definition: template } = document;
  const { rules, questions } = await parts.extraction.run(
    { name: 'prepare', pages, template, options: { characters: server.characters, calls: server.calls } },
    signal,
  );
  const answers = await askAll(parts, server, questions, signal);
  if (answers.length === 0) return rules;
  try {
    const options = { rules, answers };
    const { values, broken } = await parts.extraction.run(
      { name: 'combine', pages, template, options },
      signal,
    );
    if (broken > 0) report(parts, 'BROKEN_ANSWER', { answers: broken });
    return values;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof RecognitionError)) throw error;
    report(parts, error.code, {});
    return rules;
  }
}

/** The answers up to the first question that gets none: a server in trouble is not asked on. */
async function askAll(
  parts: Parts,
  server: ModelConfig,
  questions: readonly Question[],
  signal: AbortSignal,
): Promise<Answers> {
  const budget = { callsLeft: server.calls, over: AbortSignal.timeout(server.documentMs) };
  const answers: Answers[number][] = [];
  for (const question of questions) {
    try {
      const text = await askModel(server, question, { budget, signal });
      answers.push({ pages: question.pages, text });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelError)) throw error;
      const unanswered = questions.length - answers.length;
      report(parts, error.code, { status: error.status, unanswered });
      break;
    }
  }
  return answers;
}

/** Codes and counts only: what was asked and answered is the tenant's. */
function report(parts: Parts, problem: string, details: Readonly<Record<string, number | undefined>>): void {
  modelProblems.inc({ code: problem });
  parts.log.warn({ problem, ...details }, 'The language model did not help; the rules’ values are kept');
}
