import type { ModelConfig } from '#platform/config/index.ts';
import type { ModelProblem } from './ask-model.ts';

/** After this many documents in a row without an answer the circuit opens: the server is not called for a while. */
const failuresUntilOpen = 2;
const firstPauseMs = 60_000;
const maxPauseMs = 15 * 60_000;
/** A trial that never ended (its process was killed, its job aborted) delays the next one no longer than this. */
const maxTrialMs = 5 * 60_000;

interface State {
  failures: number;
  pauseMs: number;
  /** Until then no document calls the server. */
  until: number;
}

const countedProblems: ReadonlySet<ModelProblem> = new Set(['TIMED_OUT', 'UNREACHABLE', 'OVERLOADED']);

/** Model servers that failed. Known to this process only: each finds out by itself, at the price of two documents. */
const states = new Map<string, State>();

const nameOf = ({ url, model }: ModelConfig): string => `${url} ${model}`;

/**
 * Whether a document may call the server now. While the circuit is open none may; after the pause one document tries,
 * and the others use the rules alone until its outcome is recorded by `recordModelOutcome`.
 */
export function allowsModelCall(server: ModelConfig, now: Date): boolean {
  const state = states.get(nameOf(server));
  if (state === undefined || state.failures < failuresUntilOpen) return true;
  if (now.getTime() < state.until) return false;
  state.until = now.getTime() + maxTrialMs;
  return true;
}

/**
 * Records a document's outcome: `undefined` where the server answered. A refusal or an answer that cannot be read
 * costs no time, so only timeouts, lost connections and overload count as failures.
 */
export function recordModelOutcome(server: ModelConfig, problem: ModelProblem | undefined, now: Date): void {
  const name = nameOf(server);
  if (problem === undefined || !countedProblems.has(problem)) {
    states.delete(name);
    return;
  }
  const before = states.get(name) ?? { failures: 0, pauseMs: firstPauseMs / 2, until: 0 };
  const failures = before.failures + 1;
  if (failures < failuresUntilOpen) {
    states.set(name, { ...before, failures });
    return;
  }
  const pauseMs = Math.min(maxPauseMs, before.pauseMs * 2);
  states.set(name, { failures, pauseMs, until: now.getTime() + pauseMs });
}
