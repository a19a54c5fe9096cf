import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeOwnFolder, removeOwnFolder, sweepOwnFolders } from './own-folder.ts';

/** What a system may be unable to keep a reading process from. */
export type MissingProtection =
  /** Gaining privileges: no_new_privs and the dropping of all capabilities. */
  | 'privileges'
  /** Being the superuser: a server run by root has no other user for it. */
  | 'user'
  /** Reaching the network. */
  | 'network'
  /** Writing outside its own folder, and seeing the server's data. */
  | 'files';

/** How this system confines the processes that open documents. */
export interface Sandbox {
  /** The user (and group) that owns the folder of a process; undefined where it is the server's own. */
  readonly user: number | undefined;
  /** Whether a process can write only to its own folder, whatever it does. */
  readonly protectsFiles: boolean;
  readonly missing: readonly MissingProtection[];
  /** The command that runs `command` confined: `folder` is its own, `memoryMb` the limit of its data segment. */
  wrap(command: readonly string[], own: { folder: string; memoryMb: number }): [string, string[]];
}

/** A user id that no distribution gives to anybody, below 65536 so that containers map it. */
const READING_USER = 64_321;
const PROBE_MS = 5_000;
const ENTRY = fileURLToPath(new URL('../child/main.ts', import.meta.url));

interface Level {
  readonly isRoot: boolean;
  readonly ownUser: boolean;
  readonly namespaces: 'all' | 'network' | 'none';
  readonly setpriv: boolean;
}

/** Where it is on PATH or where systems keep it; its bare name where it is nowhere, so that trying it fails. */
function findTool(name: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/sbin', '/bin'];
  const places = folders.filter((folder) => folder.startsWith('/')).map((folder) => join(folder, name));
  return places.find(isProgram) ?? name;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const tools = { unshare: findTool('unshare'), setpriv: findTool('setpriv'), mount: findTool('mount') };

const detected = new Map<string, Promise<Sandbox>>();

/**
 * Tries what this system allows, from the strongest to the weakest, by running a program that way; once per server
 * process. The tools are those of util-linux (`setpriv`, `unshare`, `mount`), where they are on PATH.
 * @param hidden a folder that no reading process is to see
 */
export function detectSandbox(hidden: string): Promise<Sandbox> {
  const known = detected.get(hidden) ?? tryLevels(hidden);
  detected.set(hidden, known);
  return known;
}

async function tryLevels(hidden: string): Promise<Sandbox> {
  sweepOwnFolders();
  const isRoot = process.getuid?.() === 0;
  for (const level of process.platform === 'linux' ? levels(isRoot) : []) {
    const sandbox = sandboxOf(level, hidden);
    if (await works(sandbox)) return sandbox;
  }
  return sandboxOf({ isRoot, ownUser: false, namespaces: 'none', setpriv: false }, hidden);
}

/** Another user first: it alone keeps a process from everything that is the server's. */
function levels(isRoot: boolean): Level[] {
  return (isRoot ? [true, false] : [false]).flatMap((ownUser) =>
    (['all', 'network', 'none'] as const).map((namespaces) => ({
      isRoot,
      ownUser,
      namespaces,
      setpriv: true,
    })),
  );
}

function sandboxOf(level: Level, hidden: string): Sandbox {
  const missing: MissingProtection[] = [];
  if (!level.setpriv) missing.push('privileges');
  if (level.isRoot && !level.ownUser) missing.push('user');
  if (level.namespaces === 'none') missing.push('network');
  if (level.namespaces !== 'all') missing.push('files');
  return {
    user: level.ownUser ? READING_USER : undefined,
    protectsFiles: level.namespaces === 'all',
    missing,
    wrap: (command, { folder, memoryMb }) => {
      if (process.platform === 'win32') return [command[0] ?? '', command.slice(1)];
      const limits = `ulimit -d ${memoryMb * 1024} 2>/dev/null; ulimit -c 0 2>/dev/null; exec "$@"`;
      const steps = [...apart(level, { folder, hidden }), ...unprivileged(level), ...command];
      return ['/bin/sh', ['-c', limits, 'sh', ...steps]];
    },
  };
}

/** Every place that can be written is made read-only but for the process's own folder; the server's data is covered. */
const MOUNT = `
own=$1 hidden=$2 proc=$3 mount=$4; shift 4
set -e
[ "$proc" = no ] || "$mount" -t proc proc /proc
"$mount" --bind "$own" "$own"
while read -r id parent device root point options rest; do
  case ",$options," in *,ro,*) continue;; esac
  case "\${rest#*- }" in proc\\ *|sysfs\\ *|cgroup*|devpts\\ *|mqueue\\ *|securityfs\\ *|debugfs\\ *|tracefs\\ *) continue;; esac
  place=$(printf %b "$point")
  [ "$place" = "$own" ] || "$mount" -o remount,bind,ro "$place"
done < /proc/self/mountinfo
[ ! -d "$hidden" ] || "$mount" -t tmpfs -o ro,mode=755 none "$hidden"
exec "$@"`;

/** Namespaces. Without root they need a user namespace; the process is then also kept from seeing the server's own. */
function apart(level: Level, { folder, hidden }: { folder: string; hidden: string }): string[] {
  if (level.namespaces === 'none') return [];
  const user = level.isRoot ? [] : ['--user', '--map-root-user'];
  if (level.namespaces === 'network') return [tools.unshare, ...user, '--net'];
  const processes = level.isRoot ? [] : ['--pid', '--fork', '--kill-child'];
  // With `--fork` the program waits for the process: it is ended with the server itself.
  const waits = level.isRoot ? [] : [tools.setpriv, '--pdeathsig', 'KILL'];
  // A folder that contains the process's own cannot be covered.
  const covered = `${folder}/`.startsWith(`${hidden}/`) ? '' : hidden;
  const mount = ['/bin/sh', '-c', MOUNT, 'sh', folder, covered, level.isRoot ? 'no' : 'yes', tools.mount];
  return [...waits, tools.unshare, ...user, ...processes, '--net', '--ipc', '--mount', ...mount];
}

function unprivileged(level: Level): string[] {
  if (!level.setpriv) return [];
  const id = String(READING_USER);
  const user = level.ownUser ? ['--reuid', id, '--regid', id, '--clear-groups'] : [];
  const isPrivileged = level.isRoot || level.namespaces !== 'none';
  const bounds = isPrivileged ? ['--bounding-set', '-all'] : [];
  const caps = ['--inh-caps', '-all', '--ambient-caps', '-all', ...bounds];
  return [tools.setpriv, ...user, '--no-new-privs', ...caps, '--pdeathsig', 'KILL'];
}

/** Whether a program starts this way, may write its folder, and can run what a reading process runs. */
async function works(sandbox: Sandbox): Promise<boolean> {
  const folder = makeOwnFolder(sandbox.user);
  try {
    const asks = ['/bin/sh', '-c', 'test -w "$1" && test -r "$2" && test -x "$3"', 'sh'];
    const [command, args] = sandbox.wrap([...asks, folder, ENTRY, process.execPath], {
      folder,
      memoryMb: 1024,
    });
    await promisify(execFile)(command, args, { timeout: PROBE_MS, cwd: '/' });
    return true;
  } catch {
    return false;
  } finally {
    removeOwnFolder(folder);
  }
}
