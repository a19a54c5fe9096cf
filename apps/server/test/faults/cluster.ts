import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bootstrap } from '../product.ts';
import { findFaketime } from '../servers/faketime.ts';
import { startMailServer, type MailServer } from '../servers/mail-server.ts';
import { startDocumentServer, type DocumentServer, type Storing } from './document-server.ts';
import { openLink, type Link } from './link.ts';
import { startMember, type Member } from './member.ts';
import { database, startPostgres, type Postgres } from './postgres.ts';
import { mountDisk, unmountDisk } from './small-disk.ts';

/** Some api and worker processes with what they depend on, each by a link of its own. */
export interface Cluster {
  readonly apis: readonly Member[];
  readonly members: readonly Member[];
  /** Where clients reach the api processes: at the links to them. */
  readonly addresses: readonly string[];
  /** Clients' ways to the api processes, each member's to database, documents and mail server, and the replica's to the database. */
  links(): readonly NamedLink[];
  /** The only ways to the documents and to the mail server: while one is shut, that server is as if it had ended. */
  readonly servers: readonly NamedLink[];
  readonly postgres: Postgres;
  readonly documents: DocumentServer;
  readonly mail: MailServer;
  /** The folders of members that lie on a small disk of their own; none where disks cannot be mounted. */
  readonly smallDisks: readonly string[];
  /** Members whose clock is wrong; none where clocks cannot be moved. */
  readonly wrongClocks: readonly string[];
  /** The environment of a command that runs outside the cluster and is not affected by faults. */
  env(): Record<string, string>;
  readonly dataFolders: readonly string[];
  /** Waits until every process says that it is ready. */
  ready(): Promise<void>;
  /** Ends the product's processes in order, and leaves the rest. */
  stopMembers(): Promise<void>;
  stop(): Promise<void>;
}

export interface NamedLink {
  readonly name: string;
  readonly link: Link;
}

const bucket = 'documents';
/** How many processes of each kind there are. */
export interface Size {
  readonly apis: number;
  readonly workers: number;
}

/** Seconds by which clocks are wrong: those of the last process of a kind, unless it is the only one. */
const clockErrors = { api: 30, worker: -30 };
const smallDisk = { megabytes: 64, mode: '711' };

const shared = {
  ...bootstrap,
  ENGINE: 'embedded',
  STORAGE_URL: `s3://${bucket}/ocr`,
  WORKERS: '1',
  // All clients share one address.
  RATE_SIGN_INS_PER_MINUTE: '100000',
  RATE_UPLOADS_PER_MINUTE: '100000',
};

/** Starts everything in `folder`, which must be empty, with documents on a server of that kind; answers when every process is ready. */
export async function startCluster(folder: string, storing: Storing, size: Size): Promise<Cluster> {
  const postgres = await startPostgres(folder);
  const documents = await startDocumentServer(storing, bucket);
  const common = { ...shared, ...documents.credentials };
  const mail = await startMailServer();
  const servers = {
    s3: await openLink(() => portOf(documents.address)),
    mail: await openLink(() => portOf(mail.url)),
  };
  const targets = {
    postgres: () => postgres.port(),
    s3: () => servers.s3.port,
    mail: () => servers.mail.port,
  };
  const links: NamedLink[] = [];
  const members: Member[] = [];
  const addresses: string[] = [];
  const smallDisks: string[] = [];
  const wrongClocks: string[] = [];
  const folderOf = (name: string): string => join(folder, name);
  for (const { name, role, clockError, isOnSmallDisk } of planOf(size)) {
    const own: Record<string, Link> = {};
    for (const [to, target] of Object.entries(targets)) {
      own[to] = await openLink(target);
      links.push({ name: `${name} – ${to}`, link: own[to] });
    }
    await mkdir(folderOf(name), { mode: 0o711 });
    if (isOnSmallDisk && mountDisk(folderOf(name), smallDisk)) smallDisks.push(folderOf(name));
    const ports = { postgres: own['postgres']!.port, s3: own['s3']!.port, mail: own['mail']!.port };
    const moved = clockEnv(clockError);
    if ('LD_PRELOAD' in moved) wrongClocks.push(name);
    const env = { ...common, ...moved, ...environment(ports), DATA_DIR: folderOf(name), PROCESSES: role };
    const member = await startMember({ name, folder, env });
    members.push(member);
    if (role !== 'api') continue;
    const link = await openLink(() => portOf(member.address));
    links.push({ name: `clients – ${name}`, link });
    addresses.push(`http://127.0.0.1:${link.port}`);
  }
  const ready = async (): Promise<void> => {
    for (const member of members) while (!(await member.isReady())) await sleep(200);
  };
  const stopMembers = async (): Promise<void> =>
    void (await Promise.all(members.map((member) => member.stop())));
  await ready();
  return {
    apis: members.filter(({ name }) => name.startsWith('api')),
    members,
    addresses,
    links: () => {
      const replication = postgres.replication();
      return replication === undefined
        ? links
        : [...links, { name: 'replica – postgres', link: replication }];
    },
    servers: Object.entries(servers).map(([name, link]) => ({ name, link })),
    postgres,
    documents,
    mail,
    smallDisks,
    wrongClocks,
    env: () => ({
      ...common,
      ...environment({ postgres: postgres.port(), s3: servers.s3.port, mail: servers.mail.port }),
      DATA_DIR: join(folder, 'admin'),
    }),
    dataFolders: members.map(({ name }) => folderOf(name)),
    ready,
    stopMembers,
    stop: async () => {
      await stopMembers();
      await Promise.all(
        [...links.map(({ link }) => link), ...Object.values(servers)].map((link) => link.close()),
      );
      await Promise.all([postgres.stop(), documents.close(), mail.stop()]);
      smallDisks.forEach(unmountDisk);
    },
  };
}

/** The processes by name; the first one of each kind has its folder on a small disk. */
function planOf({ apis, workers }: Size) {
  return (
    [
      ['api', apis],
      ['worker', workers],
    ] as const
  ).flatMap(([role, count]) =>
    Array.from({ length: count }, (_, index) => ({
      name: `${role}-${index + 1}`,
      role,
      clockError: index > 0 && index === count - 1 ? clockErrors[role] : 0,
      isOnSmallDisk: index === 0,
    })),
  );
}

/** Where a process finds what it depends on. */
function environment(ports: {
  readonly postgres: number;
  readonly s3: number;
  readonly mail: number;
}): Record<string, string> {
  const { user, password, name } = database;
  return {
    DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${ports.postgres}/${name}`,
    S3_ENDPOINT: `http://127.0.0.1:${ports.s3}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
  };
}

function portOf(address: string): number {
  return Number(new URL(address).port);
}

/** Moves a process's clock where Debian's `faketime` is installed; else it is right. */
function clockEnv(seconds: number): Record<string, string> {
  if (seconds === 0) return {};
  const library = findFaketime();
  if (library === undefined) return {};
  const sign = seconds < 0 ? '' : '+';
  return { LD_PRELOAD: library, FAKETIME: `${sign}${seconds}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}
