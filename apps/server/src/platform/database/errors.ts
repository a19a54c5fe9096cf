import { codeOf, messageOf } from '#platform/errors/facts.ts';

/** Whether an error is a broken uniqueness rule, of the given constraint or index if one is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== '23505') return false;
  return constraint === undefined || constraintOf(error) === constraint;
}

function constraintOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : undefined;
}

const gone = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '08001',
  '08004',
  '53300',
]);
const goneMessage =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether the database could not be reached: worth trying again later, and no fault of the caller. */
export function isDatabaseGone(error: unknown): boolean {
  return gone.has(codeOf(error) ?? '') || goneMessage.test(messageOf(error));
}
