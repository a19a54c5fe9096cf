import { fieldCodes } from '@ocr/contract';
import type { z } from 'zod';
import { AppError } from '#platform/errors/app-error.ts';

const known = new Set<string>(fieldCodes);
type Issue = z.core.$ZodIssue;

/** Parses input that did not come through the route's own schema (multipart parts); refusals are the same. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = check(schema, value);
  if ('error' in result) throw result.error;
  return result.value;
}

/** For Fastify, which hands a missing body over as null: checks the parts of a call by the contract's schemas. */
export function compileValidator({ schema }: { schema: z.ZodType }) {
  return (value: unknown) => check(schema, value ?? undefined);
}

function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { value: z.output<Schema> } | { error: AppError } {
  // With the input, an issue distinguishes missing values from those of a wrong type.
  const result = schema.safeParse(value, { reportInput: true });
  return result.success ? { value: result.data } : { error: validationError(result.error.issues) };
}

/** 422 `FAILED` with one entry per broken property. */
function validationError(issues: readonly Issue[]): AppError {
  return new AppError('FAILED', {
    details: issues.map((issue) => ({ field: fieldPath(issue), code: fieldCode(issue) })),
  });
}

function fieldPath(issue: Issue): string {
  return issue.path.reduce<string>(
    (path, part) =>
      typeof part === 'number' ? `${path}[${part}]` : path === '' ? String(part) : `${path}.${String(part)}`,
    '',
  );
}

function fieldCode(issue: Issue): string {
  if (known.has(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'REQUIRED';
  if (issue.code === 'too_big' || issue.code === 'too_small') return 'OUT_OF_RANGE';
  return 'INVALID';
}
