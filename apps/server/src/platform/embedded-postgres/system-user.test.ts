import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { cleanUp, makeFolder, run, serverPid, startSupervisor } from './testing/run-supervisor.ts';

afterEach(cleanUp);

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const nobodyCanRun =
  isRoot &&
  spawnSync('setpriv', [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', process.execPath, '-v'])
    .status === 0 &&
  spawnSync('setpriv', [
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    'test',
    '-r',
    import.meta.filename,
  ]).status === 0;

describe.skipIf(!isRoot)('as root', () => {
  test('below a folder that nobody else may enter, the database lives elsewhere and stays there', async () => {
    const parent = makeFolder(0o700);
    const dataDir = path.join(parent, 'data');
    const server = await startSupervisor(dataDir);
    const home = fs.readFileSync(path.join(dataDir, 'postgres/location'), 'utf8').trim();
    expect(server.logs).toEqual([
      `The database's user cannot enter ${dataDir}, so the database is kept in ${home}.`,
    ]);
    expect(fs.readFileSync(path.join(home, 'belongs-to'), 'utf8').trim()).toBe(dataDir);
    await run(server.first.owner, 'create table kept as select 42 as answer');
    expect(await server.stop()).toBe(0);

    fs.chmodSync(parent, 0o755);
    const next = await startSupervisor(dataDir);
    expect(await run(next.first.owner, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(next.first.owner?.host).toBe(path.join(home, 'run'));
  });

  test('a missing database outside DATA_DIR is an error, not replaced by an empty one', async () => {
    const dataDir = path.join(makeFolder(0o700), 'data');
    await (await startSupervisor(dataDir)).stop();
    const home = fs.readFileSync(path.join(dataDir, 'postgres/location'), 'utf8').trim();
    fs.rmSync(home, { recursive: true });
    const { first } = await startSupervisor(dataDir);
    expect(first.error).toContain(`was kept in ${home}`);
  });

  test('a folder that was remade does not wake the rows of its predecessor', async () => {
    const dataDir = path.join(makeFolder(0o700), 'data');
    const server = await startSupervisor(dataDir);
    await run(server.first.owner, 'create table kept as select 42 as answer');
    await server.stop();
    const home = fs.readFileSync(path.join(dataDir, 'postgres/location'), 'utf8').trim();
    fs.rmSync(dataDir, { recursive: true });
    const next = await startSupervisor(dataDir);
    fs.rmSync(home, { recursive: true });
    expect(next.logs[0]).toContain(`${home} holds the database of an earlier ${dataDir}`);
    await expect(run(next.first.owner, 'select answer from kept')).rejects.toThrow(/does not exist/);
  });

  test('a data folder that is shut itself is opened for passing through, no further', async () => {
    const dataDir = makeFolder(0o700);
    const { first } = await startSupervisor(dataDir);
    expect(first.owner?.host).toBe(path.join(dataDir, 'postgres/run'));
    expect(fs.statSync(dataDir).mode & 0o777).toBe(0o711);
  });

  test('a strict umask does not shut the database out of a new folder', async () => {
    const dataDir = path.join(makeFolder(), 'data');
    const before = process.umask(0o077);
    const { first } = await startSupervisor(dataDir);
    process.umask(before);
    expect(first.owner?.host).toBe(path.join(dataDir, 'postgres/run'));
  });

  test('a folder that was closed after the first start is reported, with the remedy', async () => {
    const parent = makeFolder();
    await (await startSupervisor(path.join(parent, 'data'))).stop();
    fs.chmodSync(parent, 0o700);
    const { first } = await startSupervisor(path.join(parent, 'data'));
    expect(first.error).toMatch(/can no longer reach it: allow it to enter every parent folder/);
  });
});

describe.skipIf(!nobodyCanRun)('as an ordinary user', () => {
  function makeOwnFolder(): string {
    const folder = makeFolder(0o700);
    fs.chownSync(folder, NOBODY, NOBODY);
    return folder;
  }

  test('the database runs as that user, and root later opens the same one', async () => {
    const dataDir = makeOwnFolder();
    const server = await startSupervisor(dataDir, { uid: NOBODY });
    const pid = serverPid(path.join(dataDir, 'postgres'))!;
    expect(fs.statSync(`/proc/${pid}`).uid).toBe(NOBODY);
    await run(server.first.owner, 'create table kept as select 42 as answer');
    expect(await server.stop()).toBe(0);
    const next = await startSupervisor(dataDir);
    expect(await run(next.first.owner, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(await next.stop()).toBe(0);
    const again = await startSupervisor(dataDir, { uid: NOBODY });
    expect(again.first.error).toBeUndefined();
  });

  test('a database of somebody else is refused in a sentence', async () => {
    const dataDir = makeFolder();
    await (await startSupervisor(dataDir)).stop();
    const { first } = await startSupervisor(dataDir, { uid: NOBODY });
    expect(first.error).toMatch(/belongs to user id \d+: start as that user or as root/);
  });

  test('a bare user id without an account is refused in a sentence', async () => {
    const dataDir = makeFolder(0o777);
    const { first } = await startSupervisor(dataDir, { uid: 54_321 });
    expect(first.error).toMatch(/User id 54321 has no entry in \/etc\/passwd/);
  });
});
