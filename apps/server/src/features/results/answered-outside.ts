import { isDeepStrictEqual } from 'node:util';
import type { Database, TenantScope, Trx } from '#platform/database/database.ts';
import { transactInTurn } from './result-turns.ts';

/** A question whose answer takes a thread. */
export interface Question<Answer> {
  /** All that the answer depends on and others may change. */
  readonly key: object;
  /** Fetches, in the transaction, what the answer is made from. */
  readonly prepare: () => Promise<Prepared<Answer>>;
}

/** How a question is answered, and whether that waits for nothing. */
export interface Prepared<Answer> {
  readonly isQuick: boolean;
  readonly answer: () => Promise<Answer>;
}

export type Ask = <Answer>(question: Question<Answer>) => Promise<Answer>;

/** The transaction has come to a question without an answer. */
class Unanswered extends Error {
  readonly key: object;
  readonly answer: () => Promise<unknown>;

  constructor(key: object, answer: () => Promise<unknown>) {
    super('A question is answered outside the transaction');
    this.key = key;
    this.answer = answer;
  }
}

/** More are needed only where others change the same thing again and again: then the transaction waits. */
const MAX_OUTSIDE = 4;

/**
 * Runs work in a transaction that has neither its turn nor its connection and locks while a thread answers: at a question that has no answer it is
 * undone, and run again with the answer. If others have changed meanwhile what the answer depends on, the question has another key and is asked again.
 * @param work what it does outside the transaction is done more than once
 */
export async function transactWithAnswers<Result>(
  db: Pick<Database, 'withTenant'>,
  scope: TenantScope,
  work: (trx: Trx, ask: Ask) => Promise<Result>,
): Promise<Result> {
  const answers: { readonly key: object; readonly answer: unknown }[] = [];
  const ask = async <Answer>({ key, prepare }: Question<Answer>): Promise<Answer> => {
    const known = answers.find((one) => isDeepStrictEqual(one.key, key));
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a key belongs to one question
    if (known !== undefined) return known.answer as Answer;
    const { isQuick, answer } = await prepare();
    if (isQuick || answers.length === MAX_OUTSIDE) return answer();
    throw new Unanswered(key, answer);
  };
  for (;;) {
    try {
      return await transactInTurn(scope, () => db.withTenant(scope, (trx) => work(trx, ask)));
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      answers.push({ key: error.key, answer: await error.answer() });
    }
  }
}
