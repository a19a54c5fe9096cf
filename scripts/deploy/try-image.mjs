/**
 * Runs the steps of `deploy/docker/Dockerfile` without Docker, and starts the result as Docker would: the base images are replaced by a
 * Debian that debootstrap makes (with this machine's Node where the image has Node's), `chroot` for the build, and namespaces with a
 * read-only root for the container. As root on Debian, with the package `debootstrap`; takes some minutes and 3 GB.
 *
 * node scripts/deploy/try-image.mjs /tmp/image [--built]
 *
 * With `--built` it runs what an earlier call has built there.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot, root } from '../paths.mjs';

const folder = path.resolve(process.argv[2] ?? '/tmp/image');
const isBuilt = process.argv.includes('--built');
const run = (command, args, options = {}) =>
  isBuilt || execFileSync(command, args, { stdio: 'inherit', ...options });

/** The instructions of the Dockerfile, continued lines joined. */
const instructions = fs
  .readFileSync(inRoot('deploy/docker/Dockerfile'), 'utf8')
  .replaceAll(/\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => /^(\w+) (.*)$/.exec(line).slice(1));

/** What the instructions have said of a stage of the build so far. */
function newStage(base) {
  const name = /\bas (\w+)$/i.exec(base)?.[1] ?? 'image';
  const stage = { name, root: path.join(folder, name), env: {}, user: '0:0', directory: '/', command: [] };
  if (isBuilt) return stage;
  fs.rmSync(stage.root, { recursive: true, force: true });
  run('cp', ['--archive', debian(), stage.root]);
  if (base.startsWith('node:')) addNode(stage.root);
  return stage;
}

function debian() {
  const base = path.join(folder, 'base');
  if (!fs.existsSync(path.join(base, 'etc/debian_version')))
    run('debootstrap', ['--variant=minbase', 'bookworm', base]);
  return base;
}

/** This machine's Node with npm and the libraries of both. */
function addNode(target) {
  const libraries = execFileSync('ldd', [fs.realpathSync('/usr/bin/node')], { encoding: 'utf8' });
  const files = [...libraries.matchAll(/(?:=> )?(\/\S+) \(/g)].map(([, file]) => file);
  const npm = path.resolve(fs.realpathSync('/usr/bin/npm'), '../..');
  const certificates = ['/etc/ssl/certs', '/usr/share/ca-certificates', '/usr/local/share/ca-certificates'];
  for (const from of [
    '/usr/bin/node',
    ...files,
    npm,
    ...certificates.filter((each) => fs.existsSync(each)),
  ]) {
    const to = path.join(target, from);
    if (fs.existsSync(to)) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    run('cp', ['--archive', '--dereference', from, to]);
  }
  fs.symlinkSync(path.join(npm, 'bin/npm-cli.js'), path.join(target, 'usr/bin/npm'));
}

const certificates = '/etc/ssl/certs/ca-certificates.crt';
const buildEnv = {
  PATH: process.env.PATH,
  HOME: '/root',
  NODE_EXTRA_CA_CERTS: certificates,
  npm_config_cafile: certificates,
};

function inStage({ root: target, env }, script) {
  if (isBuilt) return;
  fs.copyFileSync('/etc/resolv.conf', path.join(target, 'etc/resolv.conf'));
  const mounted = 'mount --bind /dev "$0/dev"; mount -t proc proc "$0/proc"; exec chroot "$0" sh -ec "$1"';
  run('unshare', ['--mount', 'sh', '-ec', mounted, target, script], { env: { ...buildEnv, ...env } });
}

const stages = [];
for (const [name, value] of instructions) {
  console.log(`${name} ${value}`);
  const stage = stages.at(-1);
  if (name === 'FROM') stages.push(newStage(value));
  else if (name === 'WORKDIR') {
    stage.directory = value;
    fs.mkdirSync(path.join(stage.root, value), { recursive: true });
  } else if (name === 'RUN') inStage(stage, `cd ${stage.directory}; ${value}`);
  else if (name === 'COPY') copy(stage, value);
  else if (name === 'ENV') for (const [, key, text] of value.matchAll(/(\w+)=(\S+)/g)) stage.env[key] = text;
  else if (name === 'USER') stage.user = value;
  else if (name === 'ENTRYPOINT' || name === 'CMD') stage.command.push(...JSON.parse(value));
  else if (name === 'HEALTHCHECK') stage.health = JSON.parse(/CMD (\[.*\])$/.exec(value)[1]);
}

function copy(stage, value) {
  const [, from, source, target] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(value);
  const to = path.join(stage.root, path.resolve(stage.directory, target));
  if (from !== undefined)
    return run('cp', ['--archive', path.join(stages.find((each) => each.name === from).root, source), to]);
  // The files that git tracks; everything else in the checkout is ignored.
  return run('sh', ['-ec', 'git -C "$0" archive HEAD | tar --extract --directory "$1"', root, to]);
}

/** How large the image is, and what of it. */
function printSizes(stage) {
  const size = (...places) =>
    Number(execFileSync('du', ['-sm', ...places], { encoding: 'utf8' }).split('\t')[0]);
  console.log(
    `The image holds ${size(stage.root)} MB, of which a Debian without the cuts of the slim one ${size(debian())} MB`,
  );
  const modules = path.join(stage.root, 'app/node_modules');
  const packages = fs
    .readdirSync(modules)
    .map((name) => ({ name, megabytes: size(path.join(modules, name)) }));
  const largest = packages.toSorted((one, other) => other.megabytes - one.megabytes).slice(0, 12);
  console.log(`Packages: ${largest.map(({ name, megabytes }) => `${name} ${megabytes}`).join(', ')}`);
}

/** Runs the image's command as the container would: only /data and /tmp are writable, and the user is not root. */
async function start(stage) {
  printSizes(stage);
  const [uid, gid] = stage.user.split(':');
  const script = `mount --bind "$0" "$0"; mount -o remount,bind,ro "$0"; mount --bind /dev "$0/dev"; mount -t proc proc "$0/proc"
    mount -t tmpfs -o mode=1777 tmp "$0/tmp"; mount -t tmpfs -o uid=${uid},gid=${gid},mode=0711 data "$0/data"
    command="$1"; shift; exec /usr/sbin/chroot --userspec=${stage.user} "$0" sh -c "cd ${stage.directory}; exec \\"\\$0\\" \\"\\$@\\"" "$command" "$@"`;
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: '/data',
    ...stage.env,
    HOST: '127.0.0.1',
    PORT: process.env.PORT ?? '18080',
  };
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec', script, stage.root, ...stage.command],
    { env, stdio: 'inherit' },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const started = Date.now();
  const isWell = () => {
    const [, ...args] = stage.health;
    try {
      execFileSync('/usr/sbin/chroot', [stage.root, stage.health[0], ...args], { env, stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  while (!isWell()) {
    if (Date.now() - started > 120_000) throw new Error('The health check does not pass');
    if (child.exitCode !== null) throw new Error(`The container ended with ${child.exitCode}`);
    await sleep(500);
  }
  console.log(`Healthy after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const page = await fetch(`http://127.0.0.1:${env.PORT}/`);
  console.log(`The console answers ${page.status}, ${(await page.text()).length} characters`);
  await sleep(Number(process.env.STAY_SECONDS ?? 0) * 1000);
  // As the container's first process: by the signal that the image names.
  const first = execFileSync('pgrep', ['--parent', String(child.pid)], { encoding: 'utf8' }).trim();
  process.kill(Number(first), 'SIGTERM');
  console.log(`Ended with ${await ended}`);
}

await start(stages.at(-1));
