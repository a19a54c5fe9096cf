import { codeOf } from '#platform/errors/facts.ts';

/** Ends a process at once. False where it had ended by itself. */
export function killProcess(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
    throw error;
  }
}
