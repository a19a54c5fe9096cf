import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { killProcess } from '../../../test/servers/kill-process.ts';
import {
  cleanUp,
  makeFolder,
  makeStartedFolder,
  processTree,
  removeDatabase,
  run,
  serverPid,
  startSupervisor,
  until,
} from './testing/run-supervisor.ts';

afterEach(cleanUp);
afterAll(removeDatabase);

/** Makes a table with one acknowledged row. */
async function writeRow(connection: Parameters<typeof run>[0]): Promise<void> {
  await run(connection, 'create table kept as select 42 as answer');
}
const readRow = (connection: Parameters<typeof run>[0]): Promise<unknown[]> =>
  run(connection, 'select answer from kept');
const kept = [{ answer: 42 }];

describe('a first start', () => {
  test('makes the database with an owner and a login role that are no superusers, and stops cleanly; also below a path too long for a socket, where a killed first start left something behind', async () => {
    const dataDir = path.join(makeFolder(), 'long-'.repeat(20), 'データ');
    const left = path.join(dataDir, 'postgres/pg18.init.999999999');
    fs.mkdirSync(left, { recursive: true });
    const { first, stop } = await startSupervisor(dataDir);
    expect(fs.existsSync(left)).toBe(false);
    expect(first.owner?.host.length).toBeLessThan(60);
    await writeRow(first.owner);
    expect(await readRow(first.owner)).toEqual(kept);
    const roles = await run(
      first.owner,
      `select rolname, rolsuper, rolcanlogin, rolinherit from pg_roles where rolname like 'ocr%' order by 1`,
    );
    expect(roles).toEqual([
      { rolname: 'ocr_app', rolsuper: false, rolcanlogin: true, rolinherit: false },
      { rolname: 'ocr_owner', rolsuper: false, rolcanlogin: true, rolinherit: true },
      { rolname: 'ocr_partner', rolsuper: false, rolcanlogin: false, rolinherit: true },
      { rolname: 'ocr_system', rolsuper: false, rolcanlogin: false, rolinherit: true },
      { rolname: 'ocr_tenant', rolsuper: false, rolcanlogin: false, rolinherit: true },
    ]);
    await expect(run(first.app, 'set role ocr_tenant')).resolves.toEqual([]);
    expect(
      await run(
        first.owner,
        'select datlocprovider, datlocale from pg_database where datname = current_database()',
      ),
    ).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }]);
    expect(await stop()).toBe(0);
    expect(serverPid(path.join(dataDir, 'postgres'))).toBeUndefined();
    expect(fs.existsSync(first.owner!.host)).toBe(false);
  });

  test('three at once make one cluster: one serves, the others are refused in a sentence', async () => {
    const dataDir = makeFolder();
    const all = await Promise.all([1, 2, 3].map(() => startSupervisor(dataDir)));
    expect(all.filter((one) => one.first.error === undefined)).toHaveLength(1);
    const refused = all.flatMap((one) => one.first.error ?? []);
    expect(refused[0]).toMatch(
      /^Another server \(process \d+\) already uses .*: stop it first, or give this one its own DATA_DIR/,
    );
    expect(fs.readdirSync(path.join(dataDir, 'postgres')).filter((name) => name.includes('init'))).toEqual(
      [],
    );
  });
});

describe('after kill -9', () => {
  test('of the server, the next start adopts the database with every acknowledged row', async () => {
    const dataDir = await makeStartedFolder();
    const killed = await startSupervisor(dataDir);
    await writeRow(killed.first.owner);
    await killed.kill();
    const next = await startSupervisor(dataDir);
    expect(next.first.adopted).toBe(true);
    expect(await readRow(next.first.owner)).toEqual(kept);
    expect(await next.stop()).toBe(0);
    expect(serverPid(path.join(dataDir, 'postgres'))).toBeUndefined();
  });

  test('of the database, the live server brings it back at the same address', async () => {
    const dataDir = await makeStartedFolder();
    const server = await startSupervisor(dataDir);
    await writeRow(server.first.owner);
    for (const times of [1, 2]) {
      process.kill(serverPid(path.join(dataDir, 'postgres'))!, 'SIGKILL');
      await until(async () => (await server.state()).restarts === times);
      expect(await readRow(server.first.owner)).toEqual(kept);
    }
    expect(await server.stop()).toBe(0);
    expect(serverPid(path.join(dataDir, 'postgres'))).toBeUndefined();
  });

  test('of an adopted database, the live server brings it back too', async () => {
    const dataDir = await makeStartedFolder();
    await (await startSupervisor(dataDir)).kill();
    const server = await startSupervisor(dataDir);
    await writeRow(server.first.owner);
    process.kill(serverPid(path.join(dataDir, 'postgres'))!, 'SIGKILL');
    await until(async () => (await server.state()).restarts === 1);
    expect(await readRow(server.first.owner)).toEqual(kept);
  });

  test('of everything at once, the next start recovers', async () => {
    const dataDir = await makeStartedFolder();
    const killed = await startSupervisor(dataDir);
    await writeRow(killed.first.owner);
    const servers = processTree(serverPid(path.join(dataDir, 'postgres'))!);
    // The supervisor first: alive, it may start the database again before it is killed.
    const ended = killed.kill();
    servers.forEach(killProcess);
    await ended;
    const next = await startSupervisor(dataDir);
    expect(next.first).toMatchObject({ adopted: false });
    expect(await readRow(next.first.owner)).toEqual(kept);
  });

  test('a lock file whose process id now belongs to somebody else does not keep the database shut', async () => {
    const dataDir = await makeStartedFolder();
    const { first, stop } = await startSupervisor(dataDir);
    await writeRow(first.owner);
    const home = path.join(dataDir, 'postgres');
    const lock = fs.readFileSync(path.join(home, 'pg18/postmaster.pid'), 'utf8').split('\n');
    await stop();
    fs.writeFileSync(path.join(home, 'pg18/postmaster.pid'), [process.pid, ...lock.slice(1)].join('\n'), {
      mode: 0o600,
    });
    fs.writeFileSync(
      path.join(home, 'run/.s.PGSQL.5432.lock'),
      `${process.pid}\n${lock.slice(1).join('\n')}`,
      { mode: 0o600 },
    );
    const next = await startSupervisor(dataDir);
    expect(await readRow(next.first.owner)).toEqual(kept);
  });
});

test('a left-over server of another version is replaced', async () => {
  const dataDir = await makeStartedFolder();
  const server = await startSupervisor(dataDir);
  await writeRow(server.first.owner);
  const home = path.join(dataDir, 'postgres');
  const { uid, gid } = fs.statSync(path.join(home, 'pg18'));
  const [program = '', ...args] = fs
    .readFileSync(`/proc/${serverPid(home)}/cmdline`, 'utf8')
    .split('\0')
    .slice(0, -1);
  await server.stop();
  const older = args.map((word) => word.replace(/^cluster_name=.*/, 'cluster_name=older'));
  const left = spawn(program, older, { uid, gid, cwd: '/', stdio: 'ignore' });
  await until(async () => (await run(server.first.owner, 'select 1').catch(() => [])).length > 0);

  const next = await startSupervisor(dataDir);
  expect(left.exitCode).toBe(0);
  expect(next.first.adopted).toBe(false);
  expect(next.logs).toEqual(['Replacing a left-over database server of another version.']);
  expect(await readRow(next.first.owner)).toEqual(kept);
});

describe('several servers', () => {
  test('run side by side on their own folders', async () => {
    const folders = [await makeStartedFolder(), await makeStartedFolder()] as const;
    const [one, other] = await Promise.all([startSupervisor(folders[0]), startSupervisor(folders[1])]);
    await writeRow(one.first.owner);
    await expect(readRow(other.first.owner)).rejects.toThrow(/does not exist/);
    expect(await one.stop()).toBe(0);
    expect(await run(other.first.owner, 'select 1 as up')).toEqual([{ up: 1 }]);
  });

  test('a command that shares a live server leaves it running; one that shares with nobody starts the database and stops it', async () => {
    const dataDir = await makeStartedFolder();
    const server = await startSupervisor(dataDir);
    const command = await startSupervisor(dataDir, { share: true });
    expect(command.first).toMatchObject({ adopted: true, owner: server.first.owner });
    expect(await command.stop()).toBe(0);
    expect(await run(server.first.owner, 'select 1 as up')).toEqual([{ up: 1 }]);
    expect(await server.stop()).toBe(0);
    const alone = await startSupervisor(dataDir, { share: true });
    expect(alone.first.adopted).toBe(false);
    expect(await alone.stop()).toBe(0);
    expect(serverPid(path.join(dataDir, 'postgres'))).toBeUndefined();
  });
});

test('Ctrl-C in the terminal reaches the server, not its database', async () => {
  const dataDir = await makeStartedFolder();
  const server = await startSupervisor(dataDir);
  process.kill(-server.child.pid!, 'SIGINT'); // the terminal signals the whole process group
  await until(() => server.child.signalCode !== null);
  const pid = serverPid(path.join(dataDir, 'postgres'))!;
  expect(await run(server.first.owner, 'select 1 as up')).toEqual([{ up: 1 }]);
  expect(processTree(pid).length).toBeGreaterThan(1);
});

test('a cluster of another major version is refused, not replaced by an empty one', async () => {
  const dataDir = makeFolder();
  fs.mkdirSync(path.join(dataDir, 'postgres/pg17'), { recursive: true });
  const { first } = await startSupervisor(dataDir);
  expect(first.error).toMatch(/is of PostgreSQL 17, this version runs 18/);
});
