import type { ModelConfig } from '#platform/config/index.ts';
import type { ModelProblem } from './ask-model.ts';

/** So many documents in a row without an answer, and the server is left alone for a while. */
const strikesUntilRest = 2;
const firstRestMs = 60_000;
const longestRestMs = 15 * 60_000;
/** A trial that never ended (its process was killed, its job aborted) does not hold up the next for longer. */
const longestTrialMs = 5 * 60_000;

interface State {
  strikes: number;
  restMs: number;
  /** Until then no document asks. */
  until: number;
}

const troubles: ReadonlySet<ModelProblem> = new Set(['TIMED_OUT', 'UNREACHABLE', 'OVERLOADED']);

/** Model servers in trouble. Known to this process only: each finds out by itself, at the price of two documents. */
const states = new Map<string, State>();

const nameOf = ({ url, model }: ModelConfig): string => `${url} ${model}`;

/**
 * Whether a document may ask the server now. While it rests none may; when the rest is over one document tries, the
 * others stay with the rules until that one is told of by `noteOutcome`.
 */
export function mayAsk(server: ModelConfig, now: Date): boolean {
  const state = states.get(nameOf(server));
  if (state === undefined || state.strikes < strikesUntilRest) return true;
  if (now.getTime() < state.until) return false;
  state.until = now.getTime() + longestTrialMs;
  return true;
}

/**
 * Tells how a document fared: `undefined` where the server answered it. A refusal or an answer that cannot be read
 * costs no time, so that only silence, lost connections and overload count.
 */
export function noteOutcome(server: ModelConfig, problem: ModelProblem | undefined, now: Date): void {
  const name = nameOf(server);
  if (problem === undefined || !troubles.has(problem)) {
    states.delete(name);
    return;
  }
  const before = states.get(name) ?? { strikes: 0, restMs: firstRestMs / 2, until: 0 };
  const strikes = before.strikes + 1;
  if (strikes < strikesUntilRest) {
    states.set(name, { ...before, strikes });
    return;
  }
  const restMs = Math.min(longestRestMs, before.restMs * 2);
  states.set(name, { strikes, restMs, until: now.getTime() + restMs });
}
