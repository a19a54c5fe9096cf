import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * What distinguishes a process from a later one with the same number: its start time (and, on Linux, the boot that it is counted from).
 * @param {number} pid
 * @returns {string | undefined} `undefined` when no such process lives
 */
export function processIdentity(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (fs.existsSync('/proc/self/stat')) return linuxIdentity(pid);
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const line = stdout?.trim();
  return line && !line.startsWith('Z') ? `${pid} ${line.replace(/^\S+\s+/, '')}` : undefined;
}

function linuxIdentity(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return undefined;
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${pid} ${fields[18]} ${boot}`;
  } catch {
    return undefined;
  }
}

/** @param {string} identity as `processIdentity` gave it */
export function isSameProcess(identity) {
  return processIdentity(Number.parseInt(identity, 10)) === identity;
}
