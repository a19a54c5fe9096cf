import { spawn } from 'node:child_process';
import os from 'node:os';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { findPinnedNode } from './pinned-node.mjs';
import { Problem } from './problem.mjs';

/** A second Ctrl-C counts from here on; before, it is the same one: npm repeats to us what the terminal has sent already. */
const SAME_SIGNAL_MS = 1_000;
const LAST_WORDS_MS = 5_000;

/**
 * Runs a program to its end: on our terminal, or with all that it prints written to the stream `output`.
 * @returns {Promise<number>} its exit code, or 128 plus the signal's number
 */
export async function runToEnd(command, args, { output, ...options } = {}) {
  const stdio = output ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { stdio, ...options });
  child.stdout?.pipe(output, { end: false });
  child.stderr?.pipe(output, { end: false });
  const code = await ended(child, command);
  // Its last output may still be in the pipe, and processes that it left running may keep the pipe open.
  if (output)
    await Promise.race([finished(child.stdout), setTimeout(LAST_WORDS_MS, undefined, { ref: false })]);
  return code;
}

/** Runs a script with the pinned Node. */
export function runNode(args, options = {}) {
  return runToEnd(findPinnedNode(), args, options);
}

/**
 * Runs a server: in a session of its own, so that Ctrl-C reaches it once and through us, and with a channel whose end
 * (`disconnect`) shows it that we were killed. A signal to us, or the end of the npm that started us, stops it.
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, cwd: string }} options
 * @param {(pid: number) => void} onSpawn
 */
export async function runServer(args, options, onSpawn) {
  const child = spawn(findPinnedNode(), args, {
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  if (child.pid !== undefined) onSpawn(child.pid);
  const stop = forwardOnce(child);
  const signals = { SIGINT: 'SIGINT', SIGTERM: 'SIGTERM', SIGHUP: 'SIGTERM' };
  const listeners = Object.entries(signals).map(([received, sent]) => [received, () => stop(sent)]);
  for (const [signal, listener] of listeners) process.on(signal, listener);
  const watch = watchParent(() => stop('SIGTERM'));
  try {
    return await ended(child, 'node');
  } finally {
    clearInterval(watch);
    for (const [signal, listener] of listeners) process.off(signal, listener);
  }
}

function forwardOnce(child) {
  let last = -Infinity;
  return (signal) => {
    const now = performance.now();
    if (now - last > SAME_SIGNAL_MS) child.kill(signal);
    last = now;
  };
}

/** npm (or the shell between) may die without a word to us. Started otherwise, our parent may well leave before us. */
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, 500);
  return watch;
}

function ended(child, command) {
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Problem(`${command} could not be run: ${error.message}.`)));
    child.on('exit', (code, signal) => resolve(code ?? 128 + (os.constants.signals[signal] ?? 0)));
  });
}
