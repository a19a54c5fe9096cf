import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** The programs of Debian's packages `swift-proxy`, `swift-account`, `swift-container`, `swift-object` and `memcached`. */
const isInstalled = ['swift-proxy-server', 'swift-account-server', 'swift-object-server', 'memcached'].every(
  (name) => existsSync(`/usr/bin/${name}`),
);
export const swiftIsInstalled = isInstalled && process.platform === 'linux';

const parts = ['account', 'container', 'object'] as const;

const credentials = { accessKey: 'test:tester', secretKey: 'testing' };
/** Of five Python programs on a busy machine. */
const READY_WITHIN_MS = 90_000;

/** OpenStack Swift with its S3 API: a store that many run, on one disk and with one copy of each object. */
export interface SwiftServer {
  readonly address: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Stops and continues the program that answers calls; calls wait meanwhile without an error. */
  freeze(isFrozen: boolean): void;
  close(): Promise<void>;
}

export async function startSwift(): Promise<SwiftServer> {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-swift-'));
  const ports = await takePorts(['proxy', 'memcached', ...parts]);
  await mkdir(join(folder, 'disks/one'), { recursive: true });
  for (const part of parts) makeRing(folder, part, ports[part]);
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n');
  await write('proxy-server.conf', proxyConfig(folder, ports));
  for (const part of parts) await write(`${part}-server.conf`, partConfig(folder, part, ports[part]));
  const run = (command: string, args: string[]) => spawn(command, args, { stdio: 'ignore' });
  const children = [
    run('memcached', [
      '-l',
      '127.0.0.1',
      '-p',
      String(ports.memcached),
      '-m',
      '16',
      '-u',
      userInfo().username,
    ]),
    ...[...parts, 'proxy'].map((part) =>
      run(`/usr/bin/swift-${part}-server`, [join(folder, `${part}-server.conf`)]),
    ),
  ];
  const address = `http://127.0.0.1:${ports.proxy}`;
  const close = async (): Promise<void> => {
    await Promise.all(children.map((child) => end(child)));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await isReady(address);
  } catch (error) {
    await close();
    throw error;
  }
  const proxy = children.at(-1);
  return {
    address,
    ...credentials,
    freeze: (isFrozen) => void proxy?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    close,
  };
}

async function takePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  const taken: Partial<Record<Name, number>> = {};
  for (const name of names) taken[name] = await freePort();
  // oxlint-disable-next-line typescript/consistent-type-assertions -- each name has got one
  return taken as Record<Name, number>;
}

function makeRing(folder: string, part: (typeof parts)[number], port: number): void {
  const build = (...args: string[]) =>
    execFileSync('/usr/bin/swift-ring-builder', [join(folder, `${part}.builder`), ...args], {
      stdio: 'ignore',
    });
  build('create', '4', '1', '1');
  build('add', `r1z1-127.0.0.1:${port}/one`, '1');
  build('rebalance');
}

const common = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'disks')}
mount_check = false
fallocate_reserve = 0
log_level = WARNING
`;

function partConfig(folder: string, part: (typeof parts)[number], port: number): string {
  return `${common(folder, port)}
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`;
}

function proxyConfig(folder: string, ports: { readonly proxy: number; readonly memcached: number }): string {
  return `${common(folder, ports.proxy)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo dlo versioned_writes symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
${['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'bulk', 'copy', 'slo', 'dlo', 'versioned_writes', 'symlink'].map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
[filter:s3api]
use = egg:swift#s3api
max_bucket_listing = 50
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
`;
}

/**
 * Waits until an account can be written to: the proxy answers its health check before the servers behind it listen, and then refuses
 * what is sent with 503. The account is the one of the credentials, which the first call creates.
 */
async function isReady(address: string): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; ;) {
    if (await canWrite(address).catch(() => false)) return;
    if (Date.now() > end) throw new Error('Swift does not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Creates a container, writes an object and removes both: the account, container and object servers answer. */
async function canWrite(address: string): Promise<boolean> {
  const headers = { 'x-auth-user': credentials.accessKey, 'x-auth-key': credentials.secretKey };
  const session = await fetch(`${address}/auth/v1.0`, { headers });
  const token = session.headers.get('x-auth-token');
  const account = session.headers.get('x-storage-url');
  if (token === null || account === null) return false;
  const container = `${account}/ready`;
  const calls = [
    ['PUT', container],
    ['PUT', `${container}/object`],
    ['DELETE', `${container}/object`],
    ['DELETE', container],
  ] as const;
  for (const [method, url] of calls) {
    const answer = await fetch(url, { method, headers: { 'x-auth-token': token } });
    // What an attempt before has left or removed.
    if (!answer.ok && !(method === 'DELETE' && answer.status === 404)) return false;
  }
  return true;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
