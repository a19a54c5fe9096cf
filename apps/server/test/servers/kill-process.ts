import { codeOf } from '#platform/errors/facts.ts';

/** Ends a process at once. False where it had ended by itself. */
export function killProcess(pid: number): boolean {
  return signalProcess(pid, 'SIGKILL');
}

/** Sends a signal to a process. False where it had ended by itself. */
export function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
    throw error;
  }
}
