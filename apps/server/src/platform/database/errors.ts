/** Whether an error is a broken uniqueness rule, of the given constraint or index if one is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = error as { code?: string; constraint?: string };
  return code === '23505' && (constraint === undefined || broken === constraint);
}

const gone = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '08001', '08004', '53300']);
const goneMessage =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether the database could not be reached: worth trying again later, and no fault of the caller. */
export function isDatabaseGone(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    gone.has(code ?? '') ||
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code ?? '') ||
    goneMessage.test(message ?? '')
  );
}
