import { z } from 'zod';

interface Answered {
  readonly schema: unknown;
  readonly method: string;
  readonly url: string;
}

/** An answer differs from what its call declares: nothing of it is sent. */
class AnswerError extends Error {
  constructor({ method, url }: Answered, cause: z.ZodError) {
    super(`The answer of ${method} ${url} is not what the contract declares`, { cause });
  }
}

/**
 * For Fastify: serialises answers as the contract's schemas declare them. Undeclared properties are left out; missing or different ones are
 * an error. The check is compiled from the schema when its first answer is written, because compiling all at the start would delay it. No
 * answer schema transforms values (`serialization.test.ts`), so what is checked is what is sent.
 */
export function compileSerializer(answered: Answered): (answer: unknown) => string {
  const { schema } = answered;
  if (!(schema instanceof z.ZodType)) throw new TypeError(`${answered.url}: not a schema of the contract`);
  let compiled: z.ZodType | undefined;
  return (answer) => {
    compiled ??= z.compile(schema);
    const checked = compiled.safeParse(answer);
    if (!checked.success) throw new AnswerError(answered, checked.error);
    return JSON.stringify(checked.data);
  };
}
